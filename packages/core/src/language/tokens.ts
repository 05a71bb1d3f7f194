import { foldForSearch } from '../event/index.ts'
import { eachLanguage, type Language } from './language-list.ts'

/**
 * A word, number or sign of the text. `numeric` is a number with signs inside (`20/5`, `15:30`, `12.50`); a `barrier` is
 * a span that is never read: a quotation, an address, a mark.
 */
export interface Token {
  readonly kind: 'word' | 'number' | 'numeric' | 'sign' | 'barrier'
  /** Without accents, case and apostrophes; dashes and signs of degree in one form. */
  readonly word: string
  readonly from: number
  readonly to: number
  /** Whether it follows the token before it without a space. */
  readonly isGlued: boolean
  /** Whether its first letter alone is a capital. */
  readonly isCapital: boolean
  /** A slip in a word of the calendar: `word` is what was meant, or the text's own word is only near to one. */
  readonly slip?: 'mended' | 'near'
}

/** A span of the text, in UTF-16 units; `to` is not included. */
export interface TextSpan {
  readonly from: number
  readonly to: number
}

/** Whether a span is inside one of others. */
export const isIn = ({ from, to }: TextSpan, spans: readonly TextSpan[]): boolean =>
  spans.some((span) => from >= span.from && to <= span.to)

const NUMERIC = String.raw`\d{4}-\d{1,2}-\d{1,2}(?!\d)|\d{1,2}-\d{1,2}-\d{4}(?!\d)|\d+(?:[.,:;/]\d+)+`
/** The letter between day and time in `2027-04-13T10:00` is a sign. */
const T = String.raw`(?<=\d{4}-\d{2}-\d{2})T(?=\d{2}:\d{2})`
const PATTERNS = eachLanguage(
  ({ wordForm }) => new RegExp(String.raw`(${NUMERIC})|(\d+)|${T}|(${wordForm.source})|\S`, 'gu'),
)

const ONE_FORM = new Map(Object.entries({ '–': '-', '—': '-', '−': '-', º: '°', ª: '°', '’': "'" }))

/** A capital letter and no second one: a word in capitals alone is no name. */
const CAPITALISED = /^\p{Lu}(?!\p{Lu})/u

/** A word as it is compared. */
export function foldWord(text: string): string {
  const plain = foldForSearch(text)
    .replace(/['’´`]/gu, '')
    .replace(/(?<=\d);(?=\d)/u, ':')
  return ONE_FORM.get(plain) ?? plain
}

function kindOf(match: RegExpExecArray): Token['kind'] {
  if (match[1] !== undefined) return 'numeric'
  if (match[2] !== undefined) return 'number'
  return match[3] === undefined ? 'sign' : 'word'
}

/** The tokens of a text; each of the `barriers` (ascending, not overlapping) is one token. */
export function tokensOf(text: string, language: Language, barriers: readonly TextSpan[] = []): Token[] {
  const tokens: Token[] = []
  let at = 0
  const readTo = (to: number): void => {
    const pattern = new RegExp(PATTERNS[language])
    pattern.lastIndex = at
    const part = text.slice(0, to)
    for (let match = pattern.exec(part); match; match = pattern.exec(part)) {
      const from = match.index
      tokens.push({
        kind: kindOf(match),
        word: foldWord(match[0]),
        from,
        to: from + match[0].length,
        isGlued: tokens.at(-1)?.to === from,
        isCapital: CAPITALISED.test(match[0]),
      })
    }
  }
  for (const { from, to } of barriers) {
    readTo(from)
    tokens.push({ kind: 'barrier', word: '', from, to, isGlued: false, isCapital: false })
    at = to
  }
  readTo(text.length)
  return tokens
}
