import { describe, expect, it } from 'vitest'
import { dayOf } from '../date/index.ts'
import { PLAIN_RULES } from '../load/index.ts'
import { FIRST_YEAR, LAST_YEAR } from '../event/index.ts'
import { chosenQuestion, type ChosenReading } from './chosen-question.ts'
import type { QuestionSurroundings } from './question-types.ts'
import { readQuestion } from './read-question.ts'

const surroundings: QuestionSurroundings = {
  language: 'en',
  now: '2027-03-18T10:00',
  weekStart: 0,
  allDayAt: 540,
  categories: [],
  calendars: [],
  rules: PLAIN_RULES,
  holidays: [],
  year: 2027,
  categoryId: null,
  selectedIds: [],
  hasOpenCard: false,
}

const choose = (text: string, chosen: Partial<ChosenReading>) => {
  const read = readQuestion(text, surroundings, null)
  const { kind, terms, categoryId, first, last, hasPeriod } = read
  const days = hasPeriod ? { first, last } : null
  return chosenQuestion(read, { kind, terms, categoryId, days, ...chosen }, surroundings)
}

const MAY = { first: dayOf(2027, 5, 1), last: dayOf(2027, 5, 31) }

describe('a question as the person wants it read', () => {
  it('is about the days that they chose, and keeps what else its text says', () => {
    const text = 'How many meetings in the morning in April?'
    expect(choose(text, { days: MAY })).toMatchObject({ kind: 'count', ...MAY, hasPeriod: true, text, isChosen: true })
  })

  it('is about no years in which no event can be', () => {
    const ever = { first: dayOf(1, 1, 1), last: dayOf(9999, 12, 31) }
    expect(choose('How many meetings?', { days: ever })).toMatchObject({
      first: dayOf(FIRST_YEAR, 1, 1),
      last: dayOf(LAST_YEAR, 12, 31),
    })
  })

  it('keeps nothing of a text that was read to ask for another thing', () => {
    expect(choose('How many meetings in April?', { kind: 'when', days: MAY })).toMatchObject({ kind: 'when', text: '' })
  })

  it('is about the days that go without saying for what is asked now, where none were said', () => {
    const today = dayOf(2027, 3, 18)
    const next = choose('How many meetings?', { kind: 'next' })
    expect([next.first, next.hasPeriod]).toEqual([today, false])
  })

  it('is about the days that are said of what was read as a thing to add', () => {
    const read = choose('Add lunch with Marta on 4 May', { kind: 'find', terms: ['marta'] })
    expect(read).toMatchObject({ first: dayOf(2027, 5, 4), last: dayOf(2027, 5, 4), hasPeriod: true })
  })
})
