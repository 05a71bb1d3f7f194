import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDay, yearSpan } from '../date/index.ts'
import type { AnalysisInput } from './balance-types.ts'
import { suggest, suggestedDays } from './suggest.ts'
import { analysed, anInput, anyInput, fullDay, timed, YEAR } from './test/analysis-input.ts'
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
    ...[0, 1, 2, 3, 4, 5].map((day) => fullDay(`Fair ${day}`, monday + day)),
    timed('Call A', today + 3, [600, 60]),
    timed('Call B', today + 3, [630, 60]),
    analysed('Far away', today + 30),
  ]
  const rules = rulesOf(anInput({ items, today }))
  expect(rules).toEqual(expect.arrayContaining(['full-week', 'deadlines', 'calm']))
  expect(suggest(anInput({ items, today }), 'tidying')[0]?.id).toBe('conflict-Call A-Call B')
})

it('looks past the end of the year, where what comes after it is known', () => {
  const december = parseDay('2027-12-20')!
  const exam = analysed('Exam', december + 40, undefined, { kind: 'milestone' })
  const clash = [
    timed('Call A', december + 20, [600, 60], { id: 'call-a', eventId: 'call-a' }),
    timed('Call B', december + 20, [630, 60], { id: 'call-b', eventId: 'call-b' }),
  ]
  const known = anInput({ today: december, itemsAfter: [exam, ...clash] })
  expect(rulesOf(known)).toEqual(expect.arrayContaining(['prepare-Exam', 'conflict-call-a-call-b']))
  expect(idsOf(anInput({ today: december }))).toEqual(['begin-plan-2027', 'begin-dates-2027'])
  expect(idsOf(anInput({ today: december, itemsAfter: [] }))).toEqual(['begin-plan-2028', 'begin-dates-2028'])
  expect(suggestedDays({ year: YEAR, today: december })).toEqual({ first, last: december + 180 })
  expect(suggestedDays({ year: YEAR, today: first })).toEqual({ first, last })
  expect(suggestedDays({ year: YEAR, today: last + 1 })).toEqual({ first, last })
})

it('keeps its limits past the end of the year', () => {
  const property = fc.property(fc.oneof(anyInput, livableYear), fc.integer({ min: 150, max: 364 }), (input, place) => {
    const today = first + place
    const itemsAfter = input.items
      .filter((item) => item.first > first + 20 && item.last < first + 170)
      .map((item) => ({ ...analysed(item.title, item.first + 365, item.last + 365), id: `${item.id}-after` }))
    const ahead = { ...input, today, itemsAfter }
    const all = suggest(ahead, null)
    expect(suggest(ahead, null)).toEqual(all)
    expect(all.length).toBeLessThanOrEqual(6)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const seen = new Set([...input.items, ...itemsAfter].map(({ id }) => id))
    for (const { action, evidence } of all) {
      for (const { itemIds } of evidence) expect(itemIds.filter((id) => !seen.has(id))).toEqual([])
      for (const change of action.changes) if (change.action === 'create') expect(change.first).toBeGreaterThan(today)
    }
  })
  fc.assert(property, { numRuns: 60, seed: 5, endOnFailure: true })
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
