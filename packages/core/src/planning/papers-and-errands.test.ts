import { describe, expect, it } from 'vitest'
import type { Language } from '../language/index.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking, TODAY } from './test/situations.ts'

const planOf = (text: string, language: Language) =>
  planTarget(readTarget(text, '', asking(language)), around(language))
const idsOf = (text: string, language: Language) => planOf(text, language).steps.map(({ id }) => id)

describe('the kind of a goal of papers, work, money and errands', () => {
  it.each([
    ['en', 'blue badge for mum', 'papers'],
    ['en', 'PhD funding application by 12 May', 'grant'],
    ['en', 'bid for the school catering contract, closes 4 June', 'tender'],
    ['en', 'career break from September to look after dad', 'sabbatical'],
    ['en', 'start as a nurse on the 6th of September', 'newJob'],
    ['en', 'start at the bakery on 1 April', 'newJob'],
    ['en', 'build an emergency fund of three months’ pay', 'saving'],
    ['en', 'save up for a new laptop', 'saving'],
    ['en', 'pay off the car loan early', 'debt'],
    ['en', 'find a tenant for the flat', 'letHome'],
    ['en', 'give the old sofa away', 'giveAway'],
    ['en', 'take the old paint to the tip', 'giveAway'],
    ['en', 'move everything to the new laptop', 'digital'],
    ['en', 'new front door', 'installation'],
    ['en', "book a table for mum's birthday", 'appointment'],
    ['it', 'gara per la mensa scolastica', 'tender'],
    ['it', 'comincio a lavorare in banca lunedì', 'newJob'],
    ['it', 'aprire un centro estetico', 'shop'],
    ['it', 'capire quando posso andare in pensione', 'finances'],
    ['it', 'prestito per rifare la cucina', 'loan'],
    ['it', 'restituire 800 euro a mia sorella', 'debt'],
    ['it', 'chiudere il fido', 'debt'],
    ['it', 'fondo di emergenza di tre stipendi', 'saving'],
    ['it', 'chiudere il vecchio conto in banca', 'cancelling'],
    ['it', 'prenotare il ristorante per il compleanno di mamma', 'appointment'],
    ['it', 'trovare casa a due gattini', 'giveAway'],
    ['it', 'portare la vernice vecchia in discarica', 'giveAway'],
    ['it', 'far mettere la fibra nella casa nuova', 'installation'],
    ['it', 'procura per vendere la casa della zia', 'form'],
    ['it', 'preparare i documenti per il 730', 'taxes'],
    ['it', 'assicurare la casa contro la grandine', 'contract'],
    ['it', 'pubblicazioni di matrimonio in comune', 'papers'],
    ['en', 'give notice of marriage at the register office', 'papers'],
    ['en', "register the baby's birth", 'papers'],
    ['en', 'start a pension', 'finances'],
    ['en', 'find out when I can retire and fill the gaps in my national insurance', 'finances'],
    ['it', 'capire quando posso andare in pensione e sistemare i contributi mancanti', 'finances'],
    ['en', 'find a house to buy, three bedrooms', 'buyHome'],
    ['it', 'trovare una casa da comprare, trilocale', 'buyHome'],
    ['it', 'gara di apnea il 5 settembre', 'competition'],
    ['en', 'do my CBT and buy a 125', 'course'],
  ] as const)('is told, %s: %s', (language, text, kind) => {
    expect(readTarget(text, '', asking(language)).templateId).toBe(kind)
  })
})

describe('the steps of a goal of papers, work, money and errands', () => {
  it.each([
    ['en', 'write a living will', 'trusted', 'list'],
    ['en', 'claim on the insurance for the burst pipe', 'report', 'write'],
    ['en', 'replace my lost driving licence', 'reportLoss', 'bookMedical'],
    ['en', 'overpay the mortgage', 'steady', 'payOut'],
    ['en', 'renew the home insurance', 'compareCover', 'compare'],
    ['it', 'disdire la palestra', 'terms', 'leaseTerms'],
    ['it', 'cambio di residenza', 'declare', 'collect'],
    ['it', 'rinunciare all’eredità dello zio', 'renounce', 'share'],
    ['en', 'apply for British citizenship', 'language', 'check'],
    ['en', 'sell my old clothes on Vinted', 'parcels', 'hand'],
    ['en', 'sell my phone', 'wipe', 'transfer'],
    ['en', 'find a plumber who does bathrooms', 'quotes', 'meet'],
    ['en', 'find a new GP', 'register', 'agree'],
    ['en', 'buy a wedding dress for June next year', 'fitting', 'compare'],
    ['en', 'get promoted to team leader by Christmas', 'nextLevel', 'reviewSaid'],
    ['en', 'write a family cookbook', 'collect', 'draft'],
    ['en', 'self-publish my memoir, draft is done', 'proof', 'outline'],
    ['en', 'submit the article to the journal by 10 May', 'submit', 'halfway'],
    ['en', 'open a nail salon from home', 'permits', 'place'],
    ['en', 'volunteer at the hospice shop', 'write', 'choose'],
    ['en', 'lasting power of attorney for dad', 'register', 'send'],
    ['en', 'close my old bank account', 'moveOver', 'deposit'],
    ['en', 'travel insurance for the family trip', 'cover', 'ask'],
    ['en', 'start investing for the kids', 'reserve', 'track'],
    ['en', 'digitise the old VHS tapes', 'scan', 'run'],
    ['it', 'rinnovare il permesso di soggiorno entro giugno', 'kit', 'visit'],
    ['it', 'richiedere lo SPID per papà', 'provider', 'book'],
    ['it', 'fare la domanda per la 104 per mamma', 'board', 'drawings'],
    ['it', 'ricorso per una multa', 'grounds', 'people'],
    ['it', 'comprare gli occhiali nuovi', 'eyeTest', 'compare'],
    ['it', 'borsa di dottorato, domanda entro il 12 maggio', 'references', 'partners'],
    ['it', 'aprire una gelateria a Rimini', 'food', 'account'],
    ['it', 'disdetta del contratto di affitto', 'handBack', 'check'],
    ['it', 'finire il romanzo entro Natale, sono a pagina 120', 'soFar', 'outline'],
  ] as const)('are those of its manner, %s: %s has %s and not %s', (language, text, has, hasNot) => {
    const ids = idsOf(text, language)
    expect(ids).toContain(has)
    expect(ids).not.toContain(hasNot)
  })

  it.each([
    ['en', 'make a will by the end of the year', 'sign'],
    ['en', 'heat pump fitted by the end of the year', 'choose'],
    ['en', 'spouse visa for my husband by the end of the year', 'submit'],
    ['it', 'surroga del mutuo entro la fine dell’anno', 'apply'],
    ['it', 'vendere il camper entro la fine dell’anno', 'advert'],
    ['it', 'comprare il passeggino entro la fine dell’anno', 'order'],
  ] as const)('that others need time for come in the first weeks, %s: %s, %s', (language, text, id) => {
    const step = planOf(text, language).steps.find((one) => one.id === id)
    expect((step?.first ?? Infinity) - TODAY).toBeLessThan(75)
  })

  it('pay in from the first month until the last days', () => {
    const plan = planOf('save up for a new laptop by the end of the year', 'en')
    const paid = plan.steps.filter(({ id }) => id.startsWith('steady'))
    expect((paid[0]?.first ?? Infinity) - TODAY).toBeLessThan(35)
    expect(plan.day - (paid.at(-1)?.last ?? 0)).toBeLessThan(14)
  })
})
