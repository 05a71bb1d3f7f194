import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { focusCell } from '../ui/drawn-day.ts'
import styles from './skip-link.module.css'

/** The day that the Tab key reaches. */
const DAY = 'main [role="gridcell"][tabindex="0"]'

/** Puts the focus into the year. */
export const focusYear = (): void => focusCell(document.querySelector(DAY))

/** The first Tab stop: skips the bar and leads to the year. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <Button className={styles['skip'] ?? ''} onClick={focusYear}>
      {t('shell.skipToYear')}
    </Button>
  )
}
