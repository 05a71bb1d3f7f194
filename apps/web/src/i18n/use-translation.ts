import { useSyncExternalStore } from 'react'
import { texts, type TFunction } from './texts.ts'

const present = (): TFunction => texts.t

/** The page's texts; a change of language draws again. */
export const useTranslation = (): { readonly t: TFunction } => ({
  t: useSyncExternalStore(texts.subscribe, present, present),
})
