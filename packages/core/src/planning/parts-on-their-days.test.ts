import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const stepsOf = (text: string, language: 'it' | 'en') =>
  planTarget(readTarget(text, '', asking(language)), around(language)).steps

describe('parts of a goal with days of their own', () => {
  it.each([
    ['en', 'motorbike licence: CBT in May, theory test, mod 2 before the autumn', /CBT/u, '05'],
    ['en', 'learn to drive, theory by end of May and practical before Christmas', /^Theory test/u, '05'],
    ['en', 'law exam in June and economics exam in July', /^Law exam/u, '06'],
    ['en', 'half marathon in September, then Florence in November', /^Half marathon/u, '09'],
    ['en', 'renew my passport by 12 September, driving licence by 4 June, MOT by 30 April', /^MOT/u, '04'],
    [
      'it',
      'rinnovare patente entro il 4 giugno, passaporto entro il 12 settembre, revisione entro il 30 aprile',
      /^Revisione/u,
      '04',
    ],
    ['it', 'cucina nuova: mobili ordinati entro giugno, pareti dipinte entro fine agosto', /^Mobili ordinati/u, '06'],
    ['it', 'tesi: primo capitolo a maggio, consegna il 15 settembre', /^Primo capitolo/u, '05'],
    ['it', 'mezza maratona a settembre, poi Firenze a novembre', /^Mezza maratona/u, '09'],
  ] as const)('have one step in their days, %s: %s', (language, text, title, month) => {
    const found = stepsOf(text, language).filter((step) => title.test(step.title))
    expect(found.map(({ first }) => formatDay(first).slice(5, 7))).toEqual([month])
  })

  it.each([
    ['en', 'motorbike licence: CBT in May, theory test, mod 2 before the autumn', /CBT/u, /^Study the theory/u],
    ['en', 'learn to drive, theory by end of May and practical before Christmas', /^Theory test/u, /^Driving lessons/u],
    ['it', 'corso di sub a ottobre e iscrivermi entro il 10 settembre', /^Iscriviti/u, /^Procurati/u],
  ] as const)('come before what is behind them, %s: %s', (language, text, dated, behind) => {
    const steps = stepsOf(text, language)
    const [part, next] = [dated, behind].map((title) => steps.find((step) => title.test(step.title))?.first ?? NaN)
    expect(part).toBeLessThan(next ?? NaN)
  })

  it('are in no step of others', () => {
    const titles = stepsOf('cucina nuova: mobili ordinati entro giugno, pareti dipinte entro fine agosto', 'it').map(
      ({ title }) => title,
    )
    expect(titles.filter((title) => title.toLowerCase().includes('mobili ordinati'))).toEqual(['Mobili ordinati'])
  })

  it('end the work on them by their day', () => {
    const draft = stepsOf('write my thesis, first draft by June, hand-in day is 14 September', 'en').filter(
      ({ title }) => title.startsWith('First draft'),
    )
    expect(draft.length).toBeGreaterThan(0)
    expect(draft.every(({ last }) => formatDay(last) <= '2027-06-30')).toBe(true)
  })
})

describe('what something else does on a day', () => {
  it.each([
    ['en', 'Move house on 30 June, the new lease starts on 1 July', 'Move house', '2027-06-30'],
    ['en', 'Retire in December, my wife stops in June', 'Retire', '2027-12-31'],
    ['it', 'Trasloco il 30 giugno, il nuovo contratto parte il 1 luglio', 'Trasloco', '2027-06-30'],
    ['it', 'Pensione a dicembre, mia moglie smette a giugno', 'Pensione', '2027-12-31'],
    [
      'it',
      'Domanda di pensione: ho 42 anni di contributi a ottobre e smetto a fine anno',
      'Domanda di pensione',
      '2027-12-31',
    ],
  ] as const)('is no day of the goal, and no step: %s, %s', (language, text, title, day) => {
    const plan = planTarget(readTarget(text, '', asking(language)), around(language))
    expect([plan.title, formatDay(plan.day)]).toEqual([title, day])
    expect(plan.steps.filter(({ id }) => /^(?:part|dated)-/u.test(id))).toEqual([])
  })

  it.each([
    ['en', 'Pass the civil service exam, the written paper is in June', 'Pass the civil service exam'],
    ['en', 'Learn English, the course starts on 15 September', 'Learn English'],
    ['it', 'Vincere il concorso in comune, la prova scritta è a giugno', 'Vincere il concorso in comune'],
    ['it', "Imparare l'inglese, il corso comincia il 15 settembre", "Imparare l'inglese"],
  ] as const)('is the day of a goal that has none, and no part of its title: %s, %s', (language, text, title) => {
    const target = readTarget(text, '', asking(language))
    const plan = planTarget(target, around(language))
    expect([target.anchor !== null, plan.title]).toEqual([true, title])
    expect(plan.steps.filter(({ id }) => /^(?:part|dated)-/u.test(id))).toEqual([])
  })
})
