import { ENTRY_NOTE_MAX } from '@dodici/contract/limits'
import type { Goal, GoalEntry } from '@dodici/contract/types'
import { formatDay, parseDay } from '@dodici/core/date'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useToday } from '../../ui/today.ts'
import { readNumber } from './goal-draft.ts'
import styles from './goals.module.css'

interface Props {
  readonly goal: Goal
  /** The edited entry; null for a new one. */
  readonly entry: GoalEntry | null
  readonly isPending: boolean
  readonly onSave: (entry: Pick<GoalEntry, 'day' | 'value' | 'note'>) => void
  readonly onCancel?: () => void
}

/** A one-line form for an entry. */
export function EntryForm({ goal, entry, isPending, onSave, onCancel }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { draft, change, fault, submit } = useEntry(goal, entry, onSave)
  const ties = {
    'aria-describedby': fault === null ? undefined : id,
    'aria-invalid': fault !== null && fault !== 'outside',
  }
  return (
    <form className={styles['entry']} noValidate onSubmit={submit}>
      <input
        type="date"
        aria-label={t('goals.entry.day')}
        value={draft.day}
        {...ties}
        onChange={(event) => change({ day: event.target.value })}
      />
      {goal.kind === 'yesNo' ? null : (
        <input
          inputMode="decimal"
          className={styles['value']}
          aria-label={t('goals.entry.value')}
          value={draft.value}
          {...ties}
          onChange={(event) => change({ value: event.target.value })}
        />
      )}
      <input
        className={styles['entryNote']}
        aria-label={t('goals.entry.note')}
        placeholder={t('goals.entry.note')}
        maxLength={ENTRY_NOTE_MAX}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Button type="submit" disabled={isPending}>
        {t(entry === null ? 'goals.entry.add' : 'common.save')}
      </Button>
      {onCancel ? (
        <Button kind="plain" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      ) : null}
      {fault === null ? null : (
        <p id={id} role="status" className={styles[fault === 'outside' ? 'note' : 'fault']}>
          {t(`goals.entry.${fault}`)}
        </p>
      )}
    </form>
  )
}

interface Faults {
  readonly isAhead: boolean
  readonly isOutside: boolean
  readonly isMissing: boolean
}

function faultOf({ isAhead, isOutside, isMissing }: Faults): 'ahead' | 'outside' | 'fault' | null {
  if (isAhead) return 'ahead'
  if (isOutside) return 'outside'
  return isMissing ? 'fault' : null
}

/** Values and errors (after a save attempt); a note that it would not count appears at once. */
function useEntry(goal: Goal, entry: GoalEntry | null, onSave: Props['onSave']) {
  const today = useToday()
  const [draft, setDraft] = useState(() =>
    entry === null
      ? { day: formatDay(today), value: goal.kind === 'number' ? '' : '1', note: '' }
      : { day: entry.day, value: String(entry.value), note: entry.note },
  )
  const [wasTried, setWasTried] = useState(false)
  const value = readNumber(draft.value)
  const isGood = parseDay(draft.day) !== null && Number.isFinite(value)
  // Progress cannot be in the future.
  const isAhead = isGood && draft.day > formatDay(today)
  const isOutside = isGood && (draft.day < goal.from || draft.day > goal.to)
  const fault = faultOf({ isAhead, isOutside, isMissing: wasTried && !isGood })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (isGood && !isAhead) onSave({ day: draft.day, value, note: draft.note.trim() })
  }
  return { draft, change: (patch: Partial<typeof draft>) => setDraft({ ...draft, ...patch }), fault, submit }
}
