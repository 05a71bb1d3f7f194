import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import { measuredTarget } from './measured/measured-target.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

function planned(text: string, language: 'en' | 'it') {
  const plan = planTarget(readTarget(text, '', asking(language)), around(language))
  return { ...plan, at: formatDay(plan.day), ids: plan.steps.map(({ id }) => id) }
}

describe('what belongs to a goal', () => {
  it.each([
    ['en', 'get Alfie ready for reception in September', 'Get Alfie ready for reception', 'schoolYear'],
    ['en', "get my mother-in-law's hearing tested", "Get my mother-in-law's hearing tested", 'forSomebody'],
    ['en', 'invite my new neighbours for Sunday lunch', 'Invite my new neighbours for Sunday lunch', 'dinner'],
    ['it', 'pranzo della domenica con i nuovi vicini', 'Pranzo della domenica con i nuovi vicini', 'dinner'],
    ['en', 'ask to drop to four days a week after Easter', 'Ask to drop to four days', 'workingHours'],
    ['en', 'get a puppy in the summer holidays', 'Get a puppy', 'pet'],
    ['it', 'prendere un cucciolo nelle vacanze estive', 'Prendere un cucciolo', 'pet'],
  ] as const)('stays in its title, and tells its kind, %s: %s', (language, text, title, kind) => {
    const target = readTarget(text, '', asking(language))
    expect([target.title, target.templateId]).toEqual([title, kind])
  })

  it.each([
    [
      'en',
      'tomatoes, courgettes and runner beans from the allotment',
      'Tomatoes, courgettes and runner beans from the allotment',
    ],
    ['en', 'redecorate the hall, stairs and landing', 'Redecorate the hall, stairs and landing'],
    ['it', 'pomodori, zucchine e fagiolini sul balcone', 'Pomodori, zucchine e fagiolini'],
    ['it', 'imbiancare la cucina, il bagno e il corridoio', 'Imbiancare la cucina, il bagno e il corridoio'],
  ] as const)('is a whole list, %s: %s', (language, text, title) => {
    expect(planned(text, language).title).toContain(title)
  })

  it.each([
    ['en', 'scan at 20 weeks on 14 April', '2027-04-14'],
    ['en', 'get the whole family together once before the summer is over', '2027-09-22'],
    ['it', 'riunire tutta la famiglia prima che l’estate finisca', '2027-09-22'],
  ] as const)('leaves its day, %s: %s', (language, text, at) => {
    expect(planned(text, language).at).toBe(at)
  })

  it.each([
    ['en', 'read War and Peace by the end of the summer'],
    ['it', 'leggere Guerra e pace entro l’estate'],
    ['en', 'start a newsletter, one a fortnight'],
    ['it', 'aprire una newsletter, una ogni due settimane'],
  ] as const)('is no part of it where it is a name, or says how often, %s: %s', (language, text) => {
    expect(planned(text, language).ids.filter((id) => id.startsWith('part-'))).toEqual([])
  })

  it.each([
    [
      'en',
      "finish the first draft of my novel by Christmas. I've started it three times",
      'Finish the first draft of my novel',
    ],
    ['it', 'finire il romanzo entro Natale. L’ho iniziato tre volte', 'Finire il romanzo'],
  ] as const)('is not how often it has been tried, %s: %s', (language, text, title) => {
    expect(measuredTarget(text, '', asking(language))).toBeNull()
    expect(planned(text, language).title).toBe(title)
  })

  it.each([
    ['en', 'start dating again after the split'],
    ['it', 'dormire meglio dopo il divorzio'],
  ] as const)('is not asked for where it is behind somebody, %s: %s', (language, text) => {
    expect(planned(text, language).warnings.join(' ')).not.toMatch(/know when|so quando/u)
  })
})

describe('how often something is done', () => {
  it.each([
    ['it', 'fare il pane tutte le settimane', 'count', 'weeks'],
    ['en', 'eat five a day', 'count', 'days'],
  ] as const)('is counted, %s: %s', (language, text, kind, period) => {
    const target = measuredTarget(text, '', asking(language))
    const most = period === 'days' ? 366 : 53
    expect(target?.kind).toBe(kind)
    expect(target?.target).toBeLessThanOrEqual(most)
  })

  it.each([
    ['en', 'have a proper day off every week'],
    ['it', 'un giorno libero ogni settimana'],
  ] as const)('takes no hour where it is a whole day, %s: %s', (language, text) => {
    expect(measuredTarget(text, '', asking(language))?.rhythm).toBeNull()
  })

  it('is at the hour of the more particular, though it is before bed', () => {
    expect(measuredTarget('read to the children every night before bed', '', asking('en'))?.rhythm?.hour).toBe(1200)
  })
})
