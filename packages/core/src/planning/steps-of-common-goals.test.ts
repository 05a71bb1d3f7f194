import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { plannedInYear } from './test/planned-in-year.ts'

const idsOf = (text: string, language: Language): readonly string[] =>
  plannedInYear(text, language).steps.map(({ id }) => id)

const titlesOf = (text: string, language: Language): readonly string[] =>
  plannedInYear(text, language).steps.map(({ title }) => title)

describe('the steps of the commonest goals', () => {
  it.each([
    ['en', 'surprise 70th for dad at the cricket club on 12 June', 'invite', 'rules'],
    ['en', 'knock the wall down between kitchen and dining room', 'engineer', 'bigWorks'],
    ['it', 'buttare giù il muro tra sala e cucina', 'wallWorks', 'delivery'],
    ['en', 'knit a jumper for my grandson, total beginner', 'stitches', 'trialPiece'],
    ['it', 'cucirmi una gonna, sono alle prime armi', 'trialPiece', 'stitches'],
    ['en', 'knit a jumper for my grandson', 'swatch', 'stitches'],
    ['it', 'compleanno di Giulia in casa con 12 bambini a fine maggio', 'invite', 'venue'],
    ['en', 'carve a rocking horse, got the oak already', 'make', 'material'],
    ['it', 'fare delle tazze di ceramica per natale', 'make', 'enrol'],
    ['en', '3 days in Lisbon with my mum (82, walks with a stick) early October', 'shortWays', 'calmFlight'],
    ['it', 'viaggio in Giappone a maggio 2028, ho paura dell’aereo', 'calmFlight', 'shortWays'],
    ['en', 'interrailing with two mates after A levels', 'railPass', 'leave'],
    ['it', 'battesimo di Emma il 13 giugno, poi rinfresco da noi in 40', 'ownMeal', 'venue'],
    ['it', 'prima comunione di mio figlio il 23 maggio con pranzo per 25 persone', 'parish', 'menu'],
    ['en', 'get christened as an adult in September', 'sponsor', 'godparents'],
    ['en', 'raised beds for my dad who’s in a wheelchair', 'boxesHigh', 'boxes'],
    ['it', 'orto autunnale, le piantine le compro al mercato', 'plantFirm', 'seedlings'],
    ['en', 'redo my front garden so it needs hardly any watering', 'dryPlants', 'water'],
    ['it', 'pop up shop con un’amica a dicembre', 'stock', 'promise'],
    ['en', 'pilgrimage to Lourdes with the parish, taking mum in her wheelchair', 'assisted', 'shoes'],
    ['it', 'pellegrinaggio a piedi a Oropa la notte del 29 agosto', 'walks', 'beds'],
    ['en', 'move to a flat in Leeds on 28 May, two cats and a piano', 'heavyThings', 'visa'],
    ['it', 'trasloco a Torino il 28 maggio, due gatti', 'pet', 'heavyThings'],
    ['it', 'trasferirci a Torino a luglio, bimbi di 6 e 9 anni', 'schools', 'visa'],
    ['en', 'downsize from a four bed house to a bungalow by autumn', 'findNext', 'away'],
    ['it', 'dimezzare i vestiti', 'trying', 'steady'],
    ['it', 'liberare lo studio per i gemelli in arrivo il 10 luglio', 'areas', 'routine'],
    ['en', 'help my brother with his wedding on 17 July', 'agree', 'little'],
    ['en', 'rehome 3 ex battery hens', 'coop', 'hand'],
    ['en', 'get the honey off in August, two hives', 'clearer', 'syrup'],
    ['it', 'smielare ad agosto, due arnie', 'clearer', 'heft'],
    ['it', 'partecipare alla mostra dei fiori di agosto con le mie dalie', 'staging', 'frame'],
    ['it', 'raccolta olive da mio zio in toscana due settimane a ottobre', 'mill', 'stay'],
    ['en', 'I’m playing Mrs Bennet in our village production, 11-13 November', 'learn', 'ticket'],
    ['en', 'make a wooden toy kitchen for her birthday on 14 May', 'drawing', 'sketch'],
    ['it', 'costruire una cucina giocattolo di legno per Natale', 'drawing', 'quotes'],
    ['en', 'start the violin at 66, I read no music', 'basics', 'pieces'],
    ['it', 'cominciare il pianoforte', 'basics', 'pieces'],
    ['en', 'get back to the piano after 20 years', 'pieces', 'basics'],
    ['it', 'giochi di prestigio per la festa dei nipoti a luglio', 'basics', 'invite'],
    ['it', 'comprare una casetta in montagna, mutuo da chiedere', 'survey', 'compare'],
    ['en', 'set up a men’s shed in the village, about 10 interested', 'purpose', 'core'],
    ['it', 'mettere su una ciclofficina di quartiere, siamo una decina', 'rules', 'core'],
    ['en', 'garage is a tip, need to get the car in by winter', 'areas', 'viewings'],
    ['it', 'fare l’orto, pezzetto di terra di 20 metri dietro casa', 'planting', 'pots'],
  ] as const)('follow from its words (%s): %s', (language, text, wanted, unwanted) => {
    const ids = idsOf(text, language)
    expect(ids).toContain(wanted)
    expect(ids).not.toContain(unwanted)
  })

  it.each([
    ['en', "Renovate my late nan's bungalow to rent it out", "Quotes for my late nan's bungalow"],
    ['en', 'Redo the kitchen in our flat', 'Quotes for the kitchen'],
    ['en', 'Renovate the house we inherited', 'Quotes for the house'],
  ] as const)('have whole words of the goal in their titles (%s): %s', (language, text, title) => {
    expect(titlesOf(text, language)).toContain(title)
  })

  it.each([
    ['en', 'carve a rocking horse, got the oak already', 'oak'],
    ['it', 'rifare il tetto, tegole già comprate', 'tegole'],
    ['it', 'costruire un pollaio, la rete ce l’ho già', 'rete'],
  ] as const)('are none for what is there already (%s): %s', (language, text, word) => {
    expect(titlesOf(text, language).filter((title) => title.includes(word))).toEqual([])
  })

  it.each([
    ['en', '3 days in Lisbon with my mum (82, walks with a stick)', 'stick'],
    ['en', 'start a veg patch, complete novice, tiny north-facing garden', 'novice'],
    ['en', 'start a veg patch, complete novice, tiny north-facing garden', 'facing'],
    ['en', 'redo my front garden, im 71 and cant bend much', '71'],
    ['en', 'pop up shop with a friend before christmas', 'friend'],
    ['en', 'launch my sourdough subscription in september, 20 customers to begin with', 'customers'],
    ['en', 'sell my flat, tenant in it till november', 'enant'],
    ['it', 'portare a casa il cucciolo, cockapoo di 8 settimane, lo prendiamo il 10 aprile', 'cockapoo'],
    ['it', 'riprendere il pianoforte, suonare al matrimonio di mia figlia il 4 settembre', 'matrimonio'],
    ['it', 'regali di natale per 9 nipoti, pronti entro fine novembre, 20 euro l’uno', 'euro'],
    ['en', 'christmas presents for the grandchildren, sorted by end of november', 'orted'],
    ['en', 'open a food truck in june, have the van', 'Have'],
    ['it', 'lasciare la casa grande e andare in un appartamento più piccolo', 'ppartamento'],
  ] as const)('are none for how somebody or something is (%s): %s', (language, text, word) => {
    expect(titlesOf(text, language).filter((title) => title.includes(word))).toEqual([])
  })

  it.each([
    ['en', 'new kitchen, the units arrive on 10 May', 'works', '2027-05-10'],
    ['it', 'nuova cucina, i mobili arrivano il 10 maggio', 'assemble', '2027-05-10'],
  ] as const)('begin when what is built in has come (%s): %s', (language, text, id, day) => {
    const step = plannedInYear(text, language).steps.find((one) => one.id === id)
    expect(step && formatDay(step.first) >= day).toBe(true)
  })

  it.each([
    ['en', 'new bathroom by December'],
    ['it', 'rifare il bagno entro novembre'],
  ] as const)('are three weeks of work in a bathroom, however much time there is (%s): %s', (language, text) => {
    const works = plannedInYear(text, language).steps.filter(({ id }) => id.startsWith('works'))
    expect(works.length).toBeGreaterThan(0)
    expect(works.reduce((sum, { first, last }) => sum + last - first + 1, 0)).toBeLessThanOrEqual(24)
  })
})
