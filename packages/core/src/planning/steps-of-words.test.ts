import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import type { Language } from '../language/index.ts'
import { anItem } from '../test/year-item.ts'
import { planTarget } from './plan-target.ts'
import type { TemplateId } from './planning-types.ts'
import { readTarget } from './read-target.ts'
import { around, asking, goalOf, TODAY } from './test/situations.ts'

const settings = { seed: testSeed, numRuns: testCounts.propertyRuns }

describe('the steps of a goal by what else its words say', () => {
  const idsOf = (text: string, language: Language = 'en') =>
    planTarget(readTarget(text, '', asking(language)), around(language)).steps.map(({ id }) => id)

  it.each([
    ['drink less coffee', 'doctorFirst', 'coffee is no matter for a doctor'],
    ["Emma's 5th birthday party on 24 September", 'permits', 'a party at home needs no permit'],
    ['redecorate the living room', 'permits', 'nor does paint'],
    ['redecorate the living room', 'works', 'which takes no builder'],
    ['replace the boiler', 'parts', 'what is replaced needs no spare parts'],
    ['grow tomatoes on the balcony', 'soil', 'a balcony has no soil to dig'],
    ['finish my dissertation by 30 October', 'rehearse', 'a thesis is handed in without a defence'],
    ['anniversary present for my wife on 3 July', 'together', 'nobody joins in for it'],
    ['adopt a cat', 'train', 'a cat takes no lessons'],
    ['register for VAT', 'photos', 'a number is not collected'],
    ['sleep better', 'firstWeeks', 'nobody sleeps a little'],
    ['put in solar panels', 'finish', 'a job of a day or two has no finishing touches'],
    ['fix the dripping tap', 'quotes', 'nobody compares quotes for a tap'],
    ['sing at an open mic night', 'costume', 'one sings there as one is'],
    ['first aid course on 6 October', 'study', 'the course teaches it'],
    ['read War and Peace', 'list', 'it is one book'],
    ['tidy the wardrobe', 'away', 'clothes do not go to the tip'],
    ["mum's 70th birthday party on 22 May", 'programme', 'a party at home has no running order'],
    ['weekend in Bath', 'home', 'the plants survive a weekend'],
    ['plant potatoes', 'seedlings', 'they go into the earth at once'],
    ['renew my passport, it will expire in May', 'possessions', 'that is no last will'],
    ['our wedding on 12 June, marquee in the garden', 'venue', 'the place is said'],
    ['second baby due on 2 August', 'bookCourse', 'one goes to classes with the first'],
    ['eye test', 'results', 'one has the prescription at once'],
    ['start yoga at home', 'trial', 'nobody counts minutes of yoga'],
    ['plant a hedge', 'clear', 'it takes a row of holes'],
    ['camping in Wales', 'transport', 'one drives'],
    ['quilt for Ben, already started', 'sketch', 'it has begun'],
  ])('has not, %s: %s, because %s', (text, id) => expect(idsOf(text)).not.toContain(id))

  it.each([
    ['village festival on 18 September', 'permits'],
    ['surprise 40th for Dave in September', 'secret'],
    ["baby shower for Priya on 24 July, she mustn't find out", 'secret'],
    ['redecorate the living room', 'paint'],
    ['sleep better', 'bedtime'],
    ['pass my driving test', 'theoryTest'],
    ['register for VAT', 'adviser'],
    ['have my wisdom tooth out on 3 May', 'rest'],
    ['get a puppy', 'train'],
    ['start a podcast', 'friends'],
    ['bake a cake for Leo on 3 May', 'layers'],
    ['make a will', 'adviser'],
    ['apply for a mortgage', 'papers'],
    ['dinner with colleagues on 18 December', 'bring'],
    ['knee replacement on 20 May', 'physio'],
    ['colonoscopy on 22 April', 'lightDiet'],
    ['travel jabs for Kenya on 10 August', 'firstDose'],
    ['braces for Julia', 'estimate'],
    ['drink less', 'limit'],
    ['move to Spain in September', 'findHome'],
    ['loft conversion by Christmas', 'drawings'],
    ['decorate the nursery by August', 'airing'],
    ['replace all the windows by September', 'fitting'],
    ["sell mum's house, she died in January", 'inheritance'],
    ['fix the laptop', 'handIn'],
    ["go through dad's things", 'family'],
    ['build a pond', 'pond'],
    ['plant potatoes', 'sow'],
    ['tomatoes by May', 'planting'],
  ])('has, %s: %s', (text, id) => expect(idsOf(text)).toContain(id))

  it.each([
    ['concert on 12 September', 'company', 'ticket'],
    ['finish my dissertation by 30 October', 'check', 'submit'],
    ['find a carer for Dad', 'trial', 'contract'],
    ['buy our first flat', 'offer', 'survey'],
    ['buy our first flat', 'solicitor', 'contract'],
    ['move house by August', 'papers', 'quotes'],
    ['two weeks in Japan in November', 'leave', 'transport'],
    ['new kitchen by October', 'materials', 'works'],
    ['wedding on 9 October', 'suppliers', 'invitations'],
  ])('has them in the order in which they are done, %s: %s, then %s', (text, first, second) => {
    const ids = idsOf(text)
    expect(ids.indexOf(first)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(second)).toBeGreaterThan(ids.indexOf(first))
  })

  it.each([
    ['renew my passport', 'rinnovare il passaporto', 'visit'],
    ['run a half marathon on 10 October', 'mezza maratona il 10 ottobre', 'doctor'],
    ['dermatologist appointment', 'visita dal dermatologo', 'referral'],
  ])('are those of the country in which the language is spoken: %s has not, and %s has, %s', (english, italian, id) => {
    expect(idsOf(english)).not.toContain(id)
    expect(idsOf(italian, 'it')).toContain(id)
  })

  it('fill the time before a race, from the first week on', () => {
    const { steps } = planTarget(goalOf('race', TODAY + 210, { title: 'Half marathon' }), around('en'))
    const base = steps.find(({ id }) => id === 'base')
    expect((base?.first ?? 0) - TODAY).toBeLessThan(25)
  })

  it('sets up and packs the day before, and rests the day after, whatever else is on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 200 }), fc.integer({ min: 1, max: 6 }), (days, count) => {
        const busy = [-1, 1].flatMap((offset) =>
          Array.from({ length: count }, (_, at) => anItem(`Busy ${at}`, TODAY + days + offset)),
        )
        const dayIn = (kind: TemplateId, id: string) =>
          planTarget(goalOf(kind, TODAY + days), around('en', { items: busy })).steps.find((step) => step.id === id)
            ?.first
        expect([dayIn('event', 'setUp'), dayIn('trip', 'pack')]).toEqual([TODAY + days - 1, TODAY + days - 1])
        expect(dayIn('vetVisit', 'care')).toBe(TODAY + days + 1)
      }),
      settings,
    )
  })
})

