import { useSyncExternalStore } from 'react'
import type { Language } from './language.ts'
import { texts } from './texts.ts'

const present = (): Language => texts.language

/** The page's present language. */
export const useLanguage = (): Language => useSyncExternalStore(texts.subscribe, present, present)
