import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import type { Language } from '../language/index.ts'
import { availabilityOf } from './placing/availability.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { anyGoal, anySurroundings, around, asking, TODAY } from './test/situations.ts'

const settings = { seed: testSeed, numRuns: testCounts.propertyRuns }

const planOf = (text: string, language: Language) =>
  planTarget(readTarget(text, '', asking(language)), around(language))

const titlesOf = (text: string, language: Language) => planOf(text, language).steps.map(({ title }) => title)

const partsOf = (text: string, language: Language) =>
  planOf(text, language)
    .steps.filter(({ id }) => /^part-\d+$/u.test(id))
    .map(({ title }) => title)

/** Goals with the parts that get a step of their own, in the order in which they are said. */
const WITH_PARTS: Readonly<Record<Language, readonly (readonly [goal: string, parts: readonly string[]])[]>> = {
  en: [
    ['get better grades in maths, science and French', ['Maths', 'Science', 'French']],
    ['Pass the teaching exam, written on 27 April and oral maybe in July', []],
    ['Put solar panels on the roof: quotes, planning application, installation', ['Planning application']],
    ['GCSE exams in French, history and art', ['French', 'History', 'Art']],
    ['piano exam with Bach, Chopin and Debussy', ['Bach', 'Chopin', 'Debussy']],
    ['buy an electric bike and ride to work three days a week', ['Ride to work three days a week']],
    ['Revise for my A levels, I still have to catch up on maths', ['Catch up on maths']],
    ['learn to juggle, ride a unicycle and walk on stilts', ['Juggle', 'Ride a unicycle', 'Walk on stilts']],
    ['learn to bake bread, bagels and croissants', ['Bread', 'Bagels', 'Croissants']],
    ['clear out the loft, the shed and the spare room', ['The loft', 'The shed', 'The spare room']],
    ['climb Snowdon, Scafell Pike and Ben Nevis', ['Snowdon', 'Scafell Pike', 'Ben Nevis']],
    ["learn the ukulele, three songs for my sister's wedding", ["Three songs for my sister's wedding"]],
    ['build a pond with newts and water lilies', ['Newts', 'Water lilies']],
    ['allotment: get the beds dug and the first earlies in', ['Get the beds dug and the first earlies']],
    ['camping weekend in June, borrow a tent and fix the bikes', ['Borrow a tent', 'Fix the bikes']],
    ['clear out the loft, then the garage and the shed', ['The loft', 'The garage', 'The shed']],
    ['learn to crochet hats, bags and blankets', ['Hats', 'Bags', 'Blankets']],
    ['health checks: optician, smear test, blood tests', ['Optician', 'Smear test', 'Blood tests']],
    ['have the boiler serviced and the gutters cleaned before October', ['The gutters cleaned']],
    [
      'paint the house, first the kitchen, then the hall and the two bedrooms',
      ['The kitchen', 'The hall', 'The two bedrooms'],
    ],
    [
      'Emigrate to Canada in February. visas, teacher registration, rent out the house, say goodbye to everyone',
      ['Teacher registration', 'Rent out the house', 'Say goodbye to everyone'],
    ],
    ['back up all the computers and cancel the subscriptions', ['Back up all the computers']],
    ['take the cat to the vet about her teeth and get her insured', ['Get her insured']],
    ['Apply for citizenship (two referees, form, fee, ceremony)', ['Two referees, form, fee']],
    ['Redo the spare room by May. Bed, blinds, carpet, painter', ['Painter']],
    ['School play on 2 April: costumes, scenery, lights, tickets', ['Costumes, scenery, lights', 'Tickets']],
    [
      'finish my history course, 3 essays left, last one due 10 June',
      ['Essays: 1 of 3', 'Essays: 2 of 3', 'Essays: 3 of 3'],
    ],
  ],
  it: [
    ['Superare il concorso per la scuola, scritto il 27 aprile e orale forse a luglio', []],
    ['Mettere i pannelli fotovoltaici sul tetto: preventivi, pratica in comune, installazione', ['Pratica in comune']],
    ['migliorare in inglese, storia e Matematica', ['Inglese', 'Storia', 'Matematica']],
    ['saggio di pianoforte con Bach, Chopin e Debussy', ['Bach', 'Chopin', 'Debussy']],
    [
      'imparare a fare giocoleria, andare sul monociclo e camminare sui trampoli',
      ['Fare giocoleria', 'Andare sul monociclo', 'Camminare sui trampoli'],
    ],
    ['imparare la pasta fresca, tagliatelle e cappelletti', ['Tagliatelle', 'Cappelletti']],
    ['svuotare cantina, garage e soffitta entro giugno', ['Cantina', 'Garage', 'Soffitta']],
    ['imparare la chitarra, almeno 5 canzoni da suonare in spiaggia', ['5 canzoni da suonare in spiaggia']],
    ['mettere in ordine le foto e farne un calendario per natale', ['Farne un calendario']],
    ['tornare a dipingere, una piccola mostra in biblioteca', ['Una piccola mostra in biblioteca']],
    ['pulire la soffitta, poi il garage e la cantina', ['La soffitta', 'Il garage', 'La cantina']],
    ['imparare il pane: pagnotta, focaccia, grissini', ['Pagnotta', 'Focaccia', 'Grissini']],
    [
      'imbiancare casa, prima il salotto poi le due camere e il corridoio',
      ['Il salotto', 'Le due camere', 'Il corridoio'],
    ],
    ['visite da fare: ginecologa, pap test, ecografia al seno', ['Ginecologa', 'Pap test', 'Ecografia al seno']],
    ['fare il tagliando e cambiare le gomme della Panda', ['Cambiare le gomme della Panda']],
    ['cambiare telefono, salvare tutto dal computer vecchio', ['Salvare tutto dal computer vecchio']],
    ['svuotare la casa della nonna e metterla in vendita', ['Metterla in vendita']],
    ['andare in pensione il 1 novembre. inps, tfr, saluti', ['Inps, tfr']],
    ['trasloco a Torino entro settembre: vendere il divano, fare la valigia', ['Vendere il divano']],
  ],
}

