import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { dayOf, partsOf, startOfWeek, weekdayOf, type Day } from '../../date/index.ts'
import { anItem } from '../../test/year-item.ts'
import { planTarget } from '../plan-target.ts'
import type { PlannedStep, PlanSurroundings } from '../planning-types.ts'
import { anyGoal, anySurroundings, around, goalOf, TODAY } from '../test/situations.ts'

const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']
const NUMBERS = ['nessun', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci']
const named = (day: Day): string => `${WEEKDAYS[weekdayOf(day)] ?? ''} ${partsOf(day).date}`
const numberIn = (words: string): number => (NUMBERS.includes(words) ? NUMBERS.indexOf(words) : Number(words))

/** Items that count on some of the days, one by one and not by the ground that the planner uses. */
const touching = ({ items }: PlanSurroundings, first: Day, last: Day): number => {
  let count = 0
  for (const item of items) if (item.isLoad && item.first <= last && item.last >= first) count += 1
  return count
}

/** The day near a step that a reason names by weekday and date. */
function dayNear(step: PlannedStep, text: string): Day {
  const found = Array.from({ length: 27 }, (_, at) => step.first - 13 + at).find((day) => named(day) === text)
  if (found === undefined) throw new Error(`no day near is ${text}`)
  return found
}

interface ReasonCase {
  readonly step: PlannedStep
  readonly year: PlanSurroundings
  readonly goal: { readonly first: Day; readonly last: Day }
  readonly words: readonly string[]
}

const COUNT = '(nessun|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\\d+)'
const DAY = '([a-zì]+ \\d+)'
const beside = (words: string): number => {
  const count = new RegExp(`${COUNT} impegn`, 'u').exec(words)?.[1]
  return count === undefined ? 0 : numberIn(count)
}
const length = (words: string): number => {
  const [count, unit] = words.split(' ')
  return (count === 'una' ? 1 : numberIn(count ?? '')) * (unit?.startsWith('settiman') ? 7 : 1)
}

/** Easter Sunday is a holiday to whoever keeps the Friday before it, or the Monday. */
const EASTERS = [dayOf(2027, 3, 28), dayOf(2028, 4, 16)].map((day) => ({ day, name: 'Pasqua' }))

/** What each form of a reason claims, recomputed. */
const claims: readonly (readonly [RegExp, (told: ReasonCase) => void])[] = [
  [
    new RegExp(`^più libero di ${DAY}, che ha già ${COUNT} impegn`, 'u'),
    ({ step, year, words }) => {
      const day = dayNear(step, words[1] ?? '')
      expect(touching(year, day, day)).toBe(numberIn(words[2] ?? ''))
      expect(touching(year, day, day)).toBeGreaterThan(touching(year, step.first, step.first))
    },
  ],
  [
    new RegExp(`^non ${DAY}, che è festa: (.+)$`, 'u'),
    ({ step, year, words }) => {
      const day = dayNear(step, words[1] ?? '')
      expect([...year.holidays, ...EASTERS]).toContainEqual({ day, name: words[2] })
      expect(day).not.toBe(step.first)
    },
  ],
  [
    /^(prima|dopo) (?:di )?«(.*)»$/su,
    ({ step, year, words }) => {
      const title = words[2]?.replace(/…$/u, '') ?? ''
      const away = year.items.filter(
        (item) => item.title.startsWith(title) && (item.away === true || item.last - item.first >= 2),
      )
      const fits = away.some(({ first, last }) => (words[1] === 'prima' ? step.first < first : step.first > last))
      expect(fits).toBe(true)
    },
  ],
  [
    new RegExp(`^fuori dalla settimana di ${DAY}, che ha già ${COUNT} impegn`, 'u'),
    ({ step, year, words }) => {
      const monday = startOfWeek(dayNear(step, words[1] ?? ''), year.weekStart)
      const days = Array.from({ length: 7 }, (_, at) => touching(year, monday + at, monday + at))
      expect(days.reduce((sum, one) => sum + one, 0)).toBe(numberIn(words[2] ?? ''))
    },
  ],
  [
    new RegExp(`^${DAY} (è un giorno di lavoro|cade nel fine settimana), ${DAY} no$`, 'u'),
    ({ step, words }) => {
      expect(words[1]).toBe(named(step.first))
      const isWorking = words[2] === 'è un giorno di lavoro'
      expect(weekdayOf(step.first) < 5).toBe(isWorking)
      expect(weekdayOf(dayNear(step, words[3] ?? '')) < 5).toBe(!isWorking)
    },
  ],
  [
    new RegExp(`^${DAY}, il giorno giusto per una prova lunga$`, 'u'),
    ({ step }) => expect(weekdayOf(step.first)).toBe(6),
  ],
  [
    new RegExp(`^${DAY} è il giorno più libero della settimana$`, 'u'),
    ({ step, year, words }) => {
      expect(words[1]).toBe(named(step.first))
      const monday = startOfWeek(step.first, year.weekStart)
      for (let day = monday; day < monday + 7; day += 1) {
        if (day === step.first) continue
        expect(touching(year, day, day)).toBeGreaterThan(touching(year, step.first, step.first))
      }
    },
  ],
  [
    new RegExp(`^${DAY} non hai altri impegni$`, 'u'),
    ({ step, year, words }) => {
      expect(words[1]).toBe(named(step.first))
      expect(touching(year, step.first, step.first)).toBe(0)
    },
  ],
  [
    /^(.+ (?:giorn[oi]|settiman[ae])) (prima|dopo), (.+)$/u,
    ({ step, year, goal, words }) => {
      const away = words[2] === 'prima' ? goal.first - step.first : step.first - goal.last
      expect(away).toBe(length(words[1] ?? ''))
      expect(touching(year, step.first, step.first)).toBe(beside(words[3] ?? ''))
    },
  ],
  [
    new RegExp(`^nessun giorno lì intorno ha meno di ${COUNT} impegn`, 'u'),
    ({ step, year, words }) => expect(touching(year, step.first, step.first)).toBe(numberIn(words[1] ?? '')),
  ],
  [
    new RegExp(`^${DAY} hai (?:solo )?${COUNT} impegn`, 'u'),
    ({ step, year, words }) => {
      expect(words[1]).toBe(named(step.first))
      expect(touching(year, step.first, step.first)).toBe(numberIn(words[2] ?? ''))
    },
  ],
  [
    new RegExp(`^(.+) da ${DAY}, (?:con|senza) (.+)$`, 'u'),
    ({ step, year, words }) => {
      expect(step.last - step.first + 1).toBe(length(words[1] ?? ''))
      expect(words[2]).toBe(named(step.first))
      expect(touching(year, step.first, step.last)).toBe(beside(words[3] ?? ''))
    },
  ],
  [
    new RegExp(`^fino a ${DAY}, (?:con|senza) (.+)$`, 'u'),
    ({ step, year, words }) => {
      expect(words[1]).toBe(named(step.last))
      expect(touching(year, step.first, step.last)).toBe(beside(words[2] ?? ''))
    },
  ],
]

function expectTrue(step: PlannedStep, year: PlanSurroundings, goal: ReasonCase['goal']): void {
  for (const [form, check] of claims) {
    const words = form.exec(step.reason)
    if (!words) continue
    check({ step, year, goal, words })
    return
  }
  throw new Error(`a reason that nobody checks: ${step.reason}`)
}

describe('the reason of a step', () => {
  it('is true of the year, recounted item by item', () => {
    fc.assert(
      fc.property(anyGoal, anySurroundings, (goal, surroundings) => {
        const year = { ...surroundings, language: 'it' as const }
        const day = goal.anchor?.first ?? TODAY + 200
        const exact = { ...goal, anchor: { first: day, last: day + 3 } }
        for (const step of planTarget(exact, year).steps) expectTrue(step, year, exact.anchor)
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })

  it('says what is in the way of the place that it would have had', () => {
    const goal = goalOf('event', TODAY + 60)
    const free = planTarget(goal, around('en')).steps.find(({ id }) => id === 'order')
    const day = free?.first ?? 0
    const reasonWith = (rest: Partial<PlanSurroundings>): string =>
      planTarget(goal, around('en', rest)).steps.find(({ id }) => id === 'order')?.reason ?? ''
    expect(reasonWith({ holidays: [{ day, name: 'May Day' }] })).toMatch(/^not \w+ \d+, which is a holiday: May Day$/u)
    expect(reasonWith({ items: [anItem('Japan', day - 1, day + 2)] })).toBe('before “Japan”')
    const crowd = ['a', 'b', 'c', 'd', 'e'].map((title) => anItem(title, day))
    expect(reasonWith({ items: crowd })).toMatch(/^freer than \w+ \d+, which has five things$/u)
  })

  it('is not the same for all steps of a plan', () => {
    const { steps } = planTarget(goalOf('move', TODAY + 100), around('it'))
    const forms = new Set(steps.map(({ reason }) => claims.findIndex(([form]) => form.test(reason))))
    expect(forms.size).toBeGreaterThanOrEqual(4)
  })
})
