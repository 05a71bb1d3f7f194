import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking, TODAY } from './test/situations.ts'

const stepsOf = (text: string, language: Language = 'en') =>
  planTarget(readTarget(text, '', asking(language)), around(language)).steps
const idsOf = (text: string, language: Language = 'en') => stepsOf(text, language).map(({ id }) => id)

describe('the steps of what is learned, and of turning points', () => {
  it.each([
    ['learn Portuguese from scratch', 'level', 'a beginner has no level to test'],
    ['brush up my French', 'basics', 'the first words are known'],
    ['learn Clair de Lune on the piano', 'teacher', 'who learns a piece plays already'],
    ['London marathon, got a ballot place', 'enter', 'the place is there'],
    ['my viva', 'research', 'the thesis is written'],
    ['dissertation, about 4,000 words so far', 'outline', 'it is begun'],
    ['our choir concert', 'programme', 'the conductor chooses'],
    ['start a limited company', 'build', 'it sells work, and builds no product'],
    ["Leo's birthday party at soft play", 'shopping', 'they serve the food there'],
    ['get divorced, no kids', 'homes', 'there are no children'],
    ['start composting', 'shops', 'it needs no other shops'],
    ['holiday homework', 'draft', 'it is no essay'],
    ['sort out my VAT return', 'login', 'VAT has another login'],
    ['split up from my partner', 'apply', 'they are not married'],
    ['learn to swim', 'choose', 'it is learned in a pool'],
    ['open a ceramics studio in the old dairy', 'place', 'the premises are there'],
    ['start selling my soaps on Etsy', 'domain', 'the shop is on the site of others'],
    ['freelance website by June', 'firstClients', 'the site is the goal, and not the trade'],
    ['do my VAT return', 'gather', 'it is of a quarter’s invoices, and not of a year’s papers'],
    ['practise for my driving test on 4 June', 'requirements', 'the test is booked'],
    ['history test next Friday', 'register', 'a class is not entered for it'],
    ['run 10 km without stopping, I can run 3 now', 'runWalk', 'they run already'],
    ['move to a smaller flat, we have to be out of this one by 31 July', 'clean', 'the keys go back by then'],
    ['take the U12s to the tournament on 22 May', 'mock', 'a team plays a friendly'],
    ['pass my second year exams', 'rest', 'there is more than one day before'],
    ['get the choir ready for the concert', 'ownPart', 'who leads it has no part'],
  ])('leave out, %s: %s, because %s', (text, id) => expect(idsOf(text)).not.toContain(id))

  it.each([
    ['en', 'start dating again', 'firstDate'],
    ['en', 'pass my second year exams', 'sharedWeeks'],
    ['en', 'take the U12s to the tournament on 22 May', 'friendly'],
    ['it', 'diventare volontaria della croce rossa', 'rescueCourse'],
    ['it', 'dare tre esami nella sessione estiva', 'allDates'],
    ['it', 'campo estivo degli scout dal 24 luglio, sono capo reparto', 'site'],
    ['en', 'go back to work after maternity leave on 6 September', 'childcare'],
    ['en', 'return to work after my operation', 'phased'],
    ['en', "dad's 70th, 40 people, village hall", 'hall'],
    ['en', 'organise a conference for 150 people', 'speakers'],
    ['en', 'divorce from Mark', 'apply'],
    ['en', 'get my scuba licence', 'lessons'],
    ['en', 'learn to bake sourdough bread', 'sameRecipe'],
    ['en', 'stand up comedy set on 8 May', 'comicSet'],
    ['en', 'launch a Kickstarter for my board game', 'followers'],
    ['en', 'learn three songs on the guitar', 'songBySong'],
    ['en', 'learn sign language', 'signing'],
    ['en', 'get my deposit back from the landlord', 'scheme'],
    ['en', 'start freelancing in September', 'insurance'],
    ['en', 'do my VAT return', 'vatInvoices'],
    ['en', 'freelance website by June', 'siteCheck'],
    ['en', 'amateur play on 12 June, I have a part', 'dates'],
    ['it', 'mettere online il mio sito il 1 giugno', 'siteCheck'],
    ['it', 'vendere le mie borse su internet', 'shopPages'],
    ['it', 'dichiarazione IVA entro aprile', 'vatInvoices'],
    ['it', 'preparare la discussione della tesi', 'questions'],
    ['it', 'tesi di dottorato entro marzo 2028', 'draft'],
    ['it', 'correre i miei primi 5 km', 'walkRun'],
    ['it', 'fondare un gruppo di lettura', 'firstBook'],
    ['it', 'provino per un musical il 20 maggio', 'forAudition'],
    ['it', 'laurea triennale a luglio', 'application'],
    ['it', 'fare il 730', 'book'],
    ['it', 'divorzio entro l’anno', 'sign'],
    ['it', 'iniziare lo svezzamento', 'tastes'],
  ] as const)('have what those who have done it would miss, %s: %s: %s', (language, text, id) =>
    expect(idsOf(text, language)).toContain(id),
  )

  it.each([
    ['en', 'submit my PhD thesis on 30 November, two chapters left'],
    ['it', 'consegnare la tesi di dottorato il 30 novembre, mancano due capitoli'],
  ] as const)(
    'hand in a thesis when it is read and checked, and defend nothing before it: %s, %s',
    (language, text) => {
      const ids = idsOf(text, language)
      expect(ids.slice(ids.indexOf('proofread'))).toEqual(['proofread', 'check', 'handIn', 'celebrate'])
    },
  )

  it.each([
    'bar exam in nine months',
    'learn Greek by December',
    'write my thesis by December',
    'find a new job by December',
    'launch my website by December',
    'learn the guitar by December',
  ])('begin in the first days and leave no idle months before the last ones: %s', (text) => {
    const before = stepsOf(text).filter(({ id }) => id !== 'listen' && id !== 'celebrate')
    expect((before[0]?.first ?? 0) - TODAY).toBeLessThan(15)
    const gaps = before.slice(1).map(({ first }, at) => first - (before[at]?.last ?? first))
    expect(Math.max(...gaps)).toBeLessThan(28)
  })

  it.each([
    ['it', 'mettere online il mio sito il 1 giugno', 'packing', 'no parcel is sent from it'],
    ['it', 'patente internazionale per agosto', 'medicalVisit', 'the licence itself is still good'],
    ['it', 'imparare a cucinare dieci piatti', 'seams', 'nobody sews in the kitchen'],
    ['it', 'tesi di dottorato entro marzo 2028', 'reread', 'it is to be written first'],
    ['it', 'sito internet della mia attività', 'firstClients', 'the trade is there'],
  ] as const)('leave out, %s: %s: %s, because %s', (...[language, text, id]) =>
    expect(idsOf(text, language)).not.toContain(id),
  )

  it('sell what is left of a shop in its last months, and book the studio before the rehearsals', () => {
    const shop = stepsOf('close my shop at the end of the year')
    expect((shop.find(({ id }) => id === 'clear')?.first ?? 0) - TODAY).toBeGreaterThan(150)
    const record = idsOf('record our first EP')
    expect(record.indexOf('studio')).toBeLessThan(record.indexOf('rehearse'))
  })

  it('are done for a party the evening before, and long before where a hall is booked', () => {
    const party = stepsOf("dad's 70th in December, village hall")
    const dayIn = (id: string) => party.find((step) => step.id === id)?.first ?? NaN
    expect(dayIn('hall') - TODAY).toBeLessThan(28)
    expect(dayIn('setUp') - dayIn('shopping')).toBe(1)
  })
})