/** Goals with words that look like parts and say how, why, where, with whom, or for how much. */
const WITHOUT_PARTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'clear out the house with care, one room at a time',
    'learn to swim with Anna',
    'change career and become a teaching assistant',
    'open mic night, singing two of my own songs',
    'climb Ben Nevis with Anna, Tom and Sue',
    'read War and peace',
    "scatter mum's ashes in Wales in July and have everybody there who loved her",
    'finish my dissertation and graduate in July',
    'sell the Panda and buy a bigger car',
    'learn to knit with my daughter and her friends',
    'run a half marathon because my back hurts',
    'see Adele in London if I find tickets',
    'weekend in the Lakes, dog friendly',
    'knee replacement on 9 June and be walking by September',
    'get to B2 in Spanish and sit the exam in November',
    'trip to Paris, London and Berlin',
    "Mum's 80th, 3rd July, about 50 people, village hall",
    'learn French, slowly',
    'new job, less stress, nearer home',
    'find a flat in Leeds: two bedrooms and a garden',
  ],
  it: [
    'operazione al menisco il 22 giugno, arrivarci preparato e tornare a camminare bene',
    'gara di apnea il 5 settembre: arrivare a 60 metri',
    'andare in Sicilia con Anna e i bambini',
    'andare in pensione il 1 dicembre e non ritrovarmi sul divano',
    'scrivere la tesi e laurearmi nella sessione di luglio',
    'vendere la panda e prendere una macchina più grande',
    'correre la mezza maratona da solo',
    'cambiare lavoro e diventare maestra',
    'leggere Guerra e pace',
    'salire sul Monviso con Anna, Marco e Luca',
    'imparare a nuotare perché ho mal di schiena',
    'cena con i colleghi, una quindicina di persone',
    'festa di compleanno di Sofia che fa 6 anni, al parco se non piove',
    'fare un pane decente con il lievito madre',
    'dentista, ho paura',
    "imparare l'inglese con calma e senza stress",
    "preparare l'orale di maturità, gli scritti cominciano a metà giugno",
    'cercare un bilocale a Torino, max 750 al mese',
  ],
}

