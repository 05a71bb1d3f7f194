import type { Subscription } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './subscribed.module.css'
import { answerHeld } from './subscriptions.queries.ts'

interface Props {
  readonly name: string
  readonly calendarId: string
  readonly held: NonNullable<Subscription['held']>
}

/** What a calendar sent lacks most of its events: the person says whether that is meant. */
export function HeldQuestion({ name, calendarId, held }: Props) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation(answerHeld)
  const { events, gone, isKept } = held
  return (
    <div className={styles['held']} role="group" aria-label={t('subscriptions.heldNamed', { name })}>
      <p>{t(isKept ? 'subscriptions.kept' : 'subscriptions.held', { count: events, gone })}</p>
      <div className={styles['buttons']}>
        {isKept ? null : (
          <Button disabled={isPending} onClick={() => mutate({ id: calendarId, take: false })}>
            {t('subscriptions.keep')}
          </Button>
        )}
        <Button disabled={isPending} onClick={() => mutate({ id: calendarId, take: true })}>
          {t('subscriptions.take')}
        </Button>
      </div>
    </div>
  )
}
