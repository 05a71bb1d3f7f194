import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { plannedInYear } from './test/planned-in-year.ts'

const idsOf = (text: string, language: Language): readonly string[] =>
  plannedInYear(text, language).steps.map(({ id }) => id)

describe('the steps of papers, money, works and work', () => {
  it.each([
    [
      'en',
      'Keep bees. Did the beginners course over winter, now need hive and a swarm',
      'hensOrBees',
      'colony',
      'course',
    ],
    ['en', 'Learn to swim. Failed the test twice', 'skill', 'between', 'certificate'],
    ['en', 'become a British citizen, passed the Life in the UK test last month', 'visa', 'documents', 'language'],
    ['en', 'Prepare for my nursing revalidation, due in November', 'form', 'sendEarly', 'send'],
    ['en', "Claim carer's allowance for my husband", 'form', 'send', 'hireNotice'],
    ['en', 'Get on top of my debts, make a budget and stick to it', 'debt', 'inAndOut', 'bank'],
    ['it', 'sistemare i miei debiti e fare un budget', 'debt', 'inAndOut', 'bank'],
    ['en', 'Clear my rent arrears by Christmas', 'debt', 'instalments', 'bank'],
    ['it', 'Saldare le rate arretrate del condominio entro dicembre', 'debt', 'instalments', 'bank'],
    ['en', "Sell Nan's bungalow, probate came through last week", 'sellHome', 'value', 'inheritance'],
    ['it', 'Vendere la casa della nonna, successione fatta', 'sellHome', 'value', 'inheritance'],
    ['en', 'Erasmus in Lisbon, I leave in September', 'exchangeYear', 'ownRoom', 'papers'],
    ['it', 'Erasmus a Valencia, parto a inizio settembre', 'exchangeYear', 'ownRoom', 'papers'],
    [
      'en',
      'Get an allotment plot ready for planting, it is completely overgrown',
      'vegetableGarden',
      'overgrowth',
      'plot',
    ],
    ['en', 'Find a nursery place for Ella, applications close 16 April', 'enrolment', 'openCall', 'settlingIn'],
    ['it', 'Iscrivere mia figlia al nido, il bando scade il 16 aprile', 'enrolment', 'openCall', 'settlingIn'],
    ['en', 'Apply for promotion to HEO, applications close on 16 April', 'promotion', 'sendForm', 'date'],
    ['it', 'fare domanda di promozione a responsabile, il bando scade il 20 aprile', 'promotion', 'sendForm', 'date'],
    ['en', 'Open a little bakery in the old post office by autumn', 'shop', 'foodKit', 'equipment'],
    ['it', "Aprire una panetteria nella vecchia posta entro l'autunno", 'shop', 'foodKit', 'stock'],
    ['en', 'Sort through 40 years of family photos and get them scanned', 'digital', 'sortPrints', 'keep'],
    ['it', 'mettere sul computer le foto di famiglia dal 1950 al 1990', 'digital', 'sortPrints', 'keep'],
    ['en', "Restore my grandad's old bicycle", 'bikeCare', 'rust', 'work'],
    ['it', 'restaurare la vecchia bici del nonno', 'bikeCare', 'rust', 'work'],
    ['en', 'Get a tattoo for my 18th, which is 22 June', 'appointment', 'aftercare', 'next'],
    ['it', 'Fare un tatuaggio per i miei 18 anni, il 22 giugno', 'appointment', 'aftercare', 'next'],
    ['en', 'Plan my leaving do and handover, last day at work is 30 July', 'event', 'myHandover', 'collection'],
    ['it', 'Organizzare la mia festa di addio ai colleghi il 30 luglio', 'event', 'myHandover', 'collection'],
    ['en', 'Learn how to use my new tablet', 'skill', 'notebook', 'things'],
    ['en', 'Increase sales in my online jewellery shop', 'firstCustomers', 'offer', 'domain'],
    ['it', 'Aumentare le vendite del negozio online di bigiotteria', 'firstCustomers', 'offer', 'domain'],
    ['it', 'Far partire il doposcuola gratuito in parrocchia', 'club', 'core', 'none'],
  ] as const)('are those of what is said, %s: %s', (language, text, kind, id, other) => {
    const ids = idsOf(text, language)
    expect(plannedInYear(text, language).templateId).toBe(kind)
    expect(ids).toContain(id)
    expect(ids).not.toContain(other)
  })

  it.each([
    ['en', 'Get solar panels', '2027-07-16'],
    ['it', 'Mettere i pannelli fotovoltaici', '2027-07-16'],
  ] as const)('leave time for what others do, %s: %s', (language, text, at) => {
    expect(formatDay(plannedInYear(text, language).day)).toBe(at)
  })
})
