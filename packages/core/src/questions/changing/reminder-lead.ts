import type { Language } from '../../language/index.ts'
import { numberOf, WORD_PATTERNS } from '../reading/period-words.ts'

/** A part of a folded text: where it begins, and where what follows does. */
export type Stretch = readonly [from: number, to: number]

/** How long before something, and where that is said. */
export interface Lead {
  /** In the order in which they are said, each once. */
  readonly minutes: readonly number[]
  /** In the order of the text; at least one. */
  readonly spans: readonly Stretch[]
}

const MINUTES = { minute: 1, hour: 60, day: 1_440, week: 10_080, month: 43_200 } as const

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^minut/u, MINUTES.minute],
  [/^(?:or|hour|hr)/u, MINUTES.hour],
  [/^(?:giorn|day)/u, MINUTES.day],
  [/^(?:settiman|week)/u, MINUTES.week],
  [/^(?:mes|month)/u, MINUTES.month],
]

/** Minutes of an amount that has words of its own; null for every other. */
export const ownMinutes = (amount: string): number | null =>
  FIXED.find(([pattern]) => pattern.test(amount))?.[1] ?? null

/** Amounts that have words of their own. */
const FIXED: readonly (readonly [RegExp, number])[] = [
  [/mezz'?ora|half (?:an )?hour/u, 30],
  [/tre quarti d'ora|three quarters of an hour/u, 45],
  [/quarto d'ora|quarter of an hour/u, 15],
]

const AT_START = /all'inizio(?: d(?:el|ella|i|ell'))?|(?:at the|when it) starts?(?: of)?/u

const BEFORE = '(?:prima|(?:in|di) anticipo|before(?:hand)?|in advance|ahead|earlier)(?!\\p{L})'
/** What follows `before`, up to what it is before of. */
const OF =
  "(?: (?:che (?:cominci|inizi|part)\\w*|of|che|di|del|della|dello|dei|delle|degli|it starts|the start of)(?= |$)| (?:dell|d)')?"
const UNIT =
  '(?:minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|minutes?|mins?|hours?|hrs?|days?|weeks?|months?)(?!\\p{L})'
export const OWN =
  "(?:(?:una? )?mezz'?ora|tre quarti d'ora|three quarters of an hour|(?:un )?quarto d'ora|half (?:an )?hour|a quarter of an hour)"
const ONE = '(?:il|la|the)'

interface Patterns {
  readonly whole: RegExp
  readonly amount: RegExp
  /** Beside the word for it: `a 30 minute reminder`. */
  readonly beside: RegExp
  /** Where something is moved to: `change the reminder to 2 days`. */
  readonly to: RegExp
  /** Where it is moved from: `from 3 hours to 5 hours before`. */
  readonly from: RegExp
}

function patternsIn(language: Language): Patterns {
  const many = `(?:(?<pair>un paio d(?:i |')|a couple (?:of )?)|(?<number>${WORD_PATTERNS[language].number}|${ONE})[ -]?)`
  const named = `(?:${OWN}|${many}(?<unit>${UNIT})(?<half> e mezz[ao](?!\\p{L})| and a half(?!\\p{L}))?)`
  const amount = named.replaceAll(/\?<\w+>/gu, '?:')
  const joined = `(?:${amount}(?: ${BEFORE})?(?:,| e| and| &|, and|,? poi|,? then|,? e poi|,? and then|,? and again) (?:(?:anche|also|uno|one|un altro|another(?: one)?|l'altro) )*)*`
  const begin = '(?<![\\p{L}\\p{N}])'
  return {
    beside: new RegExp(
      `${begin}(?:${amount}(?= (?:reminder|alert|warning|notice|notification))|(?<=promemoria |avviso |preavviso |notifica )(?:di |da )?${amount})`,
      'gu',
    ),
    whole: new RegExp(`${begin}${joined}${amount} ${BEFORE}${OF}`, 'gu'),
    to: new RegExp(`(?<= (?:a|to|di|by|for) )${amount}(?= (?:invece|anziche|instead|rather)|[ .!?]*$)`, 'gu'),
    from: new RegExp(`(?<= (?:da|from) )${amount}(?: ${BEFORE})?(?= (?:a|to) )`, 'gu'),
    amount: new RegExp(begin + named, 'gu'),
  }
}
const PATTERNS = { it: patternsIn('it'), en: patternsIn('en') } as const
const LANGUAGES = ['it', 'en'] as const

/** Reads how long before something a folded text says: `two days and an hour before`. */
export function leadIn(plain: string): Lead | null {
  const start = AT_START.exec(plain)
  if (start) return { minutes: [0], spans: [[start.index, start.index + start[0].length]] }
  return longestOf(LANGUAGES.map((language) => said(plain, 'whole', language) ?? said(plain, 'beside', language)))
}

/** The same where something is moved, which needs no word for `before`: `change it from 3 hours to 2 days`. */
export function leadToIn(plain: string): Lead | null {
  const from = longestOf(LANGUAGES.map((language) => said(plain, 'from', language)))
  const after = blanked(plain, from?.spans ?? [])
  const lead = leadIn(after) ?? longestOf(LANGUAGES.map((language) => said(after, 'to', language)))
  return lead && { ...lead, spans: [...(from?.spans ?? []), ...lead.spans] }
}

/** A text with some of it left out, in which all else stands where it did. */
export const blanked = (plain: string, spans: readonly Stretch[]): string =>
  spans.reduce((text, [at, to]) => text.slice(0, at) + '.'.repeat(to - at) + text.slice(to), plain)

/** The same where all of a text is about that: `make it 2 days`. */
export const leadAnywhereIn = (plain: string): Lead | null =>
  leadIn(plain) ?? longestOf(LANGUAGES.map((language) => said(plain, 'amount', language)))

/** Whether a text says nothing but how long before. */
export const isWhole = ({ spans: [first, ...others] }: Lead, plain: string): boolean =>
  first !== undefined && others.length === 0 && first[0] === 0 && first[1] === plain.length

/** A number that only one of the languages knows makes that reading the longer one. */
const longestOf = (leads: readonly (Lead | null)[]): Lead | null =>
  leads.filter((lead) => lead !== null).sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null

const lengthOf = ({ spans }: Lead): number => spans.reduce((sum, [from, to]) => sum + to - from, 0)

function said(plain: string, way: keyof Patterns, language: Language): Lead | null {
  const found = [...plain.matchAll(PATTERNS[language][way])]
  const minutes = found.flatMap(([words]) =>
    [...words.matchAll(PATTERNS[language].amount)].flatMap((one) => minutesOf(one, language) ?? []),
  )
  if (minutes.length === 0) return null
  return {
    minutes: [...new Set(minutes)],
    spans: found.map(({ index, 0: words }): Stretch => [index, index + words.length]),
  }
}

function minutesOf(amount: RegExpExecArray, language: Language): number | null {
  const own = ownMinutes(amount[0])
  if (own !== null) return own
  const { pair, number, unit = '', half } = amount.groups ?? {}
  const size = UNITS.find(([pattern]) => pattern.test(unit.replace(/^min/u, 'minut')))?.[1]
  const count = pair === undefined ? countOf(number, language) : 2
  return count && size ? (count + (half === undefined ? 0 : 0.5)) * size : null
}

const countOf = (number: string | undefined, language: Language): number | null =>
  /^(?:il|la|the)$/u.test(number ?? '') ? 1 : numberOf(number, language)