/** Goals with parts that a step does already, and the title of that step with them in it. */
const WITH_PARTS_INSIDE: Readonly<Record<Language, readonly (readonly [goal: string, title: string])[]>> = {
  en: [
    ['trip to Lisbon in October: flights, hotel, museum tickets', 'Where to sleep: hotel'],
    ['trip to Lisbon in October: flights, hotel, museum tickets', 'Book the journey: flights'],
    [
      'birthday party for Leo, 12 June, balloons, cake and a magician',
      'Music, games and decorations: balloons, a magician',
    ],
    [
      "We're getting married on 10 June 2028, need to book church, caterer and photographer",
      'Church or registrar, restaurant or venue',
    ],
    ['move to Spain by January - visa, selling the house, the dog', 'Selling the house'],
    [
      'Launch my soap shop online. Need a website, labels and 100 bars',
      'Products, photos, prices, postage: a website, labels, 100 bars',
    ],
    ['family party in July: invite the cousins', 'Send the invitations: the cousins'],
    ['christening for Rosie on 20 June: church, lunch, cake', 'Talk with those who celebrate it: church'],
    ["trace the family tree and get it printed for Gran's 90th on 3 December", 'Have it printed'],
    ['new kitchen: quotes, electrician, worktops, tiling', 'Building work: tiling'],
    ['new kitchen: quotes, electrician, worktops, tiling', 'Choose and order: worktops'],
    ['Redo the spare room by May. Bed, blinds, carpet, painter', 'Choose and order: bed, blinds, carpet'],
    ["clear out the attic and sell what's worth selling", "Give away and sell: what's worth selling"],
    ['declutter the garage: sell the bikes, old paint to the tip', 'To the tip: old paint to the tip'],
    ['grow potatoes, carrots and beans in the back garden', 'Sow or plant in rows: potatoes, carrots, beans'],
  ],
  it: [
    ['viaggio a Roma: albergo, treno, biglietti per i Musei Vaticani', 'Dove dormire: albergo'],
    ['viaggio a Roma: albergo, treno, biglietti per i Musei Vaticani', 'Prenotare il viaggio: treno'],
    ['viaggio a Roma di maggio: prenotare musei e ristoranti', 'Biglietti e visite: musei e ristoranti'],
    [
      'ci sposiamo il 4 giugno 2028, bisogna prenotare chiesa, ristorante e fotografo',
      'Chiesa o Comune, ristorante o villa',
    ],
    ['battesimo di Luca il 20 giugno: chiesa, ristorante, vestito', 'Parlare con chi celebra: chiesa'],
    ['rifare il bagno: demolizione, impianti, piastrelle', 'Lavori: demolizione, impianti'],
    ['svuotare la casa di zia Rosa, regalare i mobili e vendere il piano', 'Regalare e vendere: i mobili, il piano'],
    ['levigare il parquet e dare la vernice durante le ferie', 'Dare la vernice o l’olio'],
    ['orto sul balcone con fragole, menta e insalata', 'Seminare e piantare nei vasi: fragole, menta, insalata'],
    ['trasloco a Torino entro settembre: visto, prenotare il furgone', 'Preventivi dei traslocatori: il furgone'],
  ],
}

describe.each(['en', 'it'] as const)('the parts that a goal names, %s', (language) => {
  it.each(WITH_PARTS_INSIDE[language])('are in the step that does them: %s, %s', (goal, title) =>
    expect(titlesOf(goal, language)).toContain(title),
  )
  it.each(WITH_PARTS[language])('are steps in its own words: %s', (goal, parts) =>
    expect(partsOf(goal, language)).toEqual(parts),
  )
  it.each(WITHOUT_PARTS[language])('are none: %s', (goal) => expect(partsOf(goal, language)).toEqual([]))
})

describe('a part of a goal', () => {
  it('takes the place of what is done for each of them', () => {
    expect(titlesOf('learn to knit socks, hats and gloves', 'en')).not.toContain('Practise three times a week')
    expect(titlesOf('learn to knit', 'en')).toContain('Practise three times a week')
  })

  it('is behind a colon in the step that is for all of them', () => {
    expect(titlesOf('vedere Roma con calma, i Musei Vaticani e la Galleria Borghese prenotati prima', 'it')).toContain(
      'Biglietti: i Musei Vaticani, la Galleria Borghese prenotati prima',
    )
  })

  it('is done when its verb says so', () => {
    const titles = titlesOf('move to Bristol in September, sell the sofa, book a van and pack the kitchen', 'en')
    expect(titles.indexOf('Sell the sofa')).toBeLessThan(titles.indexOf('Book the move'))
    expect(titles.indexOf('Pack the kitchen')).toBeGreaterThan(titles.indexOf('Pack the boxes'))
    const emptied = titlesOf('svuotare la casa della nonna e metterla in vendita', 'it')
    expect(emptied.indexOf('Metterla in vendita')).toBeGreaterThan(emptied.indexOf('Un angolo alla volta'))
  })

  it('comes after the day where it follows from a test, and has none where it is said to be later', () => {
    const last = (text: string, language: Language) => planOf(text, language).steps.at(-1)
    expect(last("fare la risonanza alla schiena e poi portarla all'ortopedico", 'it')).toMatchObject({
      title: "Portarla all'ortopedico",
      phase: 'Dopo',
    })
    expect(last('get a blood test and show the results to the consultant', 'en')?.title).toMatch(/consultant/u)
    expect(partsOf('have my gallbladder out and be back at work three weeks later', 'en')).toEqual([])
    expect(partsOf('operarmi alla colecisti e tornare al lavoro tre settimane dopo', 'it')).toEqual([])
  })

  it.each([
    ['Pulire la canna fumaria e fare la legna prima di ottobre', 'Fare la legna', 'it'],
    ['Far controllare la caldaia e pulire le grondaie', 'Pulire le grondaie', 'it'],
    ['Service the boiler and clean the gutters', 'Clean the gutters', 'en'],
  ] as const)('that is work beside an appointment is none itself: %s', (text, title, language) => {
    const step = planOf(text, language).steps.find((one) => one.title === title)
    expect(step?.description).toMatch(/attrezzi|more time/u)
  })

  it('that is done for a visit is no visit', () => {
    const { steps } = planOf('hospital appointment on 6 April: sort parking, ask Jane to come', 'en')
    expect(steps.filter(({ description }) => description.includes('appointment of its own'))).toEqual([])
    expect(steps.map(({ title }) => title)).toContain('Ask Jane to come')
  })

  it('says what has to be done about it', () => {
    const { steps } = planOf('Organise our street party on 19 June, road closure, bunting, band', 'en')
    const textOf = (words: string) => steps.find(({ title }) => title === words)?.description
    expect(textOf('Road closure')).toMatch(/how long it takes/u)
    expect(textOf('Bunting')).toMatch(/shops/u)
    expect(textOf('Band')).toMatch(/fix it/u)
  })

  it('comes after what is gone through where it says what to make of it', () => {
    const titles = titlesOf('mettere in ordine le foto e farne un calendario per natale', 'it')
    expect(titles.indexOf('Farne un calendario')).toBeGreaterThan(titles.indexOf('Un pezzo alla volta'))
  })

  it('that would be a goal of its own is told so, unless it is of the same kind or made of the goal', () => {
    expect(planOf('sell the Panda and buy a bigger car', 'en').warnings).toContain(
      '“Buy a bigger car” is a goal of its own: its main steps are here too; write it by itself for all of them.',
    )
    expect(planOf('run the marathon in April, then Berlin', 'en').warnings).toContain(
      '“Berlin” is a goal of its own, and has no steps here: write it by itself for a plan of it.',
    )
    for (const text of [
      "dare l'esame di anatomia a giugno e quello di fisiologia a luglio",
      'mettere in ordine le foto e farne un album per natale',
    ])
      expect(planOf(text, 'it').warnings.filter((warning) => warning.includes('obiettivo a sé'))).toEqual([])
  })
})

