import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ChangeEvent } from 'react'
import { languages, type Language } from '../i18n/language.ts'
import { currentLanguage } from '../i18n/start.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import styles from './language-switch.module.css'

/** Languages by code, with full names for screen readers. */
export function LanguageSwitch({ onSwitch }: { readonly onSwitch: (language: Language) => void }) {
  const { t } = useTranslation()
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const language = languages.find((code) => code === event.target.value)
    if (language) onSwitch(language)
  }
  return (
    <span className={styles['place']}>
      <select
        className={styles['switch']}
        aria-label={t('shell.language.label')}
        value={currentLanguage()}
        onChange={choose}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {language.toUpperCase()}
          </option>
        ))}
      </select>
      <ChevronDown size={12} aria-hidden="true" />
    </span>
  )
}
