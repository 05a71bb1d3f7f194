import { useTranslation } from 'react-i18next'
import type { Language } from './language.ts'

/** The page's present language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return i18n.resolvedLanguage === 'en' ? 'en' : 'it'
}
