import type { TwoStep, User } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstantDay } from '../../../i18n/format-instant.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { ReadState } from '../../../ui/read-state.tsx'
import styles from '../profile-page.module.css'
import { Section } from '../section.tsx'
import { twoStep } from './two-step.queries.ts'
import type { TwoStepTask } from './two-step-dialog.tsx'

const TwoStepDialog = lazyPart(async () => (await import('./two-step-dialog.tsx')).TwoStepDialog)

/** With so few left it is time for new ones. */
const FEW_CODES = 3

interface Props {
  readonly user: User
}

/** A code of an app beside the password. */
export function TwoStepSection({ user }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(twoStep)
  const [task, setTask] = useState<TwoStepTask | null>(null)
  return (
    <Section anchor="two-step" title={t('profile.twoStep.title')} lead={t('profile.twoStep.lead')}>
      {reading.data ? (
        <State state={reading.data} user={user} onTask={setTask} />
      ) : (
        <ReadState reading={reading} text={t('profile.twoStep.failed')} />
      )}
      {task === null ? null : <TwoStepDialog task={task} user={user} onClose={() => setTask(null)} />}
    </Section>
  )
}

interface StateProps extends Props {
  readonly state: TwoStep
  readonly onTask: (task: TwoStepTask) => void
}

function State({ state: { since, recoveryCodes }, user, onTask }: StateProps) {
  const { t } = useTranslation()
  if (since === null) {
    return (
      <div className={styles['actions']}>
        <Button onClick={() => onTask('start')}>{t('profile.twoStep.start.open')}</Button>
      </div>
    )
  }
  const areFew = recoveryCodes <= FEW_CODES
  return (
    <>
      <p>
        {t('profile.twoStep.on', { day: formatInstantDay(since, user.timezone) })}{' '}
        {t('profile.twoStep.left', { count: recoveryCodes })}
      </p>
      {areFew ? <p className={styles['notice']}>{t('profile.twoStep.few')}</p> : null}
      <div className={styles['actions']}>
        <Button kind={areFew ? 'primary' : 'outlined'} onClick={() => onTask('renew')}>
          {t('profile.twoStep.renew.open')}
        </Button>
        <Button onClick={() => onTask('replace')}>{t('profile.twoStep.replace.open')}</Button>
        <Button className={styles['dangerous'] ?? ''} onClick={() => onTask('end')}>
          {t('profile.twoStep.end.open')}
        </Button>
      </div>
    </>
  )
}
