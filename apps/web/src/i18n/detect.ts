import type { LanguageDetectorModule } from 'i18next'
import LanguageDetector, { type DetectorOptions } from 'i18next-browser-languagedetector'
import { chooseLanguage } from './language.ts'

const A_YEAR = 365 * 24 * 60

const options: DetectorOptions = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag', 'path', 'subdomain'],
  lookupQuerystring: 'lng',
  caches: ['localStorage', 'cookie'],
  cookieMinutes: A_YEAR,
  cookieOptions: { path: '/', sameSite: 'lax' },
}

const browser = new LanguageDetector()

/**
 * Looks where the specification says, in its order. What i18next's own choice lacks is the difference between a person
 * of whom nothing is known and one whose language is not offered.
 */
export const detectLanguage: LanguageDetectorModule = {
  type: 'languageDetector',
  init: (services) => browser.init(services, options),
  detect: () => chooseLanguage([browser.detect() ?? []].flat()),
  cacheUserLanguage: (language) => browser.cacheUserLanguage(language),
}

/** Whether the address that the page was opened at asks for a language; then it wins over the profile's. */
const asked = new URLSearchParams(window.location.search).has('lng')

export const wasLanguageAsked = (): boolean => asked
