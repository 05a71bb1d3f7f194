import type { SaidDays } from './periods.ts'
import type { Thing } from './things.ts'

/** How an answer is held against what is so. */
export type Asks = 'count' | 'list' | 'any' | 'next' | 'last' | 'first' | 'hours' | 'longest'

/** What is asked for, and when. */
export interface Said {
  readonly thing: Thing
  /** What limits, in front of or behind the rest. */
  readonly front: string
  readonly behind: string
  readonly days: SaidDays | null
}

export type Base = readonly [asks: Asks, italian: (said: Said) => string, english: (said: Said) => string]

const of = ({ isFeminine }: Thing, masculine: string, feminine: string): string => (isFeminine ? feminine : masculine)
const isOver = ({ days }: Said): boolean => days?.isOver === true

/** What a question asks, in both languages. */
export const BASES: readonly Base[] = [
  [
    'count',
    (said) => `quant${of(said.thing, 'i', 'e')} ${said.thing.many} ${isOver(said) ? 'ho avuto' : 'ho'}`,
    (said) => `how many ${said.thing.many} ${isOver(said) ? 'did' : 'do'} I have`,
  ],
  [
    'count',
    (said) => `quant${of(said.thing, 'i', 'e')} ${said.thing.many} c${isOver(said) ? "'erano" : 'i sono'}`,
    (said) => `how many ${said.thing.many} ${isOver(said) ? 'were' : 'are'} there`,
  ],
  [
    'list',
    (said) => `quali ${said.thing.many} ${isOver(said) ? 'ho avuto' : 'ho'}`,
    (said) => `which ${said.thing.many} ${isOver(said) ? 'did' : 'do'} I have`,
  ],
  ['list', ({ thing }) => `mostrami ${articleOf(thing)} ${thing.many}`, ({ thing }) => `show me my ${thing.many}`],
  ['list', ({ thing }) => `elenca ${articleOf(thing)} ${thing.many}`, ({ thing }) => `list the ${thing.many}`],
  [
    'any',
    (said) => `${isOver(said) ? 'ho avuto' : 'ho'} ${said.thing.many}`,
    (said) => `${isOver(said) ? 'did' : 'do'} I have any ${said.thing.many}`,
  ],
  [
    'any',
    (said) => `c${isOver(said) ? "'erano" : 'i sono'} ${said.thing.many}`,
    (said) => `${isOver(said) ? 'were' : 'are'} there any ${said.thing.many}`,
  ],
  [
    'next',
    ({ thing }) => `quand'è ${of(thing, 'il prossimo', 'la prossima')} ${thing.one}`,
    ({ thing }) => `when is my next ${thing.one}`,
  ],
  [
    'last',
    ({ thing }) => `quand'è stat${of(thing, 'o', 'a')} ${of(thing, "l'ultimo", "l'ultima")} ${thing.one}`,
    ({ thing }) => `when was my last ${thing.one}`,
  ],
  [
    'first',
    (said) => `qual ${isOver(said) ? 'era' : 'è'} ${of(said.thing, 'il primo', 'la prima')} ${said.thing.one}`,
    (said) => `what ${isOver(said) ? 'was' : 'is'} my first ${said.thing.one}`,
  ],
  [
    'hours',
    (said) => `quante ore di ${said.thing.many} ${isOver(said) ? 'ho avuto' : 'ho'}`,
    (said) => `how many hours of ${said.thing.many} ${isOver(said) ? 'did' : 'do'} I have`,
  ],
  [
    'longest',
    (said) =>
      `qual ${isOver(said) ? 'era' : 'è'} ${of(said.thing, /^[aeiou]/u.test(said.thing.one) ? "l'" : 'il ', 'la ')}${said.thing.one} più lung${of(said.thing, 'o', 'a')}`,
    (said) => `what ${isOver(said) ? 'was' : 'is'} my longest ${said.thing.one}`,
  ],
]

const articleOf = ({ many, isFeminine }: Thing): string => (isFeminine ? 'le' : /^[aeiou]/u.test(many) ? 'gli' : 'i')
