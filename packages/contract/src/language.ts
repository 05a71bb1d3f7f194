/** The languages that everything is offered in. */
export const languages = ['it', 'en'] as const
export type Language = (typeof languages)[number]

/** For a person of whom nothing is known. */
const UNKNOWN: Language = 'it'
/** For a person who speaks what is not offered. */
const NOT_OFFERED: Language = 'en'

/** Code of a language, with or without a region. A path like `/calendar` is found where a language could stand. */
const CODE = /^[a-z]{2}(?:[-_][a-z0-9]{2,8})*$/i

/** The first of the detected codes that is offered; regions do not matter (`en-GB` is `en`). */
export function chooseLanguage(detected: readonly string[]): Language {
  const codes = detected.filter((code) => CODE.test(code))
  if (codes.length === 0) return UNKNOWN
  for (const code of codes) {
    const offered = languages.find((language) => language === code.slice(0, 2).toLowerCase())
    if (offered) return offered
  }
  return NOT_OFFERED
}