it.each([
  ['en', 'Back up all our laptops and get the family onto a password manager', 'Set up the password manager'],
  ['en', 'Retire on 31 December. Sort out pension, handover and plans for January', 'State pension forecast'],
  ['it', "capire quando posso andare in pensione e sistemare i contributi con l'INPS", 'Estratto conto contributivo'],
] as const)('a title is not said twice by a part that it names, %s: %s', (language, text, title) =>
  expect(titlesOf(text, language)).toContain(title),
)

it.each([
  ['it', 'Ripulire il garage e vendere quello che non serve', 'Ripulire il garage'],
  ['en', 'sort the books and hold a jumble sale', 'Sort the books'],
] as const)('an act that is named before what tells the kind is done first, %s: %s', (language, text, title) =>
  expect(titlesOf(text, language)[0]).toBe(title),
)

it('all that is thrown away is no step of its own', () => {
  const titles = titlesOf('mettere a posto la cantina e buttare via tutto', 'it')
  expect(titles.some((title) => title.startsWith('Buttare'))).toBe(false)
})

it.each([
  ['fare il cambio di stagione negli armadi e dare via quello che non uso', 'Dare via'],
  ['tornare a suonare la fisarmonica, la voglio portare alla festa del patrono a fine agosto', 'La voglio'],
])('what is wanted of the thing itself is no step of its own: %s', (text, begin) => {
  expect(titlesOf(text, 'it').filter((title) => title.startsWith(begin))).toEqual([])
})

it('what has to be asked for is asked at once', () => {
  const titles = titlesOf('pass my exams, ask for extra time because of dyslexia', 'en')
  expect(titles.indexOf('Ask for extra time')).toBe(1)
})

describe('any goal with any parts', () => {
  const SOME = [
    'the loft',
    'a speech',
    'bread',
    'three songs',
    'order a cake',
    'la torta',
    'fare il sito',
    'Emma',
    'permits',
  ]
  const anyParts = fc.array(fc.constantFrom(...SOME), { maxLength: 12 })

  it('has no two steps of the same title, in order, and none while the person is away', () => {
    fc.assert(
      fc.property(anyGoal, anySurroundings, anyParts, (goal, surroundings, parts) => {
        const { steps } = planTarget({ ...goal, text: `${goal.title}: ${parts.join(', ')}` }, surroundings)
        expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length)
        expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
        const { items, weekStart, rules } = surroundings
        const { away, isAbsent } = availabilityOf(items, [], { first: TODAY, last: TODAY + 900, weekStart, rules })
        for (const [at, { first, last }] of steps.entries()) {
          expect(first).toBeGreaterThanOrEqual(steps[at - 1]?.first ?? TODAY)
          for (let day = first; day <= last; day += 1)
            expect(isAbsent(day) || (first < last && away(day) !== null)).toBe(false)
        }
      }),
      settings,
    )
  })
})
