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

  it.each([
    ['en', 'A levels in June, I work Saturdays'],
    ['en', 'Renovate the bathroom, only free at weekends'],
    ['en', "Kitchen redone, I'm at work Monday to Friday"],
    ['it', 'Maturità a giugno, lavoro il sabato in pizzeria'],
    ['it', 'Imbiancare casa, ho liberi solo i weekend'],
    ['it', 'Scrivere un romanzo, solo la domenica'],
  ] as const)('are no rhythm where they say when somebody works or is free (%s): %s', (language, text) =>
    expect(weekly(language, text)).toBeNull(),
  )

  it('stay the rhythm of a habit that is for them only', () => {
    expect(weekly('en', 'Learn the guitar, only on Sundays')?.[1]).toEqual([6])
    expect(weekly('it', 'Chitarra, solo la domenica')?.[1]).toEqual([6])
  })
})
