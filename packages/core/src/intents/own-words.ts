import type { Patterns } from '../language/index.ts'

/** Symbols that stand for any words at all. */
const GAPS: ReadonlySet<string> = new Set([
  'gap',
  'longGap',
  'anyWord',
  'word',
  'signs',
  'begin',
  'atEnd',
  'clause',
  'noTimeWord',
  'polite',
])

/** What must stand beside a pattern, or must not: no word of its own. */
const BESIDE = /<?[!=]>?[^\s)]+/gu

const SYMBOL = /\{([^}:]+)(?::[^}]*)?\}/gu

/** The texts in a value of patterns. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The texts of some patterns, with those of the symbols that they use. */
function withSymbols(value: unknown, symbols: Patterns, known: Set<string>): readonly string[] {
  return textsIn(value).flatMap((text) => {
    const used = [...text.matchAll(SYMBOL)].flatMap(([, name = '']) => {
      const isNew = !known.has(name)
      known.add(name)
      return isNew ? withSymbols(symbols[name], symbols, known) : []
    })
    return [text, ...used]
  })
}

/**
 * Makes tests of which words some patterns say themselves, and which only stand between those: where a pattern has a symbol of
 * dates or numbers, it may be any.
 */
export function ownWords(symbols: Patterns): (patterns: unknown) => (word: string) => boolean {
  const known = new Map<unknown, (word: string) => boolean>()
  return (patterns) => {
    const before = known.get(patterns)
    if (before) return before
    const used = new Set<string>()
    const texts = withSymbols(patterns, symbols, used)
    const isAny = [...used].some((name) => !GAPS.has(name) && symbols[name] === undefined)
    const words = new Set(
      texts.flatMap(
        (text) =>
          text
            .replaceAll(SYMBOL, ' ')
            .replaceAll(BESIDE, ' ')
            .match(/[\p{L}\p{N}*]+/gu) ?? [],
      ),
    )
    const parts = [...words].filter((word) => word.includes('*'))
    const isOwn = (word: string): boolean =>
      isAny ||
      words.has(word) ||
      parts.some((part) => (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word.endsWith(part.slice(1))))
    known.set(patterns, isOwn)
    return isOwn
  }
}
