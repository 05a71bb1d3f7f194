import type { Language } from './language.ts'
import { useTranslation } from './use-translation.ts'

/** The page's present language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return i18n.resolvedLanguage === 'en' ? 'en' : 'it'
}
