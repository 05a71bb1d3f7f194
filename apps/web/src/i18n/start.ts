import { loadChunk } from '../ui/load-chunk.ts'
import { detectLanguage, storeLanguage } from './detect.ts'
import type { Language } from './language.ts'
import { texts as ofPage, type TextTable, type Texts } from './texts.ts'

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
    counted: async () => (await import('./en/counted.ts')).countedTexts,
    dayPanel: async () => ({ dayPanel: (await import('./en/day-panel.ts')).dayPanel }),
    dialogs: async () => (await import('./en/dialogs.ts')).dialogs,
    import: async () => ({ import: (await import('./en/import.ts')).importing }),
    freeTime: async () => (await import('./en/free-time.ts')).freeTimeTexts,
    lastYear: async () => (await import('./en/last-year.ts')).lastYearTexts,
    goals: async () => (await import('./en/goals.ts')).goalTexts,
    linked: async () => (await import('./en/linked.ts')).linkedTexts,
    itemMenu: async () => (await import('./en/item-menu.ts')).itemMenuTexts,
    firstSteps: async () => ({ firstSteps: (await import('./en/first-steps.ts')).firstSteps }),
    history: async () => (await import('./en/history.ts')).historyTexts,
    print: async () => (await import('./en/print.ts')).printTexts,
    reminders: async () => (await import('./en/reminders.ts')).reminderTexts,
    palette: async () => ({ palette: (await import('./en/palette.ts')).palette }),
    review: async () => (await import('./en/review.ts')).reviewTexts,
    views: async () => ({ views: (await import('./en/views.ts')).views }),
    entry: async () => (await import('./en/entry.ts')).entry,
    feedback: async () => (await import('./en/feedback.ts')).feedback,
    tour: async () => ({ tour: (await import('./en/tour.ts')).tour }),
    admin: async () => (await import('./en/admin.ts')).adminTexts,
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
    counted: async () => (await import('./it/counted.ts')).countedTexts,
    dayPanel: async () => ({ dayPanel: (await import('./it/day-panel.ts')).dayPanel }),
    dialogs: async () => (await import('./it/dialogs.ts')).dialogs,
    import: async () => ({ import: (await import('./it/import.ts')).importing }),
    freeTime: async () => (await import('./it/free-time.ts')).freeTimeTexts,
    lastYear: async () => (await import('./it/last-year.ts')).lastYearTexts,
    goals: async () => (await import('./it/goals.ts')).goalTexts,
    linked: async () => (await import('./it/linked.ts')).linkedTexts,
    itemMenu: async () => (await import('./it/item-menu.ts')).itemMenuTexts,
    firstSteps: async () => ({ firstSteps: (await import('./it/first-steps.ts')).firstSteps }),
    history: async () => (await import('./it/history.ts')).historyTexts,
    print: async () => (await import('./it/print.ts')).printTexts,
    reminders: async () => (await import('./it/reminders.ts')).reminderTexts,
    palette: async () => ({ palette: (await import('./it/palette.ts')).palette }),
    review: async () => (await import('./it/review.ts')).reviewTexts,
    views: async () => ({ views: (await import('./it/views.ts')).views }),
    entry: async () => (await import('./it/entry.ts')).entry,
    feedback: async () => (await import('./it/feedback.ts')).feedback,
    tour: async () => ({ tour: (await import('./it/tour.ts')).tour }),
    admin: async () => (await import('./it/admin.ts')).adminTexts,
    profile: async () => (await import('./it/profile.ts')).profile,
    site: async () => (await import('./it/site.ts')).site,
    about: async () => ({ about: (await import('./it/site-about.ts')).about }),
    pricing: async () => ({ pricing: (await import('./it/site-pricing.ts')).pricing }),
    terms: async () => ({ terms: (await import('./it/site-terms.ts')).terms }),
  },
} as const

type Part = keyof typeof tables.en

/** The texts of every page. */
const FIRST: Part = 'first'

/** Some texts, by the name of their table. */
export type TextPart = Exclude<Part, 'first'>

async function load(texts: Texts, language: Language, part: Part): Promise<void> {
  if (!texts.has(language, part)) texts.add(language, part, await loadChunk<TextTable>(tables[language][part]))
}

/**
 * Detects the language and loads its texts: those of every page, and the requested parts. Rejects if the first do not
 * load: keys are not for people. Other parts are requested again by what needs them.
 */
export async function startI18n(wanted: readonly TextPart[], texts: Texts = ofPage): Promise<void> {
  const language = detectLanguage()
  texts.subscribe(() => {
    document.documentElement.lang = texts.language
    storeLanguage(texts.language)
  })
  const others = Promise.allSettled(wanted.map((part) => load(texts, language, part)))
  try {
    await load(texts, language, FIRST)
  } catch (cause) {
    throw new Error('The texts of the page did not load', { cause })
  }
  await others
  texts.changeLanguage(language)
}

/** Resolves once the page has a language. */
async function waitForStart(texts: Texts): Promise<void> {
  if (texts.has(texts.language, FIRST)) return
  await new Promise<void>((resolve) => {
    const stop = texts.subscribe(() => {
      stop()
      resolve()
    })
  })
}

/** Loads a part of the texts if missing; from now on language switches include it. */
export async function loadTexts(part: TextPart, texts: Texts = ofPage): Promise<void> {
  await waitForStart(texts)
  const { language } = texts
  await load(texts, language, part)
  if (language !== texts.language) await loadTexts(part, texts)
}

/** What the page has in its language, and not in another. */
const missingIn = (language: Language, texts: Texts): Part[] =>
  (Object.keys(tables[language]) as Part[]).filter(
    (part) => texts.has(texts.language, part) && !texts.has(language, part),
  )

const failureListeners = new Set<() => void>()
/** Counts switches: only the newest matters. */
let switches = 0

/**
 * Switches the language once its texts have loaded. If they fail, the page stays as it is, and `onLanguageFailed` is
 * called. Returns whether the language is active now.
 */
export async function switchLanguage(language: Language, texts: Texts = ofPage): Promise<boolean> {
  switches += 1
  const number = switches
  // No redraw needed. A switch in progress is cancelled anyway.
  if (language === texts.language) return true
  try {
    // Parts that the page has loaded meanwhile are needed as well.
    for (let missing = missingIn(language, texts); missing.length > 0; missing = missingIn(language, texts)) {
      await Promise.all(missing.map((part) => load(texts, language, part)))
    }
  } catch {
    if (number === switches) for (const listener of failureListeners) listener()
    return false
  }
  if (number !== switches) return false
  texts.changeLanguage(language)
  return true
}

/** Subscribes to failed language switches; returns how to unsubscribe. */
export function onLanguageFailed(listener: () => void): () => void {
  failureListeners.add(listener)
  return () => void failureListeners.delete(listener)
}

/** The page's language. */
export const currentLanguage = (): Language => ofPage.language
