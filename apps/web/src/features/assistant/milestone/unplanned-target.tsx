import type { PlannedMilestone, PlanKind } from '@dodici/contract/types'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import notesStyles from '../../../ui/notes.module.css'
import styles from './milestone.module.css'
import { UnderstoodWords } from './understood-words.tsx'

interface Props {
  readonly unplanned: PlannedMilestone
  readonly onChoose: (kind: PlanKind) => void
  readonly onLeave: () => void
}

/** What is said where there is no plan: the question which kind of goal it is, or that there is none in the text. */
export const unplannedText = ({ question, warnings }: PlannedMilestone): string => question?.text ?? warnings.join(' ')

/** A target without a plan: the kinds that it may be, each a button that plans it so. */
export function UnplannedTarget({ unplanned, onChoose, onLeave }: Props) {
  const { t } = useTranslation()
  const { question, understood, fallback } = unplanned
  return (
    <>
      {question === null ? null : (
        <div role="group" aria-label={question.text} className={styles['choices']}>
          {question.choices.map(({ kind, text }) => (
            <Button key={kind} onClick={() => onChoose(kind)}>
              {text}
            </Button>
          ))}
        </div>
      )}
      <UnderstoodWords understood={understood} />
      {fallback === null ? null : <p className={notesStyles['note']}>{t(`advice.fallback.${fallback}`)}</p>}
      <Button kind="plain" onClick={onLeave}>
        {t('milestone.again')}
      </Button>
    </>
  )
}
