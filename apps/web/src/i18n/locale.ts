import { texts } from './texts.ts'

/** The page's language with the person's region, which decides between `18 March` and `March 18`. */
export function currentLocale(): string {
  const language = texts.language
  const own = navigator.languages.find((locale) => locale.toLowerCase().startsWith(`${language}-`))
  return own ?? (language === 'en' ? 'en-GB' : 'it-IT')
}
