import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDay, yearSpan } from '../date/index.ts'
import type { AnalysisInput } from './balance-types.ts'
import { suggest } from './suggest.ts'
import { analysed, anInput, anyInput, timed, YEAR } from './test/analysis-input.ts'
import { livableYear } from './test/livable-year.ts'

const { first, last } = yearSpan(YEAR)
const today = parseDay('2027-05-03')!
const idsOf = (input: AnalysisInput) => suggest(input, null).map(({ id }) => id)
const rulesOf = (input: AnalysisInput) => idsOf(input).map((id) => id.replace(/-(\d{4}-.*|item.*|[a-z]+\/.*)$/, ''))

it('finds a way to begin in an empty year, and invents nothing in one that is over', () => {
  for (const language of ['it', 'en'] as const) {
    const found = suggest(anInput({ language, today }), null)
    expect(found.map(({ action }) => action.kind)).toEqual(['plan', 'open'])
    expect(found.map(({ evidence }) => evidence)).toEqual([[], []])
  }
  expect(suggest(anInput({ today: last + 1 }), null)).toEqual([])
})

it('offers a preparation for a milestone, and a reminder for what matters', () => {
  const items = [
    analysed('Exam', today + 40, undefined, { kind: 'milestone' }),
    timed('Job interview', today + 9, [600, 60]),
    timed('Coffee', today + 10, [600, 60]),
  ]
  const found = suggest(anInput({ items, today }), 'preparation')
  expect(found.map(({ id }) => id)).toEqual(['remind-Job interview', 'prepare-Exam'])
  expect(found[0]?.action.changes).toEqual([
    { action: 'remind', itemId: 'Job interview', minutesBefore: 1440, reason: 'a reminder on the day before' },
  ])
  const calm = items.map((item) => ({ ...item, hasReminder: true }))
  expect(idsOf(anInput({ items: calm, today, preparedEventIds: new Set(['Exam']) }))).not.toContain('prepare-Exam')
})

it('keeps a day before a birthday for the gift, unless there is one', () => {
  const birthday = analysed('Compleanno di Giulia', today + 20, undefined, { kind: 'marker', isLoad: false })
  const found = suggest(anInput({ items: [birthday], today, language: 'it' }), null)
  expect(found[0]?.action.changes).toMatchObject([{ action: 'create', title: 'Regalo per Giulia', kind: 'marker' }])
  const change = found[0]?.action.changes[0]
  expect(change?.action === 'create' && birthday.first - change.first).toBeGreaterThanOrEqual(2)
  const gift = analysed('Comprare il regalo', today + 12)
  expect(rulesOf(anInput({ items: [birthday, gift], today }))).not.toContain('gift')
})

it('says that no weekend is free, and which one could be kept', () => {
  const saturday = parseDay('2027-05-08')!
  const items = [0, 1, 2, 3].map((week) => timed(`Match ${week}`, saturday + 7 * week, [900, 60]))
  const [found] = suggest(anInput({ items, today }), 'balance')
  expect(found?.text).toBe(
    'From Saturday 8 to Sunday 30 May no weekend is free: 4 in a row. The first free one is the weekend of 5–6 June: keep it for yourself?',
  )
  expect(found?.action.changes).toMatchObject([{ kind: 'marker', first: saturday + 28, last: saturday + 29 }])
})

it('gives events the category that others of the same title have, or whose name they say', () => {
  const items = [
    analysed('Pilates', today + 1, undefined, { id: '1', eventId: '1', categoryId: 'sport' }),
    analysed('Pilates 2', today + 8, undefined, { id: '2', eventId: '2' }),
    analysed('Family lunch', today + 9),
    analysed('Dentist', today + 10),
  ]
  const [found] = suggest(anInput({ items, today }), 'tidying')
  expect(found?.action.changes).toMatchObject([
    { itemId: '2', categoryId: 'sport' },
    { itemId: 'Family lunch', categoryId: 'family' },
  ])
})

it('points out deadlines close together, a very full week, an overlap and a calm window', () => {
  const monday = parseDay('2027-05-17')!
  const items = [
    ...[0, 2, 5].map((day) => analysed(`Essay due ${day}`, monday + day, undefined, { hasReminder: true })),
    ...[0, 1, 2, 3, 4, 5].map((day) => analysed(`Fair ${day}`, monday + day)),
    timed('Call A', today + 3, [600, 60]),
    timed('Call B', today + 3, [630, 60]),
    analysed('Far away', today + 30),
  ]
  const rules = rulesOf(anInput({ items, today }))
  expect(rules).toEqual(expect.arrayContaining(['full-week', 'deadlines', 'calm']))
  expect(suggest(anInput({ items, today }), 'tidying')[0]?.id).toBe('conflict-Call A-Call B')
})

it('keeps its ids from one day to the next, so that a dismissal is remembered', () => {
  const items = [analysed('Exam', today + 40, undefined, { kind: 'milestone', hasReminder: true })]
  expect(idsOf(anInput({ items, today }))).toEqual(idsOf(anInput({ items, today: today + 1 })))
})

it('gives at most six, of the kind asked for, all about days from today on', () => {
  const property = fc.property(fc.oneof(anyInput, livableYear), (input) => {
    const all = suggest(input, null)
    expect(all.length).toBeLessThanOrEqual(6)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const kind of ['preparation', 'balance', 'tidying'] as const)
      for (const one of suggest(input, kind)) expect(one.kind).toBe(kind)
    for (const { action } of all) {
      if (action.first !== null) expect(action.first).toBeGreaterThanOrEqual(Math.min(input.today, first))
      for (const change of action.changes)
        if (change.action === 'create') expect(change.first).toBeGreaterThan(input.today)
    }
  })
  fc.assert(property, { numRuns: 80, seed: 3, endOnFailure: true })
})
