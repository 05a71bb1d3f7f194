import type { Change } from '@dodici/contract/types'
import type { Day } from '@dodici/core/date'
import Redo from 'lucide-react/icons/redo-2'
import Rewind from 'lucide-react/icons/rewind'
import Undo from 'lucide-react/icons/undo-2'
import { useRef, type ReactNode } from 'react'
import { texts } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './history.module.css'
import { changeWords, makerWords } from './words/change-words.ts'
import { dayIn, hourWords } from './words/time-words.ts'

/** What can be done from the history. */
export interface HistoryActions {
  /** Takes a change back, or an undo: that is the redo. */
  readonly onUndo: (change: Change) => void
  /** Takes back a change and all after it, of which these are in effect. */
  readonly onUndoSince: (change: Change, undone: readonly Change[]) => void
  /** Shows its day in the year. */
  readonly onOpenDay: (day: Day) => void
}

interface Props extends HistoryActions {
  readonly change: Change
  /** When it was made, on the person's own clock. */
  readonly wall: string
  /** Whether nothing that can be undone came after it. */
  readonly isNewest: boolean
  /** The changes in effect that going back to it takes back; null if one cannot go back from here. */
  readonly sinceThis: (() => readonly Change[]) | null
  /** What is shown below its words. */
  readonly below?: ReactNode
}

/** One change: what, when and by whom, and how to take it back. */
export function ChangeRow(props: Props) {
  const { change, wall, below, onOpenDay } = props
  const what = changeWords(change)
  const isUndone = change.undoneBy !== null
  const row = useRef<HTMLLIElement>(null)
  return (
    <li ref={row} tabIndex={-1} className={styles['row']} data-undone={isUndone}>
      <div className={styles['about']}>
        <Sentence what={what} day={dayOfChange(change)} isUndone={isUndone} onOpenDay={onOpenDay} />
        <p className={styles['meta']}>{[hourWords(wall), makerWords(change.by), ...stateWords(change)].join(' · ')}</p>
        {below}
      </div>
      {/* The button goes when it has been pressed. */}
      {change.undoable ? <Ways what={what} onLeave={() => row.current?.focus()} {...props} /> : null}
    </li>
  )
}

/** That an older version noted no more of it, and whether it can still be undone. */
function stateWords({ kind, details, undoneBy, undoable }: Change): string[] {
  const known = details.length > 0 || kind.endsWith('.several') ? [] : [texts.t('history.titleAlone')]
  if (undoneBy !== null) return [...known, texts.t('history.undone')]
  return undoable ? known : [...known, texts.t('history.final')]
}

interface WaysProps extends Omit<Props, 'onOpenDay' | 'wall' | 'below'> {
  readonly what: string
  readonly onLeave: () => void
}

/** To take a change back, or all since it. */
function Ways({ what, change, isNewest, sinceThis, onLeave, onUndo, onUndoSince }: WaysProps) {
  const { t } = useTranslation()
  const isUndo = change.kind.startsWith('undo')
  const undo = () => {
    onLeave()
    onUndo(change)
  }
  return (
    <>
      <IconButton
        icon={isUndo ? Redo : Undo}
        className={sinceThis === null ? '' : (styles['undo'] ?? '')}
        label={t(isUndo ? 'history.redo' : 'history.undo', { what })}
        title={t(isUndo ? 'common.redo' : 'common.undo')}
        onClick={undo}
      />
      {sinceThis === null || isNewest ? null : (
        <IconButton
          icon={Rewind}
          label={t('history.sinceNamed', { what })}
          title={t('history.since')}
          onClick={() => onUndoSince(change, sinceThis())}
        />
      )}
    </>
  )
}

interface SentenceProps extends Pick<Props, 'onOpenDay'> {
  readonly what: string
  readonly day: Day | null
  readonly isUndone: boolean
}

/** What was done; if it is on a day, the way there. */
function Sentence({ what, day, isUndone, onOpenDay }: SentenceProps) {
  const { t } = useTranslation()
  const words = isUndone ? <s>{what}</s> : what
  if (day === null) return <p className={styles['what']}>{words}</p>
  return (
    <button type="button" className={styles['open']} title={t('history.open', { what })} onClick={() => onOpenDay(day)}>
      {words}
    </button>
  )
}

/** The day of the first event that a change is about. */
function dayOfChange({ details }: Change): Day | null {
  const [first] = details
  if (first === undefined) return null
  const start = first.part === 'following' ? first.occurrence : (first.times?.start ?? null)
  return start === null ? null : dayIn(start)
}
