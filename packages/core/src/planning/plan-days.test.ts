import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import { anItem, day } from '../test/year-item.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const items = [
  anItem('Rome trip', day('2027-05-14'), day('2027-05-17'), { away: true }),
  anItem('Sardinia holiday', day('2027-08-07'), day('2027-08-21'), { away: true }),
  anItem('Tax return', day('2027-09-30')),
]

/** The same stays, as they are called in each language. */
const stays = {
  en: items,
  it: [
    anItem('Viaggio a Roma', day('2027-05-14'), day('2027-05-17'), { away: true }),
    anItem('Vacanza in Sardegna', day('2027-08-07'), day('2027-08-21'), { away: true }),
  ],
}

function planned(text: string, language: 'en' | 'it') {
  const plan = planTarget(readTarget(text, '', asking(language)), around(language, { items }))
  return { ...plan, at: formatDay(plan.day) }
}

describe('the day of a goal', () => {
  it.each([
    ['en', 'run a 10k by September', '2027-09-26'],
    ['it', 'fare le analisi del sangue prima di Pasqua', '2027-03-26'],
    ['it', 'patente B entro settembre', '2027-09-29'],
    ['en', 'new passport for Isla before the summer hols', '2027-06-18'],
    ['en', 'renew my passport by 20 June', '2027-06-20'],
    ['en', 'halloween costumes for the twins', '2027-10-31'],
  ] as const)('is the last that fits by the end of a month or season, and a day as it was said, %s: %s', (...row) => {
    expect(planned(row[1], row[0]).at).toBe(row[2])
  })

  it.each([
    ['it', "nozze d'oro dei miei a fine agosto", '2027-08-28'],
    ['en', 'golden wedding of my parents in late August', '2027-08-28'],
    ['en', 'declutter the attic next week', '2027-03-27'],
  ] as const)('is near one that is said roughly, on a day of its kind, %s: %s', (language, text, date) => {
    expect(planned(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'renew my passport before the holidays'],
    ['it', 'rinnovare il passaporto prima delle ferie'],
  ] as const)("is before the person's own holidays, which are no part of the title, %s: %s", (language, text) => {
    const { at, title } = planned(text, language)
    expect(at).toBe('2027-08-06')
    expect(title).toBe(language === 'en' ? 'Renew my passport' : 'Rinnovare il passaporto')
  })

  it.each([
    ['en', 'fix the dripping tap', '2027-04-01'],
    ['it', 'riparare la lavatrice che perde', '2027-04-01'],
    ['it', 'aprire partita iva', '2027-04-08'],
    ['it', 'fare il 730', '2027-06-25'],
    ['en', 'learn British sign language', '2027-07-17'],
    ['en', 'repair the fence after Easter', '2027-04-12'],
  ] as const)('is in weeks for a small job, and in months for what is learned, %s: %s', (language, text, date) => {
    expect(planned(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'declutter before the move on 3 June', '2027-06-02'],
    ['it', 'svuotare casa prima del trasloco del 3 giugno', '2027-06-02'],
    ['en', 'knit a baby blanket before the baby comes in August', '2027-07-31'],
  ] as const)('is the day before something whose day is said, %s: %s', (language, text, date) => {
    expect(planned(text, language).at).toBe(date)
  })

  it.each([
    ['en', 'get fit for Sardinia', '2027-08-06', 'Get fit'],
    ['it', 'rimettermi in forma entro la Sardegna', '2027-08-06', 'Rimettermi in forma'],
    ['en', 'learn enough Italian to get by in Rome in May', '2027-05-13', null],
    ['it', "imparare l'italiano per cavarmela a Roma a maggio", '2027-05-13', null],
    ['it', 'quattro giorni a Roma a maggio', '2027-05-14', 'Quattro giorni a Roma'],
  ] as const)('follows from a stay of the person that it is for, %s: %s', (language, text, date, title) => {
    const plan = planTarget(readTarget(text, '', asking(language)), around(language, { items: stays[language] }))
    expect(formatDay(plan.day)).toBe(date)
    if (title !== null) expect(plan.title).toBe(title)
  })

  it.each([
    ['en', 'go to Edinburgh fringe for 3 nights in july', 4],
    ['it', 'viaggio a Lisbona per 5 giorni a giugno', 5],
    ['en', 'trip to Peru for two weeks in October', 14],
  ] as const)('is as many days as a stay takes, in its month, %s: %s', (language, text, days) => {
    const { day: first, last } = planned(text, language)
    expect(last - first + 1).toBe(days)
  })

  it.each([
    ['en', 'declutter the shed one of these weekends'],
    ['it', 'sistemare la cantina un weekend di questi'],
  ] as const)('is the next free weekend where any is meant, %s: %s', (language, text) => {
    const { day: first, last, title } = planned(text, language)
    expect([formatDay(first), last - first]).toEqual(['2027-03-27', 1])
    expect(title).not.toMatch(/weekend|questi/u)
  })

  it('takes no time from a limit of what is given up', () => {
    expect(readTarget("meno telefono, massimo un'ora al giorno di instagram", '', asking('it')).hoursAWeek).toBeNull()
  })

  it('is behind the holidays of the person where the goal comes behind them', () => {
    const { day: date, title } = planned('prendere un gattino dopo le vacanze', 'it')
    expect([date > day('2027-08-21'), title]).toEqual([true, 'Prendere un gattino'])
  })

  it.each([
    ['en', 'learn to ski this winter', '2028-03-19'],
    ['it', "imparare a sciare quest'inverno", '2028-03-19'],
  ] as const)('is in the next season where this one is about to end, %s: %s', (language, text, date) => {
    expect(planned(text, language).at).toBe(date)
  })

  it('is not that of the calendar where it is to be early', () => {
    expect(planned('do my tax return', 'en').at).toBe('2027-09-30')
    expect(planned('do my tax return early this year', 'en').day).toBeLessThan(day('2027-06-01'))
  })
})
