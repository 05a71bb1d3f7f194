import { TITLE_MAX } from '@dodici/contract/limits'
import type { FailureCode } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FailureWords } from '../../ui/failure-words.tsx'
import type { Missing } from './new-event-of.ts'
import styles from './quick-add.module.css'

/** Why a line was not saved: what it lacks, or what the server said. */
export type Fault = Missing | FailureCode

interface FaultLineProps {
  readonly id: string
  readonly fault: Fault | null
  readonly onDay: (word: string) => void
}

/** What is wrong with a line, and days to choose from where it has none. */
export function FaultLine({ id, fault, onDay }: FaultLineProps) {
  const { t } = useTranslation()
  const isMissing = fault === 'day' || fault === 'shorter'
  return (
    <>
      <p id={id} role="alert" className={styles['fault']}>
        {isMissing ? t(`quickAdd.missing.${fault}`, { max: TITLE_MAX }) : null}
        {fault === null || isMissing ? null : <FailureWords code={fault} />}
      </p>
      {fault === 'day' ? <OfferedDays onChoose={onDay} /> : null}
    </>
  )
}

/** The two days that are meant most often, as the words that are added to the line. */
function OfferedDays({ onChoose }: { readonly onChoose: (word: string) => void }) {
  const { t } = useTranslation()
  const words = [t('quickAdd.days.today'), t('quickAdd.days.tomorrow')]
  return (
    <div role="group" aria-label={t('quickAdd.days.label')} className={styles['days']}>
      {words.map((word) => (
        <Button key={word} onClick={() => onChoose(word)}>
          {word}
        </Button>
      ))}
    </div>
  )
}
