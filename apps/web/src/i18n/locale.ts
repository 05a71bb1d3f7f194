import type { Language } from './language.ts'
import { texts } from './texts.ts'

let known: { readonly language: Language; readonly own: readonly string[]; readonly locale: string } | null = null

/**
 * The page's language with the person's region, which decides between `18 March` and `March 18`. Looked for when one of
 * them changes, and not with each day that is written.
 */
export function currentLocale(): string {
  const { language } = texts
  const own = navigator.languages
  if (known?.language !== language || known.own !== own) known = { language, own, locale: localeIn(own, language) }
  return known.locale
}

const localeIn = (own: readonly string[], language: Language): string =>
  own.find((locale) => locale.toLowerCase().startsWith(`${language}-`)) ?? (language === 'en' ? 'en-GB' : 'it-IT')
