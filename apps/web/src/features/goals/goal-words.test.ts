import { dayOf } from '@dodici/core/date'
import { afterEach, expect, it } from 'vitest'
import { texts } from '../../i18n/texts.ts'
import { sampleGoal } from '../../test/goal-samples.ts'
import { forecastWords, inOrder, listedDay, sharesOf, standingWords, streakWords } from './goal-words.ts'

afterEach(() => {
  texts.changeLanguage('en')
})

it.each([
  ['en', '3 of 30 · behind by 3'],
  ['it', '3 di 30 · indietro di 3'],
] as const)('says in words where a goal stands, %s', (language, words) => {
  texts.changeLanguage(language)
  expect(standingWords(sampleGoal())).toBe(words)
})

it('says units, hours and what is done or not in their own way', () => {
  const ahead = { value: 4.25, lead: 1.5, state: 'ahead' } as const
  expect(standingWords(sampleGoal({ kind: 'hours' }, ahead))).toBe('4.3 of 30 h · ahead by 1.5')
  expect(standingWords(sampleGoal({ kind: 'number', unit: 'km' }, ahead))).toBe('4.3 of 30 km · ahead by 1.5')
  const open = { value: 0, lead: 0, state: 'onTrack' } as const
  expect(standingWords(sampleGoal({ kind: 'yesNo', target: 1 }, open))).toBe('still to do')
  expect(standingWords(sampleGoal({ from: '2027-05-08' }, { value: 0, state: 'notBegun' }))).toContain(
    'starts on May 8, 2027',
  )
})

it('says where it ends, and when the target is reached, with the year', () => {
  const goal = sampleGoal({ to: '2027-06-30' }, { forecast: { value: 34, reachedOn: '2027-06-08' } })
  expect(forecastWords(goal)).toBe('at this pace 34 by June 30, 2027; 30 on June 8, 2027')
  texts.changeLanguage('it')
  expect(forecastWords(goal)).toBe('a questo ritmo 34 entro il 30 giugno 2027; 30 l’8 giugno 2027')
  expect(forecastWords(sampleGoal({}, { reachedOn: '2027-03-01' }))).toBe('raggiunto il 1 marzo 2027')
})

it('says the year of a listed day where it is another', () => {
  const today = dayOf(2027, 3, 18)
  expect(listedDay('2027-11-05', today)).toBe('Nov 5')
  expect(listedDay('2028-01-05', today)).toBe('Jan 5, 2028')
  texts.changeLanguage('it')
  expect(listedDay('2028-01-05', today)).toBe('5 gen 2028')
})

it('says weeks in a row', () => {
  expect(streakWords(sampleGoal({}, { streak: { weeks: 5, best: 8 } }))).toBe('5 weeks in a row, best: 8')
  expect(streakWords(sampleGoal({}, { streak: { weeks: 1, best: 1 } }))).toBe('1 week in a row, best: 1')
})

it('puts what is behind first, and what is over last', () => {
  const states = ['missed', 'done', 'onTrack', 'behind'] as const
  const goals = states.map((state) => sampleGoal({ _id: state }, { state }))
  expect(inOrder(goals).map(({ _id }) => _id)).toEqual(['behind', 'onTrack', 'done', 'missed'])
})

it('never draws more than the whole bar', () => {
  expect(sharesOf(sampleGoal({}, { value: 45, expected: 15 }))).toEqual({ done: 1, pace: 0.5 })
  expect(sharesOf(sampleGoal({}, { value: -4, expected: 0 }))).toEqual({ done: 0, pace: 0 })
})
