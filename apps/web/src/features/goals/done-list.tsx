import type { Goal, GoalDetail, GoalEntry } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { EntryForm } from './entry-form.tsx'
import { useToday } from '../../ui/today.ts'
import { amount, listedDay } from './goal-words.ts'
import { deleteEntry, updateEntry } from './goals.queries.ts'
import styles from './goals.module.css'

const SHOWN = 10

type DoneEntry = GoalDetail['done'][number]

interface Props {
  readonly goal: Goal
  readonly done: readonly DoneEntry[]
}

/** A goal's history, newest first: events, which open, and entries, which can be edited. */
export function DoneList({ goal, done }: Props) {
  const { t } = useTranslation()
  const [areAllShown, setAreAllShown] = useState(false)
  const shown = areAllShown ? done : done.slice(0, SHOWN)
  return (
    <section className={styles['part']}>
      <h4>{t('goals.history.title')}</h4>
      {done.length === 0 ? <p className={styles['note']}>{t('goals.history.none')}</p> : null}
      <ul className={styles['done']}>
        {shown.map((one) => (
          <li key={one.entry?._id ?? `${one.event?._id ?? ''} ${one.event?.start ?? ''}`}>
            {one.entry === null ? <EventRow one={one} /> : <EntryRow goal={goal} entry={one.entry} />}
          </li>
        ))}
      </ul>
      {shown.length === done.length ? null : (
        <Button kind="plain" onClick={() => setAreAllShown(true)}>
          {t('goals.history.more', { count: done.length })}
        </Button>
      )}
    </section>
  )
}

function EventRow({ one: { day, value, event } }: { readonly one: DoneEntry }) {
  const { change } = useCalendarAddress()
  const today = useToday()
  return (
    <>
      <span className={styles['on']}>{listedDay(day, today)}</span>
      <button
        type="button"
        className={styles['what']}
        dir="auto"
        onClick={() => change({ event: event?._id ?? null, occurrence: event?.recurrenceId ?? null })}
      >
        {event?.title}
      </button>
      <span>{amount(value)}</span>
    </>
  )
}

function EntryRow({ goal, entry }: { readonly goal: Goal; readonly entry: GoalEntry }) {
  const { t } = useTranslation()
  const today = useToday()
  const [isEditing, setIsEditing] = useState(false)
  const update = useMutation(updateEntry)
  const deletion = useMutation(deleteEntry)
  const ids = { id: goal._id, entryId: entry._id }
  const stop = () => setIsEditing(false)
  if (isEditing) {
    return (
      <EntryForm
        goal={goal}
        entry={entry}
        isPending={update.isPending}
        onSave={(body) => update.mutate({ ...ids, body }, { onSuccess: stop })}
        onCancel={stop}
      />
    )
  }
  const day = listedDay(entry.day, today)
  return (
    <>
      <span className={styles['on']}>{day}</span>
      <span className={styles['what']} dir="auto">
        {entry.note || t('goals.history.byHand')}
      </span>
      <span>{amount(entry.value)}</span>
      <IconButton icon={Pencil} size={15} label={t('goals.history.edit', { day })} onClick={() => setIsEditing(true)} />
      <IconButton
        icon={Trash2}
        size={15}
        label={t('goals.history.delete', { day })}
        disabled={deletion.isPending}
        onClick={() => deletion.mutate(ids)}
      />
    </>
  )
}
