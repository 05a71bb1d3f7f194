/** Codes with a name that are no countries: unions, seas, private use, duplicates. */
const NO_COUNTRIES = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'])

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const codes = letters.flatMap((first) => letters.map((second) => first + second))

/** All countries known to this browser, by name in a language. */
export function countryNames(language: string): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return codes
    .filter((code) => !NO_COUNTRIES.has(code) && isInUse(code))
    .map((code) => ({ code, name: names.of(code) ?? '' }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

/** Excludes old codes: `DD` is Germany too. */
const isInUse = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code
