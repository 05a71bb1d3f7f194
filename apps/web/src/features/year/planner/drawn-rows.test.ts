import { dayOf, januaryOf, monthDays } from '@dodici/core/date'
import { layoutYear, plannerGeometry, yearItems, type YearLayout } from '@dodici/core/year'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { texts } from '../../../i18n/texts.ts'
import { sampleEvent } from '../../../test/samples.ts'
import { NO_ITEMS } from '../interaction.ts'
import { makeRowReady, placesOutOfSight, showRows, showRowsFirst } from './drawn-rows.ts'
import { rowsOf } from './planner-board.tsx'

const geometry = plannerGeometry({ width: 1440, height: 900, align: 'weekday' })
const colorOf = () => null

/** A year of which March holds an event of this title. */
function layOut(year: number, title: string): YearLayout {
  const items = yearItems([sampleEvent({ _id: `${year} ${title}`, title, start: `${year}-03-08` })])
  const measure = (text: string) => text.length * 6
  return layoutYear(items, {
    from: januaryOf(year),
    weekStart: 0,
    geometry,
    measure,
    holidays: [],
    showsRoutine: false,
  })
}

function factsOf(layout: YearLayout, focus = monthDays(layout.options.from).first, chosen = NO_ITEMS) {
  const drawing = { geometry, language: 'it', t: texts.t, weekNumbers: false, colorOf } as const
  const interaction = {
    today: dayOf(2027, 3, 18),
    focus,
    selected: null,
    open: null,
    lifted: NO_ITEMS,
    chosen,
    found: null,
  }
  const labels = layout.rows.map(({ days }) => days.map(({ day }) => `day ${day}`))
  return rowsOf({ layout, drawing, labels, interaction })
}

let board: HTMLElement
const march = () => board.children[2] as HTMLElement
const itemsOfMarch = () => march().lastElementChild
const bar = () => march().querySelector<HTMLElement>('[data-item]')
const firstOfMarch = () => march().querySelector<HTMLElement>('[data-day]')

beforeEach(() => {
  board = document.createElement('div')
  document.body.replaceChildren(board)
})

// Other files of tests go on in the same window, in Italian.
afterEach(() => {
  board.remove()
  texts.changeLanguage('it')
})

describe('rows that are shown before the page has heard of them', () => {
  const open = (url: string) => window.history.replaceState(null, '', url)
  const [before, after] = [factsOf(layOut(2027, 'Cinema')), factsOf(layOut(2027, 'Teatro'))]

  beforeEach(() => {
    open('/calendar')
    showRows(board, before)
    open('/calendar?category=work')
    showRowsFirst(after)
  })

  it('stay when the page is drawn once more as it was', () => {
    showRows(board, before)
    expect(bar()?.textContent).toBe('Teatro')
  })

  it('go when the page is drawn as it was after a step back', () => {
    open('/calendar')
    showRows(board, before)
    expect(bar()?.textContent).toBe('Cinema')
  })

  it('are the present ones once the page has drawn them', () => {
    showRows(board, after)
    showRows(board, before)
    expect(bar()?.textContent).toBe('Cinema')
  })

  it('leave those on which nothing changes to the page', () => {
    showRows(board, after)
    showRowsFirst(after)
    showRows(board, factsOf(layOut(2027, 'Concerto')))
    expect(bar()?.textContent).toBe('Concerto')
  })
})

