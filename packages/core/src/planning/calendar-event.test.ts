import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import { anItem, day } from '../test/year-item.ts'
import { measuredTarget } from './measured/measured-target.ts'
import { planGoal } from './measured/plan-goal.ts'
import { planTarget } from './plan-target.ts'
import type { PlanSurroundings } from './planning-types.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const stays = {
  en: [
    anItem('Rome trip', day('2027-05-14'), day('2027-05-17'), { away: true }),
    anItem('Sardinia holiday', day('2027-08-07'), day('2027-08-21'), { away: true }),
    anItem('London fair', day('2027-10-12'), day('2027-10-14')),
    anItem("Anna's birthday", day('2027-06-03'), day('2027-06-03'), { kind: 'marker' }),
    anItem('Boiler check', day('2027-10-04')),
    anItem('Law exam', day('2027-06-21')),
    anItem('Interview', day('2027-04-09')),
    anItem('Yoga class', day('2027-04-07')),
    anItem('Yoga class', day('2027-04-14')),
  ],
  it: [
    anItem('Viaggio a Roma', day('2027-05-14'), day('2027-05-17'), { away: true }),
    anItem('Vacanza in Sardegna', day('2027-08-07'), day('2027-08-21'), { away: true }),
    anItem('Fiera di Londra', day('2027-10-12'), day('2027-10-14')),
    anItem('Controllo caldaia', day('2027-10-04')),
    anItem('Matrimonio di Giulia e Marco', day('2027-07-10')),
  ],
} as const

type Spoken = keyof typeof stays

function planned(text: string, language: Spoken, rest: Partial<PlanSurroundings> = {}) {
  const goal = readTarget(text, '', asking(language))
  return planTarget(goal, around(language, { items: stays[language], ...rest }))
}

const daysOf = (text: string, language: Spoken): string => {
  const { day: first, last } = planned(text, language)
  return first === last ? formatDay(first) : `${formatDay(first)}..${formatDay(last)}`
}

describe('a goal that names an event of the year', () => {
  it.each([
    ['en', 'plan the rome trip', '2027-05-14..2027-05-17'],
    ['it', 'preparare il viaggio a Roma', '2027-05-14..2027-05-17'],
    ['it', 'vacanza in Sardegna, organizzare tutto', '2027-08-07..2027-08-21'],
    ['en', 'have a stand at the London fair in October', '2027-10-12..2027-10-14'],
    ['it', 'stand alla fiera di londra', '2027-10-12..2027-10-14'],
    ['en', "present for Anna's birthday", '2027-06-03'],
    ['en', 'law exam in June', '2027-06-21'],
    ['en', 'prepare for the interview', '2027-04-09'],
  ] as const)('takes its days, %s: %s', (language, text, days) => {
    expect(daysOf(text, language)).toBe(days)
    expect(planned(text, language).warnings[0]).toMatch(/^(?:From your calendar|Dal tuo calendario): /u)
  })

  it.each([
    ['en', 'learn italian before the trip to rome', '2027-05-13'],
    ['en', 'renew my passport before Rome', '2027-05-13'],
    ['it', 'rinnovare il passaporto prima del viaggio a Roma', '2027-05-13'],
    ['it', "imparare l'inglese per la fiera di Londra", '2027-10-11'],
    ['it', 'non mangiarmi più le unghie prima del matrimonio', '2027-07-09'],
    ['en', 'stop biting my nails before the exam', '2027-06-20'],
  ] as const)('is ready the day before what it says it comes before, %s: %s', (language, text, date) => {
    expect(daysOf(text, language)).toBe(date)
  })

  it('has no step before it that lies behind it or in it', () => {
    const { steps } = planned('learn italian before the trip to rome', 'en')
    const inside = steps.filter(({ first, last }) => first <= day('2027-05-17') && last >= day('2027-05-14'))
    expect(inside).toEqual([])
    expect(steps.filter(({ first, phase }) => phase !== 'Afterwards' && first > day('2027-05-17'))).toEqual([])
  })

  it('keeps the day of its words, and says that the calendar has another', () => {
    const { day: date, warnings } = planned('matrimonio di Giulia e Marco il 19 giugno a Lucca', 'it')
    expect(formatDay(date)).toBe('2027-06-19')
    expect(warnings).toContain(
      'Nel tuo calendario «Matrimonio di Giulia e Marco» è sabato 10 luglio 2027. Ho preso il giorno che hai scritto.',
    )
  })

  it.each([
    ['it', 'cambiare la caldaia'],
    ['it', 'comprare casa a Roma'],
    ['en', 'yoga class'],
    ['en', 'trip to Japan'],
    ['en', 'buy our first flat'],
    ['en', 'learn to swim'],
    ['it', "imparare l'inglese per parlare con i miei nipoti che vivono a Londra"],
    ['en', 'learn Italian to talk to my cousins who live in Rome'],
  ] as const)('is none where it is about something else, or what comes again and again, %s: %s', (language, text) => {
    expect(planned(text, language).warnings.join(' ')).not.toMatch(/calendar/u)
  })

  it('is asked about its day where two events are named alike', () => {
    const items = [anItem('Rome trip', day('2027-05-14')), anItem('Trip to Rome', day('2027-07-02'))]
    expect(planned('trip to Rome', 'en', { items }).warnings[0]).toMatch(/^You did not say when/u)
  })
})

describe('an amount that is reached before an event of the year', () => {
  const goal = (text: string) => {
    const measured = measuredTarget(text, '', asking('it'))
    return measured && planGoal(measured, around('it', { items: stays.it }))
  }

  it('counts until the day before it, and says so', () => {
    const planned6 = goal('perdere 6 kg prima delle vacanze in Sardegna')
    expect(formatDay(planned6?.target.to ?? 0)).toBe('2027-08-06')
    expect(planned6?.warnings).toEqual([
      'Dal tuo calendario: «Vacanza in Sardegna», da sabato 7 agosto a sabato 21 agosto 2027. Tutto è pronto prima.',
    ])
  })

  it('counts until the one event of the kind that it names', () => {
    expect(formatDay(goal('perdere 6 kg entro il matrimonio')?.target.to ?? 0)).toBe('2027-07-09')
    expect(formatDay(goal('perdere 6 kg prima del matrimonio')?.target.to ?? 0)).toBe('2027-07-09')
  })

  it('keeps the day that its words say', () => {
    expect(formatDay(goal('perdere 6 kg entro giugno')?.target.to ?? 0)).toBe('2027-06-30')
  })
})
