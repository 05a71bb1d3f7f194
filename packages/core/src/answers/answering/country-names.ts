import { foldForSearch } from '../../event/index.ts'
import { LANGUAGES } from '../../intents/languages.ts'

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

let known: ReadonlySet<string> | null = null

/** The names of all countries in each language, folded; source: CLDR. Codes that are none have no name. */
function countryNames(): ReadonlySet<string> {
  const regions = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other))
  return new Set(regions.flatMap((names) => codes.flatMap((code) => names.of(code) ?? [])).map(foldForSearch))
}

/** Whether a word is the name of a country, and no slip of another word: `Germany` of `German`. */
export function isCountry(word: string): boolean {
  known ??= countryNames()
  return known.has(word)
}
