import { numberOfMonth } from '../date/index.ts'
import type { Drawing } from './drawing.ts'
import { closePage, openPage } from './frame.ts'
import type { Setting } from './setting.ts'
import { inksOf } from './ink.ts'
import { legendOf, signsOf, type LegendEntry } from './legend.ts'
import { sheetOf } from './paper.ts'
import type { PosterInput } from './poster-options.ts'
import { rulerBy } from './ruler.ts'
import { heatView, levelsOf } from './views/heat.ts'
import { listView } from './views/list.ts'
import { monthsView } from './views/months.ts'
import { plannerView } from './views/planner.ts'
import type { MonthRange, View } from './views/view.ts'

/**
 * Draws twelve months on paper: pages of plain shapes in points. What has a place is drawn as on the screen, with all days in
 * full ink; what has none is counted where it is missing. Nothing lies outside of the pages.
 */
export function drawPoster(input: PosterInput): Drawing {
  const { options, words, measure } = input
  const setting: Setting = {
    sheet: sheetOf(options.paper, options.orientation),
    options,
    words,
    inks: inksOf(input),
    ruler: rulerBy(measure),
  }
  const view = viewOf(input, setting)
  const legend = entriesOf(input, setting)
  const pages = rangesOf(input).map((months) => {
    const page = openPage(setting, { part: partOf(months, input), legend })
    view.draw(page, months)
    return closePage(setting, page)
  })
  return { title: [words.year, options.title].filter((each) => each !== '').join(' · '), pages }
}

function viewOf(input: PosterInput, setting: Setting): View {
  switch (input.options.view) {
    case 'planner':
    case 'empty':
      return plannerView(input, setting)
    case 'months':
      return monthsView(input, setting)
    case 'heat':
      return heatView(input, setting)
    case 'list':
      return listView(input, setting)
  }
}

/** What the legend of a view explains. A sheet to write on needs none. */
function entriesOf(input: PosterInput, setting: Setting): LegendEntry[] {
  switch (input.options.view) {
    case 'empty':
      return []
    case 'heat':
      return levelsOf(input, setting)
    case 'list':
      return legendOf(input, setting)
    default:
      return [...legendOf(input, setting), ...signsOf(input)]
  }
}

const MONTHS = 12
const QUARTER = 3

function rangesOf({ options }: PosterInput): MonthRange[] {
  if (options.pages === 'one' || options.view === 'heat') return [{ from: 0, to: MONTHS }]
  return [0, 1, 2, 3].map((quarter) => ({ from: quarter * QUARTER, to: (quarter + 1) * QUARTER }))
}

/** The months of a page that has not all of them. */
function partOf({ from, to }: MonthRange, { source, words }: PosterInput): string | null {
  if (to - from === MONTHS) return null
  const name = (index: number): string => words.months[numberOfMonth(source.from + index) - 1] ?? ''
  return `${name(from)} – ${name(to - 1)}`
}
