import type { Chance } from './chance.ts'
import type { Pair } from './names.ts'
import type { SomeYear } from './some-year.ts'

const FRONT: readonly Pair[] = [
  ['', ''],
  ['senti, ', 'hey, '],
  ['scusa, ', 'sorry, '],
  ['per favore, ', 'please, '],
  ['mi sai dire ', 'can you tell me '],
]
const BEHIND: readonly Pair[] = [
  ['?', '?'],
  ['', ''],
  [' per favore?', ' please?'],
  ['? grazie', '? thanks'],
]

/** The same question, as somebody types it. */
export function typedAs(text: string, { say }: SomeYear, chance: Chance): string {
  const isPlain = chance.upTo(3) > 0
  const [front, behind] = isPlain ? ['', '?'] : [say(chance.pick(FRONT)), say(chance.pick(BEHIND))]
  const isAsking = /^(?:quant|qual|quand|how|which|what|when)/u.test(text)
  const whole = `${isAsking || !/mi sai|can you/u.test(front) ? front : ''}${text}${behind}`
  const written = chance.upTo(6) === 0 ? whole.toLowerCase() : whole
  return chance.upTo(8) === 0
    ? written.normalize('NFD').replaceAll(/[\u0300-\u036F]|(?<=\p{L})'(?=s\b)/gu, '')
    : written
}
