import i18next, { type BackendModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadChunk } from '../ui/load-chunk.ts'
import { detectLanguage } from './detect.ts'
import type { en } from './en.ts'
import { languages, type Language } from './language.ts'
import { namesProduct } from './product-name.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

/** Texts come in parts: those of every page, and those loaded with the code that needs them. */
const tables = {
  en: {
    first: async () => (await import('./en/first.ts')).first,
    calendar: async () => (await import('./en/calendar.ts')).calendar,
    assistant: async () => (await import('./en/assistant.ts')).assistant,
    assistantAnalysis: async () => (await import('./en/assistant-analysis.ts')).assistantAnalysis,
    assistantChat: async () => (await import('./en/assistant-chat.ts')).assistantChat,
    assistantSuggestions: async () => (await import('./en/assistant-suggestions.ts')).assistantSuggestions,
    calendars: async () => (await import('./en/calendars.ts')).calendarTexts,
    import: async () => ({ import: (await import('./en/import.ts')).importing }),
    goals: async () => (await import('./en/goals.ts')).goalTexts,
    reminders: async () => (await import('./en/reminders.ts')).reminderTexts,
    review: async () => (await import('./en/review.ts')).reviewTexts,
    entry: async () => (await import('./en/entry.ts')).entry,
    feedback: async () => (await import('./en/feedback.ts')).feedback,
    profile: async () => (await import('./en/profile.ts')).profile,
    site: async () => (await import('./en/site.ts')).site,
    about: async () => ({ about: (await import('./en/site-about.ts')).about }),
    pricing: async () => ({ pricing: (await import('./en/site-pricing.ts')).pricing }),
    terms: async () => ({ terms: (await import('./en/site-terms.ts')).terms }),
  },
  it: {
    first: async () => (await import('./it/first.ts')).first,
    calendar: async () => (await import('./it/calendar.ts')).calendar,
    assistant: async () => (await import('./it/assistant.ts')).assistant,
    assistantAnalysis: async () => (await import('./it/assistant-analysis.ts')).assistantAnalysis,
    assistantChat: async () => (await import('./it/assistant-chat.ts')).assistantChat,
    assistantSuggestions: async () => (await import('./it/assistant-suggestions.ts')).assistantSuggestions,
    calendars: async () => (await import('./it/calendars.ts')).calendarTexts,
    import: async () => ({ import: (await import('./it/import.ts')).importing }),
    goals: async () => (await import('./it/goals.ts')).goalTexts,
    reminders: async () => (await import('./it/reminders.ts')).reminderTexts,
    review: async () => (await import('./it/review.ts')).reviewTexts,
    entry: async () => (await import('./it/entry.ts')).entry,
    feedback: async () => (await import('./it/feedback.ts')).feedback,
    profile: async () => (await import('./it/profile.ts')).profile,
    site: async () => (await import('./it/site.ts')).site,
    about: async () => ({ about: (await import('./it/site-about.ts')).about }),
    pricing: async () => ({ pricing: (await import('./it/site-pricing.ts')).pricing }),
    terms: async () => ({ terms: (await import('./it/site-terms.ts')).terms }),
  },
} as const

/** Some texts, by the name of their table. */
export type TextPart = Exclude<keyof typeof tables.en, typeof FIRST_PART>

const FIRST_PART = 'first'
const parts = Object.keys(tables.en).filter((part) => part !== FIRST_PART) as TextPart[]

/** i18next namespaces. Texts are looked up in all of them, so keys name none. */
const FIRST = 'translation'

const load = (language: string, namespace: string): Promise<object> => {
  const table = tables[language === 'en' ? 'en' : 'it']
  return loadChunk<object>(namespace === FIRST ? table.first : table[namespace as TextPart])
}

/** i18next ignores texts that fail to load and shows keys; this reports the failure. */
const lazyTexts = (onFault: (fault: unknown) => void): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    load(language, namespace).then(
      (texts) => done(null, texts),
      (fault: unknown) => {
        onFault(fault)
        done(String(fault), false)
      },
    )
  },
})

/**
 * Detects the language and loads its texts: those of every page, and the requested parts. Rejects if none load: keys
 * are not for people.
 */
export async function startI18n(wanted: readonly TextPart[], instance: i18n = i18next): Promise<void> {
  const faults: unknown[] = []
  instance.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await instance
    .use(lazyTexts((fault) => faults.push(fault)))
    .use(detectLanguage)
    .use(namesProduct)
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      load: 'languageOnly',
      // Detection has chosen already; tables have equal keys, so there is no fallback.
      fallbackLng: false,
      ns: [FIRST, ...wanted],
      fallbackNS: parts,
      interpolation: { escapeValue: false },
      postProcess: namesProduct.name,
    })
  // Other parts are requested again by what needs them.
  if (!instance.hasResourceBundle(instance.language, FIRST)) {
    throw new Error('The texts of the page did not load', { cause: faults[0] })
  }
}

/** Before that it has no language. */
const hasStarted = async (instance: i18n): Promise<void> => {
  if (!instance.isInitialized) await new Promise((resolve) => instance.on('initialized', resolve))
}

/** Loads a part of the texts if missing; from now on language switches include it. */
export async function loadTexts(part: TextPart, instance: i18n = i18next): Promise<void> {
  await hasStarted(instance)
  const language = currentLanguage(instance)
  await addTexts(instance, language, part)
  if (language === currentLanguage(instance)) await instance.loadNamespaces(part)
  else await loadTexts(part, instance)
}

async function addTexts(instance: i18n, language: Language, namespace: string): Promise<void> {
  if (instance.hasResourceBundle(language, namespace)) return
  instance.addResourceBundle(language, namespace, await load(language, namespace))
}

const FAILED = 'languageFailed'
/** Counts switches: only the newest matters. */
let switches = 0

/**
 * Switches the language once its texts have loaded. If they fail, the page stays as it is, and `onLanguageFailed` is
 * called. Returns whether the language is active now.
 */
export async function switchLanguage(language: Language, instance: i18n = i18next): Promise<boolean> {
  switches += 1
  const number = switches
  // No redraw needed. A switch in progress is cancelled anyway.
  if (language === currentLanguage(instance)) return true
  const isThere = (namespace: string): boolean => instance.hasResourceBundle(currentLanguage(instance), namespace)
  const namespaces = [FIRST, ...parts.filter(isThere)]
  try {
    await Promise.all(namespaces.map((namespace) => addTexts(instance, language, namespace)))
  } catch (fault) {
    if (number === switches) instance.emit(FAILED, fault)
    return false
  }
  if (number !== switches) return false
  await instance.changeLanguage(language)
  return true
}

/** Subscribes to failed language switches; returns how to unsubscribe. */
export function onLanguageFailed(listener: (fault: unknown) => void, instance: i18n = i18next): () => void {
  instance.on(FAILED, listener)
  return () => instance.off(FAILED, listener)
}

/** The page's language. */
export const currentLanguage = ({ resolvedLanguage }: i18n = i18next): Language =>
  resolvedLanguage === 'en' ? 'en' : 'it'
