import type { Chance } from './chance.ts'
import type { Pair } from './names.ts'
import type { SomeYear } from './some-year.ts'

/** Who wants to know, in both languages. Some of them are people of some years. */
const WHO: readonly Pair[] = [
  ['mia sorella', 'my sister'],
  ['il mio capo', 'my boss'],
  ['mio marito', 'my husband'],
  ['la babysitter', 'the babysitter'],
  ['mia suocera', 'my mother in law'],
  ['il commercialista', 'the accountant'],
  ['la scuola', 'the school'],
]
const NAMES: readonly Pair[] = [
  ['Federica', 'Rebecca'],
  ['Tommaso', 'Benjamin'],
  ['Ginevra', 'Martha'],
]

/** What they do about it, said of one of them. */
const DO: readonly Pair[] = [
  ['vuole saperlo', 'wants to know'],
  ['continua a chiedermelo', 'keeps asking me'],
  ['mi tormenta', 'keeps on at me'],
  ['non si fida della mia memoria', "doesn't trust my memory"],
  ['mi ha appena scritto', 'has just texted me'],
  ['deve comprare i biglietti', 'has to buy the tickets'],
  ['sta litigando con me', 'is arguing with me'],
  ['si è persa il foglietto', 'has lost her note'],
]

/** What whoever asks says of themselves. */
const SELF: readonly Pair[] = [
  ['devo dirlo a mia madre', 'I have to tell my mother'],
  ['mi è venuto un dubbio', "I'm not so sure"],
  ['sto facendo ordine', "I'm sorting things out"],
  ['non trovo più il foglio', "I can't find my notes"],
  ['ho la testa altrove', "I'm miles away"],
  ['prima che mi dimentichi', 'before I lose track'],
  ['che poi mi confondo', 'I get confused so easily'],
  ['non mi viene in mente', "it's on the tip of my tongue"],
]

const FRONT_ENDS = [': ', ', ', '. ', ' - '] as const
const BEHIND_ENDS = [', ', '. ', ' - '] as const

function sentence(year: SomeYear, chance: Chance): string {
  if (chance.upTo(2) === 0) return year.say(chance.pick(SELF))
  return `${year.say(chance.pick(chance.upTo(3) === 0 ? NAMES : WHO))} ${year.say(chance.pick(DO))}`
}

/** A question with a sentence before or behind it, or both, that only tells why it is asked. */
export function toldAroundIt(asked: string, year: SomeYear, chance: Chance): string {
  const kind = chance.upTo(5)
  const front = kind < 3 ? `${sentence(year, chance)}${chance.pick(FRONT_ENDS)}` : ''
  const bare = asked.replace(/\?+$/u, '')
  // Behind what ends as a question stands a sentence of its own.
  const behind = kind >= 2 ? `${chance.upTo(2) === 0 ? '? ' : chance.pick(BEHIND_ENDS)}${sentence(year, chance)}` : '?'
  const whole = `${front}${bare}${behind}`
  return chance.upTo(3) === 0 ? whole.toLowerCase() : whole.charAt(0).toUpperCase() + whole.slice(1)
}
