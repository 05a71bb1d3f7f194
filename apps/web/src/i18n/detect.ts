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
 * Detects the language in the specified order. Unlike i18next's own detection, it distinguishes an unknown language
 * from an unsupported one.
 */
export const detectLanguage: LanguageDetectorModule = {
  type: 'languageDetector',
  init: (services) => browser.init(services, options),
  detect: () => chooseLanguage([browser.detect() ?? []].flat()),
  cacheUserLanguage: (language) => browser.cacheUserLanguage(language),
}

/** Whether the initial URL sets the language; then it overrides the profile. */
const asked = new URLSearchParams(window.location.search).has('lng')

export const wasLanguageAsked = (): boolean => asked
