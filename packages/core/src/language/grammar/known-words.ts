import type { LanguageData } from './language-data.ts'

const WORD = /[\p{L}\p{M}]+/gu
const SYMBOL = /\{[^}]*\}/gu

/** Adds the words of all texts in a value. */
function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') for (const [word] of value.replace(SYMBOL, ' ').matchAll(WORD)) words.add(word)
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) collect(each, words)
}

/** All words that a language's data holds, in lexicons, lists and patterns, as tokens are folded. */
export function knownWords({ patterns, ...words }: LanguageData): ReadonlySet<string> {
  const known = new Set<string>()
  collect([patterns, words], known)
  for (const lexicon of Object.values(words)) if (typeof lexicon === 'object') collect(Object.keys(lexicon), known)
  return known
}
