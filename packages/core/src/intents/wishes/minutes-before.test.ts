import { describe, expect, it } from 'vitest'
import { aTimedItem } from '../../test/year-item.ts'
import { minutesBeforeIn } from './minutes-before.ts'

const dentist = aTimedItem('Dentist', 20_600, [15.25, 16])

describe('a phrase of how long before', () => {
  it.each([
    ['two days before', [2_880]],
    ['Two days and an hour before', [2_880, 60]],
    ['mezz’ora prima', [30]],
    ['il giorno prima e la settimana prima', [1_440, 10_080]],
    ['all’inizio', [0]],
    ['90 minutes in advance', [90]],
    ['the evening before at 8', [1_155]],
    ['il giorno prima alle 18', [1_275]],
  ])('%s is %j', (phrase, minutes) => {
    expect(minutesBeforeIn(phrase, dentist, 540)).toEqual(minutes)
  })

  it.each([
    'two days',
    'the exam two days before',
    'two days before the exam',
    'domani',
    '',
    '400 days before',
    'the exam the day before at 6pm',
    'the same day at 4pm',
  ])('%s is none', (phrase) => {
    expect(minutesBeforeIn(phrase, dentist, 540)).toBeNull()
  })
})
