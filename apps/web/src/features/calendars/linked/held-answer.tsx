import type { LinkedCalendar } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { answerGone } from './linked.queries.ts'
import styles from './linked.module.css'

interface Props {
  readonly name: string
  readonly calendarId: string
  readonly held: NonNullable<LinkedCalendar['held']>
}

/** Most events of a calendar are gone on one side: the person says whether that is meant. */
export function HeldAnswer({ name, calendarId, held: { where, gone, of } }: Props) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation(answerGone)
  return (
    <div className={styles['held']} role="group" aria-label={t('subscriptions.heldNamed', { name })}>
      <p>{t(`linked.held.${where}`, { gone, of })}</p>
      <div className={styles['acts']}>
        <Button disabled={isPending} onClick={() => mutate({ id: calendarId, take: false })}>
          {t(`linked.held.keep.${where}`, { count: gone })}
        </Button>
        <Button disabled={isPending} onClick={() => mutate({ id: calendarId, take: true })}>
          {t(`linked.held.take.${where}`, { count: gone })}
        </Button>
      </div>
    </div>
  )
}
