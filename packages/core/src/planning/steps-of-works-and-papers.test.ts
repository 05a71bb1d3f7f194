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
      ['colony', 'course'],
    ],
    ['en', 'get the roof fixed before winter', 'repair', ['roofQuotes', 'check']],
    ['it', "far riparare il tetto prima dell'inverno", 'repair', ['roofQuotes', 'check']],
    ['en', 'redo the roof', 'renovation', ['quotes', 'clear']],
    ['it', 'tetto nuovo', 'renovation', ['quotes', 'clear']],
    ['en', 'Learn to swim. Failed the test twice', 'skill', ['between', 'certificate']],
    ['en', 'become a British citizen, passed the Life in the UK test last month', 'visa', ['documents', 'language']],
    ['en', 'Prepare for my nursing revalidation, due in November', 'form', ['sendEarly', 'send']],
    ['en', "Claim carer's allowance for my husband", 'form', ['send', 'hireNotice']],
    ['en', 'Get on top of my debts, make a budget and stick to it', 'debt', ['inAndOut', 'bank']],
    ['it', 'sistemare i miei debiti e fare un budget', 'debt', ['inAndOut', 'bank']],
    ['en', 'Clear my rent arrears by Christmas', 'debt', ['instalments', 'bank']],
    ['it', 'Saldare le rate arretrate del condominio entro dicembre', 'debt', ['instalments', 'bank']],
    ['en', "Sell Nan's bungalow, probate came through last week", 'sellHome', ['value', 'inheritance']],
    ['it', 'Vendere la casa della nonna, successione fatta', 'sellHome', ['value', 'inheritance']],
    ['en', 'Erasmus in Lisbon, I leave in September', 'exchangeYear', ['ownRoom', 'papers']],
    ['it', 'Erasmus a Valencia, parto a inizio settembre', 'exchangeYear', ['ownRoom', 'papers']],
    [
      'en',
      'Get an allotment plot ready for planting, it is completely overgrown',
      'vegetableGarden',
      ['overgrowth', 'plot'],
    ],
    ['en', 'Find a nursery place for Ella, applications close 16 April', 'enrolment', ['openCall', 'settlingIn']],
    ['it', 'Iscrivere mia figlia al nido, il bando scade il 16 aprile', 'enrolment', ['openCall', 'settlingIn']],
    ['en', 'Apply for promotion to HEO, applications close on 16 April', 'promotion', ['sendForm', 'date']],
    ['it', 'fare domanda di promozione a responsabile, il bando scade il 20 aprile', 'promotion', ['sendForm', 'date']],
    ['en', 'Open a little bakery in the old post office by autumn', 'shop', ['foodKit', 'equipment']],
    ['it', "Aprire una panetteria nella vecchia posta entro l'autunno", 'shop', ['foodKit', 'stock']],
    ['en', 'Sort through 40 years of family photos and get them scanned', 'digital', ['sortPrints', 'keep']],
    ['it', 'mettere sul computer le foto di famiglia dal 1950 al 1990', 'digital', ['sortPrints', 'keep']],
    ['en', "Restore my grandad's old bicycle", 'bikeCare', ['rust', 'work']],
    ['it', 'restaurare la vecchia bici del nonno', 'bikeCare', ['rust', 'work']],
    ['en', 'Get a tattoo for my 18th, which is 22 June', 'appointment', ['aftercare', 'next']],
    ['it', 'Fare un tatuaggio per i miei 18 anni, il 22 giugno', 'appointment', ['aftercare', 'next']],
    ['en', 'Plan my leaving do and handover, last day at work is 30 July', 'event', ['myHandover', 'collection']],
    ['it', 'Organizzare la mia festa di addio ai colleghi il 30 luglio', 'event', ['myHandover', 'collection']],
    ['en', 'Learn how to use my new tablet', 'skill', ['notebook', 'things']],
    ['en', 'Increase sales in my online jewellery shop', 'firstCustomers', ['offer', 'domain']],
    ['it', 'Aumentare le vendite del negozio online di bigiotteria', 'firstCustomers', ['offer', 'domain']],
    ['en', 'get my car through its MOT, it failed on the brakes yesterday', 'appointment', ['safety', 'none']],
    ['en', 'go freelance as a copywriter, still employed three days a week', 'launch', ['prices', 'none']],
    ['it', 'mettermi in proprio come copywriter, lavoro ancora tre giorni a settimana', 'launch', ['prices', 'none']],
    ['en', "neighbour's tree is blocking our light, sort it without a row", 'conversation', ['facts', 'none']],
    ['it', "l'albero del vicino ci toglie la luce, risolvere senza litigare", 'conversation', ['facts', 'none']],
    ['en', "take over the newsagent's in the autumn", 'takingOver', ['books', 'none']],
    ['it', 'spurgare la fossa biologica', 'appointment', ['home', 'ready']],
    ['en', 'get the septic tank emptied', 'appointment', ['home', 'ready']],
    ['it', 'Cammino degli Dei a maggio', 'longWalk', ['route', 'credential']],
    ['it', "seminare aglio e cipolle per l'anno prossimo", 'vegetableGarden', ['sow', 'none']],
    ['en', 'find a flat, I work three days a week', 'generic', ['none', 'cv']],
    ['en', 'move all my passwords to a manager', 'digital', ['manager', 'none']],
    ['it', 'spostare tutte le password in un gestore', 'digital', ['manager', 'none']],
    ['en', 'relaunch our website before the autumn', 'launch', ['oldSite', 'none']],
    ['en', 'drive down to Puglia with two kids and a dog in August', 'trip', ['pack', 'ask']],
    ['en', 'get the management company to fix the lift', 'complaint', ['write', 'quotes']],
    ['it', "far riparare l'ascensore all'amministratore", 'complaint', ['write', 'quotes']],
    ['it', "trattare l'uscita con l'azienda, ce l'hanno detto lunedì", 'leaveJob', ['advice', 'letter']],
    ['en', 'negotiate redundancy, they told us on Monday', 'leaveJob', ['advice', 'letter']],
    ['en', 'start as team leader on 3 May', 'newJob', ['contract', 'criteria']],
    ['it', 'comincio come caposala il 3 maggio', 'newJob', ['contract', 'criteria']],
    ['en', 'sell the family home after the divorce', 'sellHome', ['value', 'inheritance']],
    ['en', 'register our company by the end of the tax year', 'papers', ['form', 'none']],
    ['it', 'costituire una srl in due entro fine anno', 'papers', ['form', 'none']],
    ['en', 'organise the stocktake at the shop on 30 June', 'workProject', ['shelves', 'draft']],
    ['it', 'inventario in negozio il 30 giugno', 'workProject', ['shelves', 'draft']],
    ['it', 'sospendere le rate del mutuo', 'form', ['send', 'payOut']],
    [
      'it',
      "costruire cassoni rialzati nell'orto comunale, ce l'abbiamo da gennaio",
      'vegetableGarden',
      ['boxes', 'plot'],
    ],
    ['it', 'oppormi al permesso di costruire del vicino', 'form', ['send', 'drawings']],
    ['en', 'replace the clutch on the Fiesta before our holidays', 'repair', ['garage', 'testDrives']],
    ['it', 'cambiare la frizione alla Panda prima delle vacanze', 'repair', ['garage', 'testDrives']],
    ['en', "change the ownership of my brother's motorbike to me", 'papers', ['apply', 'testRides']],
    ['it', 'passaggio di proprietà della moto di mio fratello', 'papers', ['visit', 'restoring']],
    ['en', 'strip the wallpaper and paint the lounge', 'renovation', ['paint', 'rolls']],
    ['it', 'togliere la carta da parati e imbiancare la sala', 'renovation', ['paint', 'rolls']],
    ['en', 'fit the Ikea kitchen that arrives on 10 April', 'renovation', ['clear', 'order']],
    ['it', 'montare la cucina Ikea che arriva il 10 aprile', 'renovation', ['clear', 'order']],
    ['en', 'shear the sheep in May', 'chore', ['contractor', 'needs']],
    ['it', 'tosare le pecore a maggio', 'chore', ['contractor', 'needs']],
    ['en', "cut our household bills, they're far too high", 'finances', ['figures', 'pay']],
    ['en', "sign on for jobseeker's, made redundant on 28 February", 'form', ['send', 'notice']],
    ['en', 'give notice on our flat, we leave at the end of June', 'cancelling', ['handBack', 'handover']],
    ['en', 'new central heating before winter, engineer coming Monday', 'installation', ['quotes', 'try']],
    ['en', 'apply for a student loan before the deadline in May', 'form', ['send', 'compare']],
    ['en', 'sell the pub and retire at the end of the year', 'closingBusiness', ['buyers', 'hand']],
    ['it', 'cedere il bar a fine anno', 'closingBusiness', ['buyers', 'tell']],
    ['it', "fare un prato all'inglese, ho già preso il rotolo", 'garden', ['turf', 'plants']],
    ['it', 'divisione ereditaria con mio fratello', 'estate', ['allTold', 'none']],
    ['it', "iscrivermi all'AIRE", 'form', ['send', 'none']],
    ['en', 'finish my degree, four exams left', 'courseLeft', ['office', 'count']],
    ['it', "finire l'università, mi mancano 4 esami", 'courseLeft', ['office', 'count']],
    ['en', "pay for my daughter's wedding, 8000 by next May", 'saving', ['steady', 'outfit']],
    ['it', 'pagare il matrimonio di mia figlia, 8000 euro entro maggio prossimo', 'saving', ['steady', 'outfit']],
    ['en', "start selling my jam at the farmers' market in June", 'launch', ['stall', 'price']],
    ['it', 'cominciare a vendere le mie marmellate al mercato a giugno', 'launch', ['stall', 'price']],
    ['it', "riverniciare la macchina, me l'hanno rigata", 'repair', ['garage', 'restoring']],
    ['it', 'discutere il progetto di tesi il 28 aprile', 'thesis', ['ideas', 'draft']],
    ['en', 'translate my website into German', 'generic', ['none', 'basics']],
    ['en', 'tell the insurance about the accident', 'complaint', ['report', 'sign']],
    ['en', 'translate my birth certificate for the residence permit', 'form', ['gather', 'photos']],
    ['it', 'far tradurre il certificato di nascita per il permesso di soggiorno', 'form', ['gather', 'fingerprints']],
    ['it', 'Far partire il doposcuola gratuito in parrocchia', 'club', ['core', 'none']],
  ] as const)('are those of what is said, %s: %s', (language, text, kind, [id, other]) => {
    const ids = idsOf(text, language)
    expect(plannedInYear(text, language).templateId).toBe(kind)
    if (kind !== 'generic') expect(ids).toContain(id)
    expect(ids).not.toContain(other)
  })

  it.each([
    ['en', 'Get solar panels', '2027-07-16'],
    ['it', 'Mettere i pannelli fotovoltaici', '2027-07-16'],
  ] as const)('leave time for what others do, %s: %s', (language, text, at) => {
    expect(formatDay(plannedInYear(text, language).day)).toBe(at)
  })

  it.each([
    [
      'en',
      'Build a treehouse for the grandkids over the Easter holidays',
      '2027-04-03',
      'Build a treehouse for the grandkids',
    ],
    [
      'en',
      'replant the hedge along the bottom field in the winter planting season',
      '2028-02-05',
      'Replant the hedge along the bottom field',
    ],
    [
      'en',
      'Paint the outside of the house when the weather gets better',
      '2027-05-29',
      'Paint the outside of the house',
    ],
    ['it', 'Pitturare la facciata quando il tempo migliora', '2027-05-29', 'Pitturare la facciata'],
    ['en', 'Renew my passport, it runs out in August and we fly on the 7th', '2027-07-30', 'Renew my passport'],
    ['it', 'rinnovare il passaporto, scade ad agosto e partiamo il 7', '2027-07-30', 'Rinnovare il passaporto'],
    [
      'en',
      'passports for the whole family, in August we fly to New York',
      '2027-07-30',
      'Passports for the whole family',
    ],
    [
      'it',
      'Fare il passaporto per tutta la famiglia, ad agosto andiamo a New York',
      '2027-07-30',
      'Passaporto per tutta la famiglia',
    ],
    ['en', 'rent out the flat after my tenant leaves at the end of May', '2027-06-26', 'Rent out the flat'],
    [
      'it',
      "affittare l'appartamento dopo che l'inquilino va via a fine maggio",
      '2027-06-26',
      "Affittare l'appartamento",
    ],
    [
      'it',
      'Svuotare la casa dei nonni per poterla affittare da settembre',
      '2027-08-31',
      'Svuotare la casa dei nonni per poterla affittare',
    ],
    ['en', "empty my nan's flat to let it from September", '2027-08-31', "Empty my nan's flat to let it"],
    [
      'it',
      'Ristrutturare il trullo per affittarlo ai turisti dalla prossima estate',
      '2027-06-20',
      'Ristrutturare il trullo per affittarlo ai turisti',
    ],
    ['en', 'appeal a parking ticket, 14 days left', '2027-04-01', 'Appeal a parking ticket'],
    ['it', 'ricorso contro una multa, mi restano 14 giorni', '2027-04-01', 'Ricorso contro una multa'],
    [
      'en',
      'buy a flat for my daughter near her uni, she starts in September',
      '2027-08-31',
      'Buy a flat for my daughter near her uni',
    ],
    [
      'it',
      "comprare un monolocale a mia figlia vicino all'università, comincia a settembre",
      '2027-08-31',
      "Comprare un monolocale a mia figlia vicino all'università",
    ],
    [
      'en',
      'two weeks in Canada in the summer holidays, flights booked for 23 August',
      '2027-08-23',
      'Two weeks in Canada',
    ],
    ['it', 'due settimane in Canada ad agosto, voli presi per il 23 agosto', '2027-08-23', 'Due settimane in Canada'],
    ['en', 'close my shop by Christmas, lease runs out in January', '2027-12-24', 'Close my shop'],
    ['it', "chiudere il negozio entro Natale, l'affitto scade a gennaio", '2027-12-24', 'Chiudere il negozio'],
    ['en', 'cancel my gym before payday', '2027-03-31', 'Cancel my gym'],
    ['it', 'disdire la palestra prima dello stipendio', '2027-03-31', 'Disdire la palestra'],
    ['en', 'get the shower fixed before my parents come on 3 May', '2027-04-01', 'Get the shower fixed'],
    ['en', 'look for a summer job after my exams finish on 18 June', '2027-07-26', 'Look for a summer job'],
    ['it', 'lavoretto estivo dopo la fine della scuola', '2027-07-15', 'Lavoretto estivo'],
    [
      'it',
      "migliorare l'inglese parlato, da settembre ci fondiamo con gli americani",
      '2027-08-31',
      "Migliorare l'inglese parlato",
    ],
    ['en', 'find a lodger for the box room before the new term', '2027-09-19', 'Find a lodger for the box room'],
    [
      'it',
      "trovare un inquilino per la stanza prima che cominci l'università",
      '2027-09-14',
      'Trovare un inquilino per la stanza',
    ],
    [
      'it',
      'passare la teoria della patente prima dei 18 anni, il 2 giugno',
      '2027-06-01',
      'Passare la teoria della patente',
    ],
    ['it', 'chiedere la naspi, licenziato il 28 febbraio', '2027-04-30', 'Chiedere la naspi'],
    ['it', 'tornare al lavoro dopo la maternità a settembre', '2027-09-13', 'Tornare al lavoro'],
    ['en', "first-time landlord, let my granny's cottage by the autumn", '2027-09-22', "Let my granny's cottage"],
    ['en', 'Find a new job, ideally part time', '2027-07-01', 'Find a new job'],
    ['it', 'piano nuovo in cucina, i montatori vengono il 20 maggio', '2027-08-28', 'Piano nuovo in cucina'],
    ['en', 'plant potatoes once the frosts are over', '2027-05-21', 'Plant potatoes'],
    ['it', 'piantare le patate quando sono finite le gelate', '2027-04-24', 'Piantare le patate'],
    ['en', 'apply for a school place for Sam, starts September 2028', '2028-01-14', 'Apply for a school place for Sam'],
    ['en', 'lease a new electric car from October', '2027-09-29', 'Lease a new electric car'],
    ['it', "prendere un'auto elettrica a noleggio da ottobre", '2027-09-29', "Prendere un'auto elettrica a noleggio"],
    ['en', 'find a job from September', '2027-08-31', 'Find a job'],
    ['it', 'trovare lavoro da settembre', '2027-08-31', 'Trovare lavoro'],
    ['en', 'learn German from scratch, moving to Vienna in January', '2027-12-31', 'Learn German from scratch'],
    [
      'it',
      'imparare il tedesco da zero, mi trasferisco a Vienna a gennaio',
      '2027-12-31',
      'Imparare il tedesco da zero',
    ],
    ['en', 'resit maths GCSE in November, I need a 4 for the nursing course', '2027-11-15', 'Resit maths GCSE'],
  ] as const)('have the day that is meant, %s: %s', (language, text, at, title) => {
    const plan = plannedInYear(text, language)
    expect([formatDay(plan.day), plan.title]).toEqual([at, title])
  })

  it.each([
    ['en', 'learn enough Italian to order food and ask the way before we go to Rome', 'Ask the way'],
    ['en', 'sell the car and manage with a bike and the bus', 'The bus'],
    [
      'en',
      'Take a photography course and have a few pictures to hang up by Christmas',
      'Have a few pictures to hang up',
    ],
    [
      'it',
      'Andare in pensione a gennaio, devo ancora capire se mi mancano dei contributi',
      'Capire se mi mancano dei contributi',
    ],
  ] as const)('are no words that say why or how, %s: %s', (language, text, title) => {
    expect(plannedInYear(text, language).steps.map((step) => step.title)).not.toContain(title)
  })

  it.each([
    ['en', 'revise for my GCSEs, first exam 10 May'],
    ['it', 'tre esami a giugno, il primo il 10 giugno'],
  ] as const)('of several exams have a day for each mock, %s: %s', (language, text) => {
    const mocks = plannedInYear(text, language).steps.find(({ id }) => id === 'mocks')
    expect((mocks?.last ?? 0) - (mocks?.first ?? 0)).toBeGreaterThanOrEqual(3)
  })

  it('begin with what somebody wants to start on', () => {
    const { day, steps } = plannedInYear('move to Portugal in 18 months, need to start on the language', 'en')
    const start = steps.find(({ title }) => title === 'Start on the language')
    expect(day - (start?.first ?? day)).toBeGreaterThan(365)
  })

  it('of a bike come before the rides of each week', () => {
    const plan = plannedInYear('fix my bike and start riding to work two days a week', 'en')
    expect(plan.templateId).toBe('bikeCare')
    expect(plan.steps.at(-1)?.title).toBe('Start riding to work two days a week')
  })
})
