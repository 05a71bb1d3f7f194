import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { plannedInYear } from './test/planned-in-year.ts'
import { around, asking } from './test/situations.ts'

const planOf = (text: string, language: Language) =>
  planTarget(readTarget(text, '', asking(language)), around(language))

const idsOf = (text: string, language: Language): readonly string[] => planOf(text, language).steps.map(({ id }) => id)

/** How many days before the day of a goal one of its steps begins. */
function daysBefore(text: string, language: Language, id: string): number {
  const { day, steps } = planOf(text, language)
  return day - (steps.find((step) => step.id === id)?.first ?? NaN)
}

describe('the kind of a goal of a home', () => {
  it.each([
    ['en', 'buy a flat to rent out', 'buyHome'],
    ['it', 'comprare un appartamento da affittare', 'buyHome'],
    ['it', 'trovare una casa da affittare', 'rentHome'],
    ['en', 'stop renting and buy my own place', 'buyHome'],
    ['en', 'list my flat on Airbnb in June', 'letHome'],
    ['it', "mettere l'appartamento su Airbnb a giugno", 'letHome'],
    ['en', 'get the house ready to let by September', 'letHome'],
    ['en', 'fix the leaking roof before winter', 'repair'],
    ['it', "riparare il tetto prima dell'inverno", 'repair'],
    ['en', 'repair the bedroom window', 'repair'],
    ['it', 'riparare la finestra della camera', 'repair'],
    ['en', 'sort out the paperwork', 'declutter'],
    ['it', 'mettere in ordine i documenti', 'declutter'],
    ['it', 'ridurre le bollette', 'energySaving'],
    ['it', 'montare le gomme invernali', 'appointment'],
    ['it', 'far accordare il pianoforte', 'appointment'],
    ['it', 'controllare la pensione', 'finances'],
    ['it', 'configurare il telefono nuovo', 'digital'],
    ['en', 'free up space on my phone', 'digital'],
    ['it', 'cambiare cognome', 'form'],
    ['en', 'find a dog sitter for Christmas', 'petBoarding'],
    ['it', 'trovare una dog sitter per Natale', 'petBoarding'],
    ['en', 'take the cat on the train to Scotland in July', 'petTravel'],
    ['en', 'plant a cherry tree', 'garden'],
    ['it', 'fare un laghetto', 'garden'],
    ['en', "give my kids' old toys to charity before Christmas", 'giveAway'],
    ['en', 'fit a heat pump by October', 'installation'],
    ['it', 'far venire la nonna a vivere da noi', 'moveIn'],
  ] as const)('follows from what is done with it, %s: %s', (language, text, kind) => {
    expect(planOf(text, language).templateId).toBe(kind)
  })
})

