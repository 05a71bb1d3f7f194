import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import { day } from '../test/year-item.ts'
import { readTarget } from './read-target.ts'
import { plannedInYear } from './test/planned-in-year.ts'
import { asking } from './test/situations.ts'

/** The first and the last day of a goal. */
function daysOf(text: string, language: 'en' | 'it'): string {
  const { day: first, last } = plannedInYear(text, language)
  return [...new Set([first, last].map((one) => formatDay(one)))].join('..')
}

describe('the days of a goal', () => {
  it.each([
    ['it', 'settimana bianca a febbraio', '2028-02-04..2028-02-10'],
    ['en', 'ski week next February', '2028-02-11..2028-02-17'],
    ['en', 'climb Kilimanjaro in January', '2028-01-15..2028-01-24'],
    ['en', 'ski holiday in February', '2028-02-11..2028-02-17'],
    ['en', 'holiday in Greece in June', '2027-06-18..2027-06-24'],
    ['it', 'viaggio della maturità a luglio', '2027-07-16..2027-07-22'],
  ] as const)('are as many as its kind takes around a usual one in a month, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['en', 'honeymoon in Crete, flying out 2 October', '2027-10-02..2027-10-15'],
    ['it', 'viaggio di nozze a Creta, si parte il 2 ottobre', '2027-10-02..2027-10-15'],
    ['en', 'interrail with my daughter after her A levels, 3 weeks', '2027-07-16..2027-08-05'],
    ['it', 'interrail con mia figlia dopo la maturità, tre settimane', '2027-07-16..2027-08-05'],
    ['en', 'cycle from Bristol to Barcelona, leaving 5 June, three weeks', '2027-06-05..2027-06-25'],
    ['en', 'Camino de Santiago from 4 May', '2027-05-04..2027-05-10'],
    ['en', 'trip to London on 3 May', '2027-05-03'],
  ] as const)('are all that it lasts where its first one is said, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['it', 'andare a trovare la zia in Argentina', '2027-05-21..2027-06-03'],
    ['en', 'visit my aunt in Argentina', '2027-05-21..2027-06-03'],
  ] as const)('hold no other journey, however many they are, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['it', 'fare la passata di pomodoro in agosto', '2027-08-28'],
    ['it', 'passata di pomodoro', '2027-08-28'],
  ] as const)('are behind an absence in which the usual one lies, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['en', 'cherry blossom trip', '2028-03-31..2028-04-02'],
    ['it', 'viaggio in Giappone per la fioritura dei ciliegi', '2028-03-31..2028-04-13'],
  ] as const)('leave a journey the usual preparation before a usual one, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['en', 'go to London in the first half of October', '2027-10-08..2027-10-10'],
    ['en', 'do the Camino from Porto in September with my sister', '2027-09-11..2027-09-24'],
    ['it', 'fare il Cammino da Porto a settembre', '2027-09-11..2027-09-24'],
    ['en', 'spend a week in Scotland at the end of July', '2027-07-23..2027-07-29'],
    ['it', 'passare una settimana in Scozia a fine luglio', '2027-07-23..2027-07-29'],
    ['en', 'book a week in Cornwall in June', '2027-06-18..2027-06-24'],
    ['it', 'viaggio a Londra nella prima metà di ottobre', '2027-10-08..2027-10-10'],
    ['it', 'andare ai mercatini di Natale a Bolzano', '2027-12-10..2027-12-12'],
    ['en', 'repaint the shed in the second half of July', '2027-07-24'],
  ] as const)('are some of half a month in which it is, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['en', 'get my wisdom teeth out before we go to Rome', '2027-05-12'],
    ['it', 'far sterilizzare il gatto prima della Sardegna', '2027-07-30'],
    ['en', 'renew my passport before Sardinia', '2027-08-06'],
  ] as const)('leave room behind them before an event for what is at home, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['en', 'a three-day hike in the Lakes', 3],
    ['it', 'trekking di tre giorni sulle Dolomiti', 3],
    ['it', 'viaggio di due settimane in Sardegna a settembre', 14],
    ['en', 'Sicily for ten days', 10],
    ['en', 'Wales for a week in the summer, with the dog', 7],
    ['it', 'Sicilia per dieci giorni', 10],
    ['en', 'trip to Japan on 3 May for two weeks', 14],
  ] as const)('are as many as it says of its length, %s: %s', (language, text, days) => {
    const { day: first, last } = plannedInYear(text, language)
    expect(last - first + 1).toBe(days)
  })

  it.each([
    ['en', 'weekend in Whitby with the girls, October', '2027-10-15..2027-10-17'],
    ['it', 'weekend a Matera, ottobre', '2027-10-15..2027-10-17'],
    ['en', 'repaint the hall, summer', '2027-07-31'],
    ['it', 'imbiancare la cucina, agosto', '2027-08-28'],
  ] as const)('are in a month or season that is a clause by itself, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['en', 'weekend in Whitby with the girls'],
    ['it', 'weekend a Londra per il compleanno di Sara'],
  ] as const)('are no weekend that leaves no time, %s: %s', (language, text) => {
    expect(plannedInYear(text, language).day - day('2027-03-18')).toBeGreaterThan(21)
  })

  it.each([
    ['en', 'surprise trip to Paris for our anniversary on 22 May', '2027-05-21..2027-05-23'],
    ['it', 'viaggio a Parigi per il nostro anniversario il 22 maggio', '2027-05-21..2027-05-23'],
    ['en', 'a week in Wales for New Year', '2027-12-31..2028-01-06'],
    ['it', 'una settimana a Londra per Natale', '2027-12-24..2027-12-30'],
    ['en', 'go to Edinburgh on 12 May', '2027-05-12'],
  ] as const)('are around the feast or the occasion for which a journey is, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
  })

  it.each([
    ['en', 'a three-day hike in the Lakes', 'A three-day hike in the Lakes'],
    ['it', 'viaggio di due settimane in Sardegna', 'Viaggio di due settimane in Sardegna'],
    ['en', 'Sicily for ten days in June', 'Sicily'],
  ] as const)('leave its title only where they do not stand in its name, %s: %s', (language, text, title) => {
    expect(plannedInYear(text, language).title).toBe(title)
  })

  it.each([
    ['en', 'Sicily for ten days'],
    ['en', 'ten days in Japan'],
    ['it', 'Sicilia per dieci giorni'],
  ] as const)('tell a journey beside a place, %s: %s', (language, text) => {
    expect(readTarget(text, '', asking(language)).templateId).toBe('trip')
  })
})

describe('a step', () => {
  it.each([
    ['en', 'trip to Japan in May 2028', 'transport', 330],
    ['it', 'viaggio in Giappone a maggio 2028', 'transport', 330],
  ] as const)('waits until it is possible at the earliest, %s: %s', (language, text, id, most) => {
    const plan = plannedInYear(text, language)
    const [step, ...others] = plan.steps.filter((one) => one.id === id)
    expect(others).toEqual([])
    expect(plan.day - (step?.first ?? 0)).toBeLessThanOrEqual(most)
    expect(plan.day - (step?.first ?? 0)).toBeGreaterThan(most - 21)
  })
})