it('says that an absence lies in the days of rest after an operation', () => {
  const rome = anItem('Rome trip', TODAY + 70, TODAY + 73, { away: true })
  const warnings = (days: number) =>
    planTarget(goalOf('surgery', TODAY + days), around('en', { items: [rome] })).warnings
  const said = '“Rome trip” is in the days of rest after it: ask whether you can go.'
  expect(warnings(66)).toContain(said)
  expect(warnings(59)).toContain(said)
  expect(warnings(40)).not.toContain(said)
})

describe('what lasts and has a day that is near', () => {
  const stepsOf = (text: string, language: Language) => {
    const { steps, day } = planTarget(readTarget(text, '', asking(language)), around(language))
    const after = steps.filter(({ first }) => first > day).map(({ id }) => id)
    return { after, before: steps.filter(({ first }) => first < day).map(({ id }) => id) }
  }

  it.each([
    ['stop smoking on 1 May', 'en', 'clearOut', 'firstWeeks'],
    ['smettere di fumare dal 1° maggio', 'it', 'clearOut', 'firstWeeks'],
    ['dieta da lunedì', 'it', 'kitchen', 'steady'],
    ['physio for my shoulder from Monday', 'en', 'book', 'sessions'],
  ] as const)('begins on it, %s', (text, language, first, then) => {
    const { before, after } = stepsOf(text, language)
    expect([before.includes(first), after.includes(then)]).toEqual([true, true])
  })

  it('ends on one that is far, and on one by which it is to show', () => {
    expect(stepsOf('lose weight by 1 May', 'en').before).toContain('steady')
    expect(stepsOf('stop smoking on 1 December', 'en').before).toContain('steady')
  })
})
