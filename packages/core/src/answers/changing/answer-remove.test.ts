import { expect, it } from 'vitest'
import type { Language } from '../../language/index.ts'
import { readQuestion } from '../../intents/index.ts'
import { answerQuestion } from '../index.ts'
import { livedYear, livingAsker } from '../test/lived-year.ts'

function removedBy(text: string, language: Language): string[] {
  const surroundings = livingAsker(language)
  const question = readQuestion(text, surroundings, null)
  return answerQuestion(question, livedYear(language), surroundings).changes.flatMap((change) =>
    change.action === 'delete' ? [change.itemId] : [],
  )
}

const unknown = (joins: string): string => Array.from({ length: 20 }, (_, at) => `zorb${at}x`).join(joins)

it.each([
  ['en', 'delete the concert, the vet, the workshop and the barbecue', ['concert', 'vet', 'workshop', 'barbecue']],
  [
    'it',
    'cancella il concerto, il veterinario, il workshop e la grigliata',
    ['concert', 'vet', 'workshop', 'barbecue'],
  ],
  ['en', "delete Sara and Paolo's wedding and the vet", ['wedding', 'vet']],
  ['it', 'cancella il matrimonio di Sara e Paolo e il veterinario', ['wedding', 'vet']],
] as const)(
  'each of several things goes, and a name may have joining words of its own (%s): %s',
  (language, text, ids) => {
    expect(removedBy(text, language)).toEqual(ids)
  },
)

it.each([
  ['en', `delete ${unknown(' and ')}`],
  ['en', `delete the concert, ${unknown(', ')} and the vet`],
  ['it', `cancella ${unknown(' e ')}`],
  ['it', `cancella il concerto, ${unknown(', ')} e il veterinario`],
] as const)(
  'a long list of things that nobody knows takes nothing away, and is looked through once (%s)',
  (language, text) => {
    expect(removedBy(text, language)).toEqual([])
  },
)