describe('rows on a board', () => {
  it('are twelve, with their days and items', () => {
    showRows(board, factsOf(layOut(2027, 'Cinema')))
    expect(board.children).toHaveLength(12)
    expect(board.querySelectorAll('[data-day]')).toHaveLength(365)
    expect(bar()?.textContent).toBe('Cinema')
  })

  it('keep the days where they stand when the year changes, and the focus with them', () => {
    showRows(board, factsOf(layOut(2027, 'Cinema')))
    const day = firstOfMarch()
    day?.focus()
    showRows(board, factsOf(layOut(2028, 'Teatro')))
    expect(firstOfMarch()).toBe(day)
    expect(document.activeElement).toBe(day)
    expect(day?.dataset['day']).toBe(String(dayOf(2028, 3, 1)))
    expect(bar()?.textContent).toBe('Teatro')
  })

  it('have the names of their months in the language of the page, also after a switch', () => {
    const nameOfMarch = () => march().querySelector('[role=rowheader] > button')?.textContent
    const [layout, facts] = [layOut(2027, 'Cinema'), factsOf(layOut(2027, 'Cinema'))]
    texts.changeLanguage('it')
    showRows(board, facts)
    expect(nameOfMarch()).toBe('Marzo')
    texts.changeLanguage('en')
    showRows(
      board,
      factsOf(layout).map((row) => ({ ...row, drawing: { ...row.drawing, language: 'en' } })),
    )
    expect(nameOfMarch()).toBe('March')
  })

  it('of which nobody has made the items ready change those that are there', () => {
    showRows(board, factsOf(layOut(2027, 'Cinema')))
    const before = itemsOfMarch()
    showRows(board, factsOf(layOut(2027, 'Opera')))
    expect(itemsOfMarch()).toBe(before)
    expect(bar()?.textContent).toBe('Opera')
  })

  it('of which a lane is out of sight do not draw what lies in it, and know where it would be', () => {
    const facts = factsOf(layOut(2027, 'Cinema'))
    const within = (from: number, to: number) => facts.map((row) => ({ ...row, lanes: { from, to } }))
    showRows(board, within(0, 3))
    expect([bar()?.textContent, placesOutOfSight()]).toEqual(['Cinema', []])
    showRows(board, within(1, 3))
    expect(bar()).toBeNull()
    const { item, left, top, width } = facts[2]!.row.moments[0]!
    expect(placesOutOfSight()).toEqual([[item.id, new DOMRect(left, top, width, geometry.bar)]])
    board.remove()
    expect(placesOutOfSight()).toEqual([])
  })

  it('show the tab stop where the focus is, and touch no items for it', () => {
    const layout = layOut(2027, 'Cinema')
    showRows(board, factsOf(layout))
    const before = bar()
    showRows(board, factsOf(layout, dayOf(2027, 3, 1)))
    expect(firstOfMarch()?.tabIndex).toBe(0)
    expect(bar()).toBe(before)
  })
})

describe('items that are ready', () => {
  it('take the place of those that were shown, and those are ready from then on', () => {
    const [shown, next] = [layOut(2027, 'Cinema'), layOut(2028, 'Teatro')]
    showRows(board, factsOf(shown))
    const before = itemsOfMarch()
    factsOf(next).forEach(makeRowReady)
    expect(bar()?.textContent).toBe('Cinema')
    showRows(board, factsOf(next))
    expect(itemsOfMarch()).not.toBe(before)
    expect(bar()?.textContent).toBe('Teatro')
    showRows(board, factsOf(shown))
    expect(itemsOfMarch()).toBe(before)
  })

  it('are brought up to date where something has been chosen meanwhile', () => {
    const layout = layOut(2027, 'Cinema')
    factsOf(layout).forEach(makeRowReady)
    const id = layout.rows[2]?.moments[0]?.item.id ?? ''
    showRows(board, factsOf(layout, dayOf(2027, 1, 1), new Set([id])))
    expect(bar()?.className).toContain('open')
  })

  it('of more than five years are not kept', () => {
    const years = [2020, 2021, 2022, 2023, 2024, 2025].map((year) => layOut(year, 'Cinema'))
    const shown = layOut(2027, 'Cinema')
    for (const year of years) factsOf(year).forEach(makeRowReady)
    showRows(board, factsOf(shown))
    const before = itemsOfMarch()
    showRows(board, factsOf(years[0]!))
    expect(itemsOfMarch()).toBe(before)
    showRows(board, factsOf(years[5]!))
    expect(itemsOfMarch()).not.toBe(before)
  })
})
