import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import { anItem, day } from '../test/year-item.ts'
import { toldByYear } from './told-by-year.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const stays = {
  en: [
    anItem('Rome trip', day('2027-05-14'), day('2027-05-17'), { away: true }),
    anItem('Sardinia holiday', day('2027-08-07'), day('2027-08-21'), { away: true }),
  ],
  it: [
    anItem('Viaggio a Roma', day('2027-05-14'), day('2027-05-17'), { away: true }),
    anItem('Vacanza in Sardegna', day('2027-08-07'), day('2027-08-21'), { away: true }),
  ],
}

function ofStay(text: string, language: 'en' | 'it') {
  const year = around(language, { items: stays[language] })
  return { target: toldByYear(readTarget(text, '', asking(language)), year), year }
}

describe('a goal whose kind the year tells', () => {
  it.each([
    ['en', 'Rome in May', '2027-05-14'],
    ['it', 'Roma a maggio', '2027-05-14'],
    ['it', 'preparare tutto per la Sardegna', '2027-08-07'],
  ] as const)('is the trip that it is, %s: %s', (language, text, first) => {
    const { target, year } = ofStay(text, language)
    const plan = planTarget(target, year)
    expect([plan.templateId, formatDay(plan.day)]).toEqual(['trip', first])
    expect(target.choices).toEqual([])
  })

  it('has the kind that the title of an event tells which it names', () => {
    const race = anItem('Florence marathon', day('2027-11-28'), day('2027-11-28'))
    const year = around('en', { items: [race] })
    const plan = planTarget(toldByYear(readTarget('Run Florence in under 4 hours', '', asking('en')), year), year)
    expect([plan.templateId, formatDay(plan.day)]).toEqual(['race', '2027-11-28'])
  })

  it.each([
    ['en', 'fix the roof before Sardinia'],
    ['en', 'Oslo in May'],
    ['it', 'il tetto prima della Sardegna'],
  ] as const)('is no trip where it says more, or names no stay, %s: %s', (language, text) => {
    expect(ofStay(text, language).target.templateId).not.toBe('trip')
  })
})
