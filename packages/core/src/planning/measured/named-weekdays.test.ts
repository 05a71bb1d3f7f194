import { describe, expect, it } from 'vitest'
import { asking } from '../test/situations.ts'
import { measuredTarget } from './measured-target.ts'

const weekly = (language: 'it' | 'en', text: string) => {
  const goal = measuredTarget(text, '', asking(language))
  return goal && [goal.title, goal.rhythm?.weekdays, goal.rhythm?.minute]
}

describe('the weekdays that stand beside a number of times a week', () => {
  it.each([
    ['it', 'Andare in palestra 3 volte a settimana, martedì giovedì e sabato', ['Andare in palestra', [1, 3, 5], null]],
    [
      'it',
      'Andare in palestra 3 volte a settimana, martedì, giovedì e sabato',
      ['Andare in palestra', [1, 3, 5], null],
    ],
    ['it', 'Fare yoga due volte a settimana, lunedì e venerdì', ['Fare yoga', [0, 4], null]],
    ['en', 'Go to the gym 3 times a week, Tuesday Thursday and Saturday', ['Go to the gym', [1, 3, 5], null]],
    ['en', 'Swim twice a week, Mondays and Fridays at 7am', ['Swim', [0, 4], 420]],
    ['en', 'Do yoga twice a week on Tuesday and Thursday', ['Do yoga', [1, 3], null]],
  ] as const)('are those of the series (%s): %s', (language, text, expected) =>
    expect(weekly(language, text)).toEqual(expected),
  )

  it('are left to the calendar where nobody says them', () => {
    const all = [0, 1, 2, 3, 4, 5, 6]
    expect(weekly('en', 'Go to the gym 3 times a week')?.[1]).toEqual(all)
  })
})
