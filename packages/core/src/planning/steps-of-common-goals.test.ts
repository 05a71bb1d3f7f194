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
    ['en', 'new kitchen, the units arrive on 10 May', 'works', '2027-05-10'],
    ['it', 'nuova cucina, i mobili arrivano il 10 maggio', 'assemble', '2027-05-10'],
  ] as const)('begin when what is built in has come (%s): %s', (language, text, id, day) => {
    const step = plannedInYear(text, language).steps.find((one) => one.id === id)
    expect(step && formatDay(step.first) >= day).toBe(true)
  })
})
