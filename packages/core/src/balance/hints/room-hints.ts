import { weekdayOf, type Day } from '../../date/index.ts'
import type { Agenda } from '../advice/agenda.ts'
import { categoryFits } from '../advice/category-fit.ts'
import { line } from '../evidence.ts'
import type { DaySpan } from '../measures/measure-rest.ts'
import { adviceSentences, hintSentences, scoreSentences } from '../words/sentences.ts'
import { aboutDay, hint, type Hint } from './hint.ts'

const WEEKENDS_MIN = 3
const CALM_DAYS = { least: 4, most: 21, from: 5, to: 150 } as const
const FITS_MAX = 20

/** No free weekend for weeks, and the first one that could be kept free. */
export function weekendHints(agenda: Agenda): Hint[] {
  const { year, input } = agenda
  const { today, language } = input
  const first = Math.max(today + 1, year.first)
  const saturday = first + ((5 - weekdayOf(first) + 7) % 7)
  const isFree = (day: Day) => agenda.isFree(day) && agenda.isFree(day + 1)
  let after = saturday
  while (after < year.last && !isFree(after)) after += 7
  const weekends = (after - saturday) / 7
  if (weekends < WEEKENDS_MIN) return []
  const taken = { first: saturday, last: after - 6, weekends }
  const free = weekendAtHome(after, agenda)
  const said = hintSentences[language]
  const changes = free
    ? [
        {
          action: 'create' as const,
          minutes: null,
          title: said.freeWeekend,
          kind: 'marker' as const,
          ...free,
          categoryId: null,
          reason: adviceSentences[language].restReason,
        },
      ]
    : []
  return [
    hint(
      { rule: 'weekends', about: aboutDay(taken.last), kind: 'balance', weight: 50 + Math.min(weekends, 10) },
      said.weekends(taken, free),
      {
        evidence: [
          line(scoreSentences[language].weekendLine(weekends, taken.first, taken.last), {
            value: weekends,
            unit: 'count',
            span: taken,
          }),
        ],
        action: { kind: free ? 'propose' : 'open', first: (free ?? taken).first, last: (free ?? taken).last, changes },
      },
    ),
  ]
}

/** A weekend of the year that is spent at home; null for another. */
const weekendAtHome = (saturday: Day, { year, isAway }: Agenda): DaySpan | null =>
  saturday < year.last && !isAway(saturday) && !isAway(saturday + 1) ? { first: saturday, last: saturday + 1 } : null

/** The longest run of free days between planned events. */
export function calmHints(agenda: Agenda): Hint[] {
  const { input, isHoliday } = agenda
  const calm = calmSpan(agenda)
  if (!calm) return []
  const { first, last } = calm
  const length = last - first + 1
  const holidays = Array.from({ length }, (_, index) => first + index).filter(isHoliday).length
  const offered = hintSentences[input.language].calm(calm, holidays)
  return [
    hint({ rule: 'calm', about: aboutDay(last), kind: 'balance', weight: 40 + holidays }, offered, {
      evidence: [line(offered.text, { value: length, unit: 'days', span: calm })],
      action: { kind: 'open', first, last },
    }),
  ]
}

/** Null if it is too short to mention, or so long that nothing is planned there yet. */
function calmSpan({ year, input: { today }, itemsOn }: Agenda): DaySpan | null {
  const lastBusy = year.items.reduce((last, item) => Math.max(last, item.first), 0)
  const end = Math.min(today + CALM_DAYS.to, lastBusy - 1, year.last)
  let best: DaySpan | null = null
  let first = Math.max(today + CALM_DAYS.from, year.first)
  for (let day = first; day <= end; day += 1) {
    if (itemsOn(day).length > 0) first = day + 1
    else if (!best || day - first > best.last - best.first) best = { first, last: day }
  }
  const length = best ? best.last - best.first + 1 : 0
  return length < CALM_DAYS.least || length > CALM_DAYS.most ? null : best
}

/** Events without a category that clearly fit one. */
export function fitHints({ year, input }: Agenda): Hint[] {
  const fits = categoryFits(input, year.items, FITS_MAX)
  const [first] = fits
  if (!first) return []
  const said = adviceSentences[input.language]
  const offered = said.fits(fits)
  const changes = fits.map((fit) => ({
    action: 'categorise' as const,
    itemId: fit.item.id,
    categoryId: fit.categoryId,
    reason: said.fitReason(fit),
  }))
  return [
    hint({ rule: 'categorise', about: first.item.id, kind: 'tidying', weight: 45 }, offered, {
      evidence: [line(offered.text, { value: fits.length, unit: 'count', items: fits.map(({ item }) => item) })],
      action: { kind: 'propose', changes },
    }),
  ]
}
