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
    ['learn to bake bread, bagels and croissants', ['Bread', 'Bagels', 'Croissants']],
    ['clear out the loft, the shed and the spare room', ['The loft', 'The shed', 'The spare room']],
    ['climb Snowdon, Scafell Pike and Ben Nevis', ['Snowdon', 'Scafell Pike', 'Ben Nevis']],
    ["learn the ukulele, three songs for my sister's wedding", ["Three songs for my sister's wedding"]],
    ['build a pond with newts and water lilies', ['Newts', 'Water lilies']],
    ['allotment: get the beds dug and the first earlies in', ['Get the beds dug and the first earlies']],
    ['street party: flyers, permits, meetings with the neighbours', ['Flyers', 'Meetings with the neighbours']],
    ['camping weekend in June, borrow a tent and fix the bikes', ['Borrow a tent', 'Fix the bikes']],
    ['sell the Panda and buy a bigger car', ['Buy a bigger car']],
  ],
  it: [
    ['imparare la pasta fresca, tagliatelle e cappelletti', ['Tagliatelle', 'Cappelletti']],
    ['svuotare cantina, garage e soffitta entro giugno', ['Cantina', 'Garage', 'Soffitta']],
    ['imparare la chitarra, almeno 5 canzoni da suonare in spiaggia', ['5 canzoni da suonare in spiaggia']],
    ['mettere in ordine le foto e farne un album per natale', ['Farne un album']],
    ['orto sul balcone con fragole, menta e insalata', ['Fragole', 'Menta', 'Insalata']],
    ['tornare a dipingere, una piccola mostra in biblioteca', ['Una piccola mostra in biblioteca']],
    ['viaggio a Roma di maggio: prenotare musei e ristoranti', ['Prenotare musei e ristoranti']],
    ['comunione di Giulia il 9 maggio: ristorante, bomboniere, vestito', ['Ristorante']],
    ['vendere la panda e prendere una macchina più grande', ['Prendere una macchina più grande']],
  ],
}

/** Goals with words that look like parts and say how, why, where, with whom, or for how much. */
const WITHOUT_PARTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'learn to swim with Anna',
    'learn to knit with my daughter and her friends',
    'run a half marathon because my back hurts',
    'see Adele in London if I find tickets',
    'weekend in the Lakes, dog friendly',
    'trip to Paris, London and Berlin',
    "Mum's 80th, 3rd July, about 50 people, village hall",
    'learn French, slowly',
    'new job, less stress, nearer home',
    'find a flat in Leeds: two bedrooms and a garden',
  ],
  it: [
    'andare in Sicilia con Anna e i bambini',
    'correre la mezza maratona da solo',
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

describe.each(['en', 'it'] as const)('the parts that a goal names, %s', (language) => {
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

  it('comes after what is gone through where it says what to make of it', () => {
    const titles = titlesOf('mettere in ordine le foto e farne un album per natale', 'it')
    expect(titles.indexOf('Farne un album')).toBeGreaterThan(titles.indexOf('Un pezzo alla volta'))
  })

  it('that would be a goal of its own is said to have one step only', () => {
    expect(planOf('sell the Panda and buy a bigger car', 'en').warnings).toContain(
      '“Buy a bigger car” is a goal of its own, and has one step here: write it by itself for a plan of it.',
    )
    const { warnings } = planOf('mettere in ordine le foto e farne un album per natale', 'it')
    expect(warnings.filter((warning) => warning.includes('obiettivo a sé'))).toEqual([])
  })
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
        const { away } = availabilityOf(items, [], { first: TODAY, last: TODAY + 900, weekStart, rules })
        for (const [at, { first, last }] of steps.entries()) {
          expect(first).toBeGreaterThanOrEqual(steps[at - 1]?.first ?? TODAY)
          for (let day = first; day <= last; day += 1) expect(away(day)).toBeNull()
        }
      }),
      settings,
    )
  })
})