describe('the steps of a goal of a home, an animal or a garden', () => {
  it.each([
    ['en', 'buy a new sofa', 'orderMade', 'order'],
    ['it', 'comprare un divano nuovo', 'orderMade', 'order'],
    ['en', 'buy a kettle', 'order', 'orderMade'],
    ['en', 'book a table for our anniversary on 10 October', 'settleUp', 'next'],
    ['it', "prenotare il ristorante per l'anniversario il 10 ottobre", 'settleUp', 'next'],
    ['en', 'book a table for Saturday', 'reserve', 'next'],
    ['it', 'prenotare il tavolo per sabato', 'reserve', 'next'],
    ['en', 'get fibre broadband installed', 'speed', 'clear'],
    ['it', 'mettere la fibra', 'speed', 'clear'],
    ['en', 'sort out the paperwork', 'folders', 'areas'],
    ['it', 'sistemare le carte', 'folders', 'areas'],
    ['en', 'switch bank', 'openIt', 'bill'],
    ['en', 'get home insurance', 'take', 'ask'],
    ['it', 'mi hanno hackerato la mail', 'changeAll', 'sort'],
    ['it', 'insegnare al cucciolo a non sporcare in casa', 'routine', 'basics'],
    ['en', 'take the dog to France on 4 September', 'certificate', 'weeks'],
    ['en', 'put together the wardrobe on Saturday', 'parcels', 'look'],
    ['en', 'treat the bees for varroa before winter', 'varroa', 'colony'],
    ['it', 'invernare le api', 'varroa', 'colony'],
    ['it', 'rinvasare le piante', 'biggerPots', 'corner'],
    ['en', 'sow a new lawn', 'keepMoist', 'water'],
    ['it', 'seminare il prato', 'keepMoist', 'water'],
  ] as const)('are those of its sort, %s: %s', (language, text, id, other) => {
    const ids = idsOf(text, language)
    expect(ids).toContain(id)
    expect(ids).not.toContain(other)
  })

  it.each([
    ['en', 'clean the oven before Christmas', 'needs', 10],
    ['it', 'pulire il forno prima di Natale', 'needs', 10],
    ['en', 'get the boiler serviced before winter', 'book', 65],
    ['it', "revisione della caldaia prima dell'inverno", 'book', 65],
    ['en', 'book a table for our anniversary on 10 October', 'reserve', 70],
    ['en', 'take the cat for her annual vaccination in November', 'book', 65],
    ['it', 'fare il vaccino al gatto a novembre', 'book', 65],
    ['en', 'set up an aquarium for Christmas', 'cycle', 120],
    ['it', 'allestire un acquario per Natale', 'cycle', 120],
    ['en', 'find a flat to rent by 1 July', 'search', 70],
    ['en', "give my kids' old toys to charity before Christmas", 'choose', 65],
    ['it', 'regalare i giochi vecchi prima di Natale', 'choose', 65],
    ['en', 'return the library books by 20 June', 'gather', 14],
    ['en', 'tidy the garden in October', 'round', 30],
    ['it', 'sistemare il giardino a ottobre', 'round', 30],
  ] as const)('are not done months before they are of use, %s: %s', (language, text, id, most) => {
    expect(daysBefore(text, language, id)).toBeLessThanOrEqual(most)
  })

  it.each([
    ['en', 'get the garden ready for winter', 'tender', 30],
    ['it', "preparare il giardino per l'inverno", 'tender', 30],
    ['en', 'buy a sofa by 30 September', 'orderMade', 56],
  ] as const)('come while there is time for them, %s: %s', (language, text, id, least) => {
    expect(daysBefore(text, language, id)).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['en', 'spa day with my sister in June', ['treatments', 'book']],
    ['en', 'get rid of the moss in the lawn', ['whyMoss', 'moss', 'overseed']],
    ['it', 'togliere il muschio dal prato', ['whyMoss', 'moss', 'overseed']],
  ] as const)('stand in the order in which they are done, %s: %s', (language, text, order) => {
    const ids = idsOf(text, language)
    expect(ids.slice(0, order.length)).toEqual(order)
  })

  it('of a new name come after the wedding that it is for', () => {
    expect(daysBefore('change my name after the wedding on 12 June', 'en', 'firstPapers')).toBeLessThan(0)
    expect(daysBefore('cambiare cognome dopo il matrimonio del 12 giugno', 'it', 'firstPapers')).toBeLessThan(0)
  })
})

describe('the usual day of a goal of a home or a garden', () => {
  it.each([
    ['en', 'cut down the oak tree', '2027-11-13'],
    ['it', 'abbattere il pino', '2027-11-13'],
    ['en', 'change to winter tyres', '2027-11-05'],
    ['it', 'montare le gomme invernali', '2027-11-12'],
    ['en', 'pay my tax bill', '2027-07-30'],
    ['it', "pagare l'IMU", '2027-06-16'],
    ['en', 'sow a new lawn', '2027-04-10'],
    ['it', 'seminare il prato', '2027-04-10'],
  ] as const)('is in its season, %s: %s', (language, text, at) => {
    expect(formatDay(plannedInYear(text, language).day)).toBe(at)
  })
})
