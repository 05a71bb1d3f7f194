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

/** The namespaces of i18next: a text is looked for in both, one after the other, so keys name neither. */
const FIRST = 'translation'
const CALENDAR = 'calendar'

const tables = {
  en: {
    first: async () => (await import('./en/first.ts')).first,
    calendar: async () => (await import('./en/calendar.ts')).calendar,
  },
  it: {
    first: async () => (await import('./it/first.ts')).first,
    calendar: async () => (await import('./it/calendar.ts')).calendar,
  },
} as const

const load = (language: string, namespace: string): Promise<object> => {
  const table = tables[language === 'en' ? 'en' : 'it']
  return loadChunk<object>(namespace === CALENDAR ? table.calendar : table.first)
}

const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    load(language, namespace).then(
      (texts) => done(null, texts),
      (reason: unknown) => done(reason instanceof Error ? reason : new Error(String(reason)), false),
    )
  },
}

/** Finds the language and loads its texts, and only its own; those of the calendar, too, where that is wanted. */
export async function startI18n(isCalendarWanted: boolean, instance: i18n = i18next): Promise<void> {
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
      ns: isCalendarWanted ? [FIRST, CALENDAR] : [FIRST],
      fallbackNS: CALENDAR,
      interpolation: { escapeValue: false },
    })
}

/** Loads the texts of the calendar, if they are not there; from now on they come along with another language, too. */
export async function loadCalendarTexts(instance: i18n = i18next): Promise<void> {
  const language = currentLanguage(instance)
  if (!instance.hasResourceBundle(language, CALENDAR)) {
    instance.addResourceBundle(language, CALENDAR, await load(language, CALENDAR))
  }
  await instance.loadNamespaces(CALENDAR)
}

/** The language of the page. */
export const currentLanguage = ({ resolvedLanguage }: i18n = i18next): Language =>
  resolvedLanguage === 'en' ? 'en' : 'it'
