import type { LinkedConflict } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { codeOf } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureWords } from '../../../ui/failure-words.tsx'
import { ConflictSide } from './conflict-side.tsx'
import styles from './conflicts.module.css'
import { settleConflict, type Keep } from './linked.queries.ts'
import { fieldsOf } from './side-words.ts'

interface Props {
  readonly conflict: LinkedConflict
  /** Names of the calendar here, and of the account elsewhere. */
  readonly calendar: string
  readonly account: string
  readonly onSettled: () => void
}

/** What a choice is called, which depends on what is deleted. */
function wordsOf({ reason, ours, theirs }: LinkedConflict) {
  const keep = ours === null ? 'deleteThere' : reason === 'refused' ? 'again' : 'keep'
  return { ours: keep, theirs: theirs === null ? 'deleteHere' : 'take', both: 'both' } as const
}

/** One event that differs: both versions, and what can be kept. */
export function ConflictCard({ conflict, calendar, account, onSettled }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { mutate, isPending, error } = useMutation(settleConflict)
  const { reason, ours, theirs } = conflict
  const title = (ours ?? theirs)?.title || t('event.untitled')
  const words = wordsOf(conflict)
  const choice = (keep: Keep) => {
    const act = t(`linked.conflicts.${words[keep]}`)
    return (
      <Button
        disabled={isPending}
        aria-label={t('linked.conflicts.named', { act, name: title })}
        onClick={() => mutate({ ...conflict, keep }, { onSuccess: onSettled })}
      >
        {act}
      </Button>
    )
  }
  const sides = [ours, theirs].filter((side) => side !== null)
  const shared = { fields: fieldsOf(sides) }
  const hasBoth = reason === 'bothChanged' && sides.length === 2
  return (
    <article aria-labelledby={id} className={styles['card']}>
      <h3 id={id} tabIndex={-1} className={styles['title']}>
        <bdi>{title}</bdi>
      </h3>
      <p className={styles['quiet']}>
        {t('linked.conflicts.in', { name: calendar })}
        {reason === 'refused' ? ` · ${t('linked.conflicts.refused', { account })}` : null}
      </p>
      <div className={styles['sides']} style={{ '--rows': shared.fields.length + 2 }}>
        <ConflictSide {...shared} label={t('linked.conflicts.here')} side={ours} other={theirs} choice={choice('ours')}>
          {t('linked.conflicts.deletedHere')}
        </ConflictSide>
        <ConflictSide {...shared} label={account} side={theirs} other={ours} choice={choice('theirs')}>
          {t('linked.conflicts.deletedThere')}
        </ConflictSide>
      </div>
      {hasBoth ? <div className={styles['both']}>{choice('both')}</div> : null}
      {error === null ? null : <SettleFailure error={error} />}
    </article>
  )
}

/** Why a choice was not taken. Nothing is lost by it. */
function SettleFailure({ error }: { readonly error: Error }) {
  const { t } = useTranslation()
  const code = codeOf(error)
  return (
    <p role="alert" className={styles['failure']}>
      {code === 'stale_version' || code === 'unreadable_file' ? (
        t(`linked.conflicts.${code}`)
      ) : (
        <FailureWords code={code} />
      )}
    </p>
  )
}
