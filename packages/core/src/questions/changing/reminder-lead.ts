import type { Language } from '../../language/index.ts'
import { REMINDER_MINUTES_MAX } from '../../event/index.ts'
import { foldedText } from '../reading/folded-text.ts'
import { numberOf, WORD_PATTERNS } from '../reading/period-words.ts'

/** How long before something, and where that is said. */
export interface Lead {
  /** In the order in which they are said, each once. */
  readonly minutes: readonly number[]
  readonly from: number
  readonly to: number
}

const MINUTES = { minute: 1, hour: 60, day: 1_440, week: 10_080, month: 43_200 } as const

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^minut/u, MINUTES.minute],
  [/^(?:or|hour)/u, MINUTES.hour],
  [/^(?:giorn|day)/u, MINUTES.day],
  [/^(?:settiman|week)/u, MINUTES.week],
  [/^(?:mes|month)/u, MINUTES.month],
]

/** Amounts that have words of their own. */
const FIXED: readonly (readonly [RegExp, number])[] = [
  [/mezz'?ora|half (?:an )?hour/u, 30],
  [/quarto d'ora|quarter of an hour/u, 15],
]

const AT_START = /all'inizio(?: d(?:el|ella|i|ell'))?|(?:at the|when it) starts?(?: of)?/u

const BEFORE = '(?:prima|in anticipo|before(?:hand)?|in advance|ahead|earlier)(?!\\p{L})'
/** What follows `before`, up to what it is before of. */
const OF =
  "(?: (?:che (?:cominci|inizi|part)\\w*|of|che|di|del|della|dello|dei|delle|degli|it starts|the start of)(?= |$)| (?:dell|d)')?"
const UNIT = '(?:minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|minutes?|mins?|hours?|days?|weeks?|months?)(?!\\p{L})'
const OWN = "(?:(?:una? )?mezz'?ora|(?:un )?quarto d'ora|half (?:an )?hour|a quarter of an hour)"
const ONE = '(?:il|la|the)'

interface Patterns {
  readonly whole: RegExp
  readonly amount: RegExp
  /** Beside the word for it: `a 30 minute reminder`. */
  readonly beside: RegExp
}

function patternsIn(language: Language): Patterns {
  const amount = `(?:${OWN}|(?:${WORD_PATTERNS[language].number}|${ONE})[ -]?${UNIT})`
  const joined = `(?:${amount}(?: ${BEFORE})?(?:,| e| and| &|, and|,? poi|,? then|,? e poi|,? and then|,? and again) (?:anche |also )?)*`
  return {
    beside: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${amount}(?= (?:reminder|alert|warning|notice|notification))|(?<=promemoria |avviso |preavviso |notifica )(?:di |da )?${amount})`,
      'u',
    ),
    whole: new RegExp(`(?<![\\p{L}\\p{N}])${joined}${amount} ${BEFORE}${OF}`, 'u'),
    amount: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${OWN}|(?<number>${WORD_PATTERNS[language].number}|${ONE})[ -]?(?<unit>${UNIT}))`,
      'gu',
    ),
  }
}
const PATTERNS = { it: patternsIn('it'), en: patternsIn('en') } as const

/** Reads how long before something a folded text says: `two days and an hour before`. */
export function leadIn(plain: string): Lead | null {
  const start = AT_START.exec(plain)
  if (start) return { minutes: [0], from: start.index, to: start.index + start[0].length }
  const found = (['it', 'en'] as const).flatMap((language) => {
    const match = PATTERNS[language].whole.exec(plain) ?? PATTERNS[language].beside.exec(plain)
    return match ? [leadOf(match, language)] : []
  })
  // A number that only one of the languages knows makes that reading the longer one.
  return found.filter(({ minutes }) => minutes.length > 0).sort((a, b) => b.to - b.from - (a.to - a.from))[0] ?? null
}

/** How long before something a phrase says, in minutes, each once; null where it says nothing else, or too long. */
export function minutesBeforeIn(phrase: string): readonly number[] | null {
  const { plain } = foldedText(phrase.trim())
  const lead = leadIn(plain)
  if (lead === null || lead.from > 0 || lead.to < plain.length) return null
  return lead.minutes.every((minutes) => minutes <= REMINDER_MINUTES_MAX) ? lead.minutes : null
}

function leadOf(match: RegExpExecArray, language: Language): Lead {
  const minutes = [...match[0].matchAll(PATTERNS[language].amount)].flatMap((one) => minutesOf(one, language) ?? [])
  return { minutes: [...new Set(minutes)], from: match.index, to: match.index + match[0].length }
}

function minutesOf(amount: RegExpExecArray, language: Language): number | null {
  const own = FIXED.find(([pattern]) => pattern.test(amount[0]))
  if (own) return own[1]
  const { number, unit = '' } = amount.groups ?? {}
  const size = UNITS.find(([pattern]) => pattern.test(unit.replace(/^min/u, 'minut')))?.[1]
  const count = /^(?:il|la|the)$/u.test(number ?? '') ? 1 : numberOf(number, language)
  return count && size ? count * size : null
}
