import type { ProposedGoal } from '@dodici/contract/types'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { texts } from '../../../i18n/texts.ts'
import { sampleProposedGoal } from '../../../test/assistant-samples.ts'
import { amountWords, daysWords, paceWords } from './goal-amount.ts'
import { paceOf } from './goal-pace.ts'

const words = (facts: Partial<ProposedGoal>): string =>
  [amountWords(sampleProposedGoal(facts), texts.t), paceWords(sampleProposedGoal(facts), texts.t)].join(' · ')

beforeEach(() => loadTexts('assistant'))
afterEach(() => texts.changeLanguage('en'))

const year = { from: '2027-01-01', to: '2027-12-31' } as const

it.each([
  ['24 books · about 2 a month', { target: 24, unit: 'books' }],
  ['156 times · about 3 a week', { target: 156, unit: '' }],
  ['3 times · about one every 4 months', { target: 3, unit: '' }],
  ['104 h · about 2 h a week', { kind: 'hours', target: 104, unit: '' }],
  ['3,650,000 steps · about 10,000 steps a day', { kind: 'number', target: 3_650_000, unit: 'steps' }],
  ['4 kg · about 0.3 kg a month', { kind: 'number', target: 4, unit: 'kg' }],
] as const)('says how much, and at which pace: %s', (said, facts) => {
  expect(words({ ...year, ...facts })).toBe(said)
})

it('counts the days of the goal for its pace, and not those of the calendar year', () => {
  const goal = { kind: 'number', target: 5_000, unit: '€', to: '2027-12-31' } as const
  expect(words({ ...goal, from: '2026-11-26' })).toBe('5,000 € · about 87 € a week')
  expect(words({ ...goal, from: '2027-01-01' })).toBe('5,000 € · about 96 € a week')
  expect(paceOf({ kind: 'count', target: 13, from: '2026-12-01', to: '2027-12-31' })?.amount).toBeCloseTo(1, 1)
})

it('says so in Italian', async () => {
  texts.changeLanguage('it')
  await loadTexts('assistant')
  expect(words({ ...year, target: 24, unit: 'libri' })).toBe('24 libri · circa 2 al mese')
  expect(words({ ...year, target: 1, unit: '' })).toBe('1 volta · circa uno ogni 12 mesi')
})

it('says none where there is none, and of a few days no more than all', () => {
  expect(words({ ...year, kind: 'yesNo', target: 1, unit: '' })).toBe('1 · ')
  expect(paceOf({ kind: 'count', target: 3, from: '2027-01-02', to: '2027-01-01' })).toBeNull()
  expect(paceOf({ kind: 'count', target: 3, from: '', to: '2027-01-01' })).toBeNull()
  expect(paceOf({ kind: 'count', target: 3, from: '2027-01-01', to: '2027-01-03' })).toEqual({ per: 'week', amount: 3 })
})

it('says the days with their year, and none that are not typed to their end', () => {
  expect(daysWords(year)).toContain('2027')
  expect(daysWords({ from: '', to: '2027-01-01' })).toBe('')
})
