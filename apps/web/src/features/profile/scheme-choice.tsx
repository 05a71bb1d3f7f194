import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { chooseScheme, schemes, useScheme } from '../../ui/color-scheme.ts'
import segments from '../../ui/segments.module.css'
import styles from './profile-page.module.css'

/** Light, dark, or as the system: at once, and in this browser alone. */
export function SchemeChoice() {
  const { t } = useTranslation()
  const chosen = useScheme()
  const id = useId()
  return (
    <div className={styles['choice']} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <span id={id} className={styles['label']}>
        {t('shell.scheme.label')}
      </span>
      <div className={segments['segments']}>
        {schemes.map((scheme) => (
          <button key={scheme} type="button" aria-pressed={scheme === chosen} onClick={() => chooseScheme(scheme)}>
            {t(`shell.scheme.${scheme}`)}
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} className={styles['note']}>
        {t('profile.preferences.schemeHint')}
      </p>
    </div>
  )
}
