import type { LinkedConflict } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { calendars } from '../../../api/calendars.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import dialog from '../../../ui/dialog.module.css'
import { ReadState } from '../../../ui/read-state.tsx'
import { ConflictCard } from './conflict-card.tsx'
import styles from './conflicts.module.css'
import { linkedAccounts, linkOf } from './linked-accounts.queries.ts'
import { linkedConflicts } from './linked.queries.ts'

/** The dialog of the events that differ here and elsewhere, each with a choice. */
export function ConflictsDialog() {
  const { address, change } = useCalendarAddress()
  if (address.dialog !== 'conflicts') return null
  return (
    <OpenConflicts
      onClose={() => change({ dialog: null })}
      onCalendars={() => change({ dialog: 'calendars' }, { replace: true })}
    />
  )
}

interface Props {
  readonly onClose: () => void
  readonly onCalendars: () => void
}

function OpenConflicts({ onClose, onCalendars }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const reading = useQuery(linkedConflicts)
  return (
    <Dialog size="large" labelledBy={id} onClose={onClose}>
      <h2 id={id} className={dialog['title']}>
        {t('linked.conflicts.title')}
      </h2>
      <div className={styles['content']}>
        {reading.data === undefined ? (
          <ReadState reading={reading} text={t('linked.conflicts.failed')} />
        ) : (
          <ConflictList conflicts={reading.data} />
        )}
      </div>
      <div className={styles['footer']}>
        <Button kind="plain" onClick={onCalendars}>
          {t('linked.toCalendars')}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  )
}

/** One that came again after it was settled is another one. */
const keyOf = ({ _id, noticedAt }: LinkedConflict): string => `${_id} ${noticedAt}`

function ConflictList({ conflicts }: { readonly conflicts: readonly LinkedConflict[] }) {
  const { t } = useTranslation()
  const { data: own = [] } = useQuery(calendars)
  const { data: accounts = [] } = useQuery(linkedAccounts)
  const [settled, setSettled] = useState<readonly { readonly key: string; readonly place: number }[]>([])
  const waiting = conflicts.filter((conflict) => settled.every(({ key }) => key !== keyOf(conflict)))
  const list = useFocusAfter(settled.at(-1)?.place ?? null, settled.length)
  const said =
    settled.length > 0
      ? t('linked.conflicts.settled', { count: waiting.length })
      : t(waiting.length === 0 ? 'linked.conflicts.none' : 'linked.conflicts.lead')
  return (
    <div ref={list} className={styles['list']}>
      <p role="status" tabIndex={-1} className={styles['lead']}>
        {said}
      </p>
      {waiting.map((conflict, place) => (
        <ConflictCard
          key={keyOf(conflict)}
          conflict={conflict}
          calendar={own.find(({ _id }) => _id === conflict.calendarId)?.name ?? ''}
          account={linkOf(accounts, conflict.calendarId)?.account.name ?? ''}
          onSettled={() => setSettled((before) => [...before, { key: keyOf(conflict), place }])}
        />
      ))}
    </div>
  )
}

/** After a choice the focus goes to the event that has taken its place, or else to what is said above them. */
function useFocusAfter(place: number | null, count: number) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place === null) return
    const titles = [...(list.current?.querySelectorAll<HTMLElement>('h3') ?? [])]
    const next = titles[Math.min(place, titles.length - 1)] ?? list.current?.querySelector<HTMLElement>('[role=status]')
    next?.focus()
  }, [place, count])
  return list
}
