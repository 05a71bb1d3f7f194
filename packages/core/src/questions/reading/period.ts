import { partsOf } from '../../date/index.ts'
import { FIRST_YEAR, LAST_YEAR } from '../../event/index.ts'
import { wholeYear } from './calendar-spans.ts'
import { dateIn, type Dating, type SaidSpan, type Span } from './dates.ts'
import { typed, type FoldedText } from './folded-text.ts'
import { WORD_PATTERNS } from './period-words.ts'
import { PERIOD_RULES, type PeriodRule } from './period-rules.ts'

/** Words up to which, or from which on, a date reaches: what follows them is the date. */
const BOUNDS = {
  it: {
    until:
      /(?<![\p{L}\p{N}])(?:(?:da (?:qui|oggi|ora|adesso) )(?:fino |sino )?(?:a|ad|al|allo|alla|all'|agli|alle)|(?:fino|sino) (?:a|ad|al|alla|all')|entro(?: (?:il|la|lo|l'))?(?! \d+ (?:giorn|settim|mes))) */u,
    after: /(?<![\p{L}\p{N}])(?:dopo(?!\p{L}| le \d)(?: (?:il|la|lo|l'|le|i))?|a partire (?:da|dal|dalla|dall')) */u,
    before: /(?<![\p{L}\p{N}])prima (?!delle \d)(?:di|del|della|dell'|dello|delle|d') */u,
  },
  en: {
    until:
      /(?<![\p{L}\p{N}])(?:(?:between|from) (?:now|today) (?:and|until|till|to|through)|until|till|up to|up until|by) */u,
    after:
      /(?<![\p{L}\p{N}])(?:after|from) (?=.*\bon(?:wards?)?\b)|(?<![\p{L}\p{N}])(?<!day )(?:after|since)(?! \d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)) */u,
    before: /(?<![\p{L}\p{N}])before(?! \d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)) */u,
  },
} as const

/** Longest article before a date. */
const ARTICLE = 4

function ruled(folded: FoldedText, rules: readonly PeriodRule[], dating: Dating): SaidSpan | null {
  for (const { pattern, span } of rules) {
    const match = pattern.exec(folded.plain)
    const found = match && span(match.groups ?? {}, dating)
    if (match && found) return { ...found, from: match.index, to: match.index + match[0].length }
  }
  return null
}

/** The place in the folded text of one in the text as it was typed. */
function foldedPlace(folded: FoldedText, place: number): number {
  const at = folded.places.findIndex((one) => one >= place)
  return at < 0 ? folded.plain.length : at
}

function byQuickAdd(folded: FoldedText, dating: Dating): SaidSpan | null {
  // To quick add these words say something else than here: an hour that is about, a day that is like another.
  const text = folded.text.replace(
    /\b(?:(?:week-?end|fine settimana)(?= (?:of (?:the|my) |de(?:l|lla|i|lle|gli) |dell')(?!prim|\d|mese|month|year|anno|ann)\p{L})|around(?= on\b)|like(?= )|prim[oa](?= (?!(?:di |d'|del )?(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic))\p{L}))/giu,
    (word) => '-'.repeat(word.length),
  )
  const said = dateIn(text, dating)
  if (!said) return null
  return { ...said, from: foldedPlace(folded, said.from), to: foldedPlace(folded, said.to) }
}

/** Words before which a date is read as one: some are read after an article only, some after a preposition only. */
const LEADS = { it: ['il ', '', 'a ', 'in '], en: ['on ', '', 'in ', 'at '] } as const

/** The date that stands at the beginning of the words from a place on. */
function dateAt(folded: FoldedText, place: number, dating: Dating): SaidSpan | null {
  const rest = typed(folded, place).trimStart()
  for (const lead of LEADS[dating.language]) {
    const said = dateIn(lead + rest, dating)
    if (said && said.from <= lead.length + ARTICLE) {
      return { ...said, from: place, to: Math.min(folded.plain.length, place + said.to - lead.length) }
    }
  }
  const said = ruled({ ...folded, plain: folded.plain.slice(place) }, allRules(dating), dating)
  return said && said.from <= ARTICLE ? { ...said, from: place, to: place + said.to } : null
}

const allRules = ({ language }: Dating): readonly PeriodRule[] => [
  ...PERIOD_RULES[language].sure,
  ...PERIOD_RULES[language].bare,
]

type Bound = keyof (typeof BOUNDS)['it']

function bounded(bound: Bound, point: Span, { today, surroundings }: Dating): Span | null {
  const year = wholeYear(surroundings.year)
  const begin = partsOf(today).year === surroundings.year ? today : year.first
  if (bound === 'after') return { first: point.last + 1, last: wholeYear(partsOf(point.last + 1).year).last }
  const last = bound === 'until' ? point.last : point.first - 1
  const first = Math.min(begin, last) === last ? (last >= today ? today : wholeYear(partsOf(last).year).first) : begin
  return { first: last >= today ? Math.max(first, today) : first, last }
}

function byBound(folded: FoldedText, dating: Dating): SaidSpan | null {
  for (const bound of ['until', 'after', 'before'] as const) {
    const match = BOUNDS[dating.language][bound].exec(folded.plain)
    const place = match ? match.index + match[0].length : 0
    const point = match && dateAt(folded, place, dating)
    const span = point && bounded(bound, point, dating)
    if (match && point && span) return { ...span, from: match.index, to: point.to }
  }
  return null
}

const isWithin = ({ first, last }: Span): boolean =>
  first <= last && first >= wholeYear(FIRST_YEAR).first && last <= wholeYear(LAST_YEAR).last

/** The days that a question names, and where it does; null where it names none that can be told for sure. */
export function readPeriod(folded: FoldedText, dating: Dating): SaidSpan | null {
  const { sure, bare } = PERIOD_RULES[dating.language]
  const said =
    byBound(folded, dating) ??
    ruled(folded, sure, dating) ??
    byQuickAdd(folded, dating) ??
    // What looks like a date and is none must not be read as its month or year alone.
    (doubtfulDate(folded, dating) === null ? ruled(folded, bare, dating) : null)
  return said && isWithin(said) ? said : null
}

/** What looks like a date, and could not be read as one. */
export function doubtfulDate(folded: FoldedText, { language }: Dating): string | null {
  const { month } = WORD_PATTERNS[language]
  const day = String.raw`\d{1,2}(?:st|nd|rd|th|°)?`
  const doubtful = new RegExp(
    String.raw`(?<![\p{N}/.:])(?:\d{1,4}[/]\d{1,2}(?:[/]\d{1,4})?|\d{1,2}[.-]\d{1,2}[.-]\d{2,4}|\d{4}-\d{2}-\d{2}|${day} (?:of |di )?${month}|(?<=\p{L} )${month} ${day})(?![\p{N}:])`,
    'u',
  )
  return doubtful.exec(folded.plain)?.[0] ?? null
}
