import type { DetailedItem } from '../../answer-types.ts'
import type { Language } from '../../../language/index.ts'
import { chanceOf, type Chance } from './chance.ts'
import { LIMITS, type Limit } from './limits.ts'
import type { Pair } from './names.ts'
import { someDaysSaid, type SaidDays } from './periods.ts'
import { someYear, type SomeYear } from './some-year.ts'
import { THINGS, type Thing } from './things.ts'

/** How an answer is held against what is so. */
export type Asks = 'count' | 'list' | 'any' | 'next' | 'last' | 'first' | 'hours' | 'longest'

/** A question that is put together, and what is so: each of `meant` is a way in which it may be understood. */
export interface ComposedQuestion {
  readonly text: string
  readonly year: SomeYear
  readonly asks: Asks
  /** What it is made of, to group what goes wrong. */
  readonly made: string
  readonly meant: readonly (readonly DetailedItem[])[]
  /** Words of its limits, one of which an answer may name instead. */
  readonly limits: readonly string[]
  /** What the second half asks for. */
  readonly second: readonly (readonly DetailedItem[])[] | null
}

interface Said {
  readonly thing: Thing
  /** What limits, in front of or behind the rest. */
  readonly front: string
  readonly behind: string
  readonly days: SaidDays | null
}

type Base = readonly [asks: Asks, italian: (said: Said) => string, english: (said: Said) => string]

const of = ({ isFeminine }: Thing, masculine: string, feminine: string): string => (isFeminine ? feminine : masculine)
const isOver = ({ days }: Said): boolean => days?.isOver === true

