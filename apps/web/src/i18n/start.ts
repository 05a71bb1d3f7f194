import i18next, { type BackendModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadChunk } from '../ui/load-chunk.ts'
import { detectLanguage } from './detect.ts'
import type { en } from './en.ts'
import { languages, type Language } from './language.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

/** What stands on the page until its language has loaded: words that no language can give yet. */
export const LOADING = 'Loading...'

/** What stands there when no language could be loaded. */
export const NOT_LOADED = 'La pagina non si è caricata. Ricaricala. · The page did not load. Reload it.'

const load = async (language: string): Promise<object> =>
  language === 'en' ? (await loadChunk(() => import('./en.ts'))).en : (await loadChunk(() => import('./it.ts'))).it

const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, _namespace, done) => {
    load(language).then(
      (texts) => done(null, texts),
      (reason: unknown) => done(reason instanceof Error ? reason : new Error(String(reason)), false),
    )
  },
}

/** Finds the language and loads its texts, and only its own. */
export async function startI18n(instance: i18n = i18next): Promise<void> {
  instance.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await instance
    .use(lazyTexts)
    .use(detectLanguage)
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      load: 'languageOnly',
      // The choice among what was detected is made before; the tables have the same keys, so no text falls back.
      fallbackLng: false,
      interpolation: { escapeValue: false },
    })
}

/** The language of the page. */
export const currentLanguage = (): Language => (i18next.resolvedLanguage === 'en' ? 'en' : 'it')
