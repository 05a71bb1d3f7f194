import type { User, Webhook } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../feeds/feeds.module.css'
import page from '../profile-page.module.css'
import { SaveState } from '../save-state.tsx'
import { outcomeWords } from './outcome-words.ts'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookEdit } from './webhook-edit.tsx'
import { WebhookFacts } from './webhook-facts.tsx'
import { webhookDeletion, webhookTest, webhookUpdate } from './webhooks.queries.ts'

interface Props {
  readonly webhook: Webhook
  readonly user: User
  /** When they were read, in ms. */
  readonly now: number
  readonly onEnded: () => void
}

type Mode = 'edit' | 'end'

/** One webhook: where it leads, how it goes, and what can be done with it. */
export function WebhookRow({ webhook, user, now, onEnded }: Props) {
  const [mode, setMode] = useState<Mode | null>(null)
  /** The button that has the focus again. */
  const [left, setLeft] = useState<Mode | null>(null)
  const leave = () => {
    setLeft(mode)
    setMode(null)
  }
  if (mode === 'edit') {
    return (
      <li className={styles['row']}>
        <WebhookEdit webhook={webhook} user={user} onLeave={leave} />
      </li>
    )
  }
  return (
    <li className={styles['row']}>
      <WebhookFacts webhook={webhook} user={user} now={now} />
      {mode === null ? (
        <Actions webhook={webhook} left={left} onMode={setMode} />
      ) : (
        <EndQuestion webhook={webhook} onNo={leave} onEnded={onEnded} />
      )}
      <WebhookDeliveries webhook={webhook} user={user} />
    </li>
  )
}

interface ActionsProps extends Pick<Props, 'webhook'> {
  readonly left: Mode | null
  readonly onMode: (mode: Mode) => void
}

function Actions({ webhook: { _id: id, name, isOn }, left, onMode }: ActionsProps) {
  const { t } = useTranslation()
  const trial = useMutation(webhookTest)
  const update = useMutation(webhookUpdate)
  const isFaulty = trial.data !== undefined && trial.data.fault !== null
  return (
    <>
      <span className={page['buttons']}>
        <Button
          aria-label={t('profile.webhooks.testNamed', { name })}
          disabled={trial.isPending}
          onClick={() => trial.mutate(id)}
        >
          {t('profile.webhooks.test')}
        </Button>
        <Button
          aria-label={t(isOn ? 'profile.webhooks.switchOffNamed' : 'profile.webhooks.onNamed', { name })}
          disabled={update.isPending}
          onClick={() => update.mutate({ id, isOn: !isOn })}
        >
          {t(isOn ? 'profile.webhooks.switchOff' : 'profile.webhooks.on')}
        </Button>
        <Button
          autoFocus={left === 'edit'}
          aria-label={t('profile.webhooks.editNamed', { name })}
          onClick={() => onMode('edit')}
        >
          {t('profile.webhooks.edit')}
        </Button>
        <Button
          autoFocus={left === 'end'}
          aria-label={t('profile.webhooks.deleteNamed', { name })}
          onClick={() => onMode('end')}
        >
          {t('common.delete')}
        </Button>
      </span>
      <span role="status" className={isFaulty ? page['failure'] : page['state']}>
        {trial.isPending ? t('profile.webhooks.testing') : null}
        {trial.data ? outcomeWords(t, trial.data) : null}
      </span>
      <SaveState of={{ ...trial, isPending: false, isSuccess: false }} />
      <SaveState of={{ ...update, isPending: false, isSuccess: false }} />
    </>
  )
}

interface EndProps extends Pick<Props, 'webhook' | 'onEnded'> {
  readonly onNo: () => void
}

function EndQuestion({ webhook: { _id: id }, onNo, onEnded }: EndProps) {
  const { t } = useTranslation()
  const deletion = useMutation(webhookDeletion)
  return (
    <>
      <span role="alert">{t('profile.webhooks.question')}</span>
      <span className={page['buttons']}>
        <Button kind="plain" autoFocus onClick={onNo}>
          {t('common.cancel')}
        </Button>
        <Button kind="danger" disabled={deletion.isPending} onClick={() => deletion.mutate(id, { onSuccess: onEnded })}>
          {t('common.delete')}
        </Button>
      </span>
      <SaveState of={{ ...deletion, isSuccess: false }} />
    </>
  )
}