const BASES: readonly Base[] = [
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
function typed(text: string, { say }: SomeYear, chance: Chance): string {
  const isPlain = chance.upTo(3) > 0
  const [front, behind] = isPlain ? ['', '?'] : [say(chance.pick(FRONT)), say(chance.pick(BEHIND))]
  const isAsking = /^(?:quant|qual|quand|how|which|what|when)/u.test(text)
  const whole = `${isAsking || !/mi sai|can you/u.test(front) ? front : ''}${text}${behind}`
  const written = chance.upTo(6) === 0 ? whole.toLowerCase() : whole
  return chance.upTo(8) === 0
    ? written.normalize('NFD').replaceAll(/[\u0300-\u036F]|(?<=\p{L})'(?=s\b)/gu, '')
    : written
}

/** Which days a question that says none may mean. */
function spansUnsaid({ today }: SomeYear): readonly (readonly [number, number])[] {
  const far = 10_000
  const [begin, end] = [20_454, 20_818]
  return [
    [begin, end],
    [today, end],
    [today, today + far],
    [today - far, today + far],
    [begin, today],
    [begin - 365, today],
  ]
}

function meantBy(
  { items }: SomeYear,
  keeps: readonly ((item: DetailedItem) => boolean)[],
  spans: readonly (readonly [number, number])[],
): DetailedItem[][] {
  const all = items.toSorted((a, b) => a.start - b.start)
  return spans.map(([first, last]) =>
    all
      .filter((item) => item.first <= last && item.last >= first)
      .filter((item) => {
        const within = { ...item, first: Math.max(first, item.first), last: Math.min(last, item.last) }
        return keeps.every((keep) => keep(within))
      }),
  )
}

type Keeps = (item: DetailedItem) => boolean

/** Each way to understand some words. */
const waysOf = (parts: readonly { readonly keeps: Keeps; readonly mayKeep?: Keeps }[]): Keeps[][] =>
  parts.reduce<Keeps[][]>(
    (all, { keeps, mayKeep }) => all.flatMap((one) => [[...one, keeps], ...(mayKeep ? [[...one, mayKeep]] : [])]),
    [[]],
  )

const TIMED_ONLY: ReadonlySet<Asks> = new Set(['hours'])
/** Kinds that a period may be said with. */
const WITHOUT_DAYS: ReadonlySet<Asks> = new Set(['next', 'last'])
const WITH_DAYS: ReadonlySet<Asks> = new Set(['hours', 'first', 'longest'])

function limitsFor(year: SomeYear, thing: Thing, chance: Chance, count: number): Limit[] {
  const found: Limit[] = []
  for (const make of chance.some(LIMITS, LIMITS.length)) {
    const one = make(year, chance)
    const isNew = !found.some(({ of: other }) => other === one.of)
    if (found.length < count && isNew && !thing.not.includes(one.of)) found.push(one)
  }
  return found
}

/** Whether each limit leaves something out of what the others leave, and all leave something. */
const isTold = (all: number, left: number): boolean => left > 0 && left < all

export function composedQuestion(seed: number, language: Language): ComposedQuestion {
  const chance = chanceOf(seed)
  for (;;) {
    const one = attempt(someYear(language, chance), chance)
    if (one !== null) return one
  }
}

function attempt(year: SomeYear, chance: Chance): ComposedQuestion | null {
  const [asks, italian, english] = chance.pick(BASES)
  const thing = chance.pick(THINGS)(year, chance)
  const limits = limitsFor(year, thing, chance, chance.pick([0, 1, 1, 1, 2, 2]))
  const isOfTrip = limits.some((one) => one.of === 'days')
  const withDays = !isOfTrip && !WITHOUT_DAYS.has(asks) && (WITH_DAYS.has(asks) || chance.upTo(3) > 0)
  const days = withDays ? someDaysSaid(year, chance) : null
  const spans = days ? ([[days.first, days.last]] as const) : spansUnsaid(year)
  const ways = meantBy(year, [thing.keeps, ...limits.map(({ keeps }) => keeps)], spans)
  const isVague = asks === 'any' && thing.name === 'all' && days === null && !isOfTrip
  const isOdd = isOfTrip && (asks === 'last' || limits.some(({ of }) => of === 'hour'))
  const isNear = asks === 'last' || asks === 'next' || asks === 'first' || asks === 'longest' || asks === 'list'
  const isThatDay = isNear && limits.some(({ text }) => /^di \p{L}+ì$/u.test(text))
  if (isVague || isOdd || isThatDay || !isWorth(year, thing, limits, spans, ways, asks)) return null
  const loose = waysOf([thing, ...limits]).flatMap((keeps) => meantBy(year, keeps, spans))
  const second =
    limits.length < 2 && (asks === 'count' || asks === 'list')
      ? secondOf(year, thing, limits, ways, spans, chance)
      : null
  const said = placed(limits, days, second !== null, chance)
  const text = (year.language === 'it' ? italian : english)({ thing, days, ...said })
  const whole = `${said.front}${text}${said.behind}${second?.text ?? ''}`
  return {
    ...{ text: typed(whole, year, chance), year, asks, meant: second?.firsts ?? loose, second: second?.meant ?? null },
    made: [asks, thing.name, days ? 'days' : '', ...limits.map(({ name }) => name), second ? `+ ${second.name}` : '']
      .filter(Boolean)
      .join(' | '),
    limits: [...limits.map((one) => one.text), ...(second ? [second.text] : [])],
  }
}

function isWorth(
  year: SomeYear,
  thing: Thing,
  limits: readonly Limit[],
  spans: readonly (readonly [number, number])[],
  ways: readonly (readonly DetailedItem[])[],
  asks: Asks,
): boolean {
  const count = (keeps: readonly Limit[]): number =>
    meantBy(year, [thing.keeps, ...keeps.map((one) => one.keeps)], spans)[0]!.length
  const areTold = limits.every((one) => isTold(count(limits.filter((other) => other !== one)), count(limits)))
  const isTimed = !TIMED_ONLY.has(asks) || ways[0]!.every(({ allDay }) => !allDay)
  const isOther = thing.name === 'birthdays' || thing.name === 'all day' ? asks !== 'longest' : true
  return areTold && ways[0]!.length > 0 && isTimed && isOther
}

/** What limits, and the days, where they are said. */
function placed(
  limits: readonly Limit[],
  days: SaidDays | null,
  hasSecond: boolean,
  chance: Chance,
): Pick<Said, 'front' | 'behind'> {
  const texts = limits.map(({ text }) => text)
  if (days === null) return { front: '', behind: texts.map((one) => ` ${one}`).join('') }
  const kind = chance.upTo(4)
  if (kind === 0) return { front: `${days.text} `, behind: texts.map((one) => ` ${one}`).join('') }
  if (kind === 1 && texts.length > 0)
    return { front: '', behind: ` ${days.text}${texts.map((one) => ` ${one}`).join('')}` }
  if (kind === 2 && texts.length === 1 && !hasSecond) return { front: '', behind: ` ${days.text}, ${texts[0]!}` }
  return { front: '', behind: [...texts, days.text].map((one) => ` ${one}`).join('') }
}

/** A second half that asks how many of those have something. */
function secondOf(
  year: SomeYear,
  thing: Thing,
  limits: readonly Limit[],
  ways: readonly (readonly DetailedItem[])[],
  spans: readonly (readonly [number, number])[],
  chance: Chance,
) {
  if (chance.upTo(3) > 0) return null
  const used = limits.map((one) => one.of)
  const more = limitsFor(year, { ...thing, not: [...thing.not, ...used] }, chance, 14).find(({ said }) => said !== null)
  if (!more) return null
  const keeps = [thing.keeps, ...limits.map((one) => one.keeps), more.keeps]
  const meant = meantBy(year, keeps, spans)
  const loose = waysOf([thing, ...limits, more])
  if (!isTold(ways[0]!.length, meant[0]!.length)) return null
  const words = chance.pick<Pair>([
    [` e quant${of(thing, 'i', 'e')} sono`, ' and how many of them are'],
    [`, e di quest${of(thing, 'i', 'e')} quant${of(thing, 'i', 'e')} sono`, ', and how many of those are'],
    [` e quant${of(thing, 'i', 'e')}`, ' and how many'],
  ])
  return {
    name: more.name,
    text: `${year.say(words)} ${more.said ?? ''}`,
    meant: loose.flatMap((one) => meantBy(year, one, spans)),
    firsts: loose.flatMap((one) => meantBy(year, one.slice(0, -1), spans)),
  }
}
