import type { Proposal } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { calendars } from '../../../api/calendars.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureWords } from '../../../ui/failure-words.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { NamedOptions } from '../../../ui/named-options.tsx'
import { GoalChips } from '../chips/goal-chips.tsx'
import styles from './proposal.module.css'
import type { ProposalEditing } from './use-proposal.ts'

const STATE_TEXTS = {
  applied: 'proposal.isApplied',
  undone: 'proposal.isUndone',
  expired: 'proposal.isExpired',
} as const

interface Props {
  readonly editing: ProposalEditing
  readonly isEditing: boolean
  readonly onEdit: () => void
  readonly onLeave: (() => void) | undefined
}

/** The end of a card: number of changes, calendar, and buttons. */
export function CardFoot({ editing, isEditing, onEdit, onLeave }: Props) {
  const { t } = useTranslation()
  const { proposal, count, deletions, failure, isBusy, isRenewed } = editing
  if (proposal.state !== 'open') return <Over state={proposal.state} goal={proposal.goal} />
  return (
    <div className={styles['foot']}>
      <Failure failure={failure} isRenewed={isRenewed} />
      {deletions === null ? null : (
        <TextField
          inputMode="numeric"
          autoComplete="off"
          label={t('proposal.confirm', { count: deletions })}
          value={editing.typed}
          onChange={(change) => editing.type(change.target.value)}
        />
      )}
      <CalendarChoice editing={editing} />
      <div className={styles['actions']}>
        <span>{count === 0 ? t('proposal.none') : t('proposal.count', { count })}</span>
        <div className={styles['ways']}>
          {onLeave ? (
            <Button kind="plain" disabled={isBusy} onClick={onLeave}>
              {t('proposal.leave')}
            </Button>
          ) : null}
          <Button kind="plain" aria-pressed={isEditing} disabled={isBusy} onClick={onEdit}>
            {t(isEditing ? 'proposal.doneEditing' : 'proposal.edit')}
          </Button>
          <Button kind="primary" aria-disabled={isBusy || !editing.canApply} onClick={editing.apply}>
            {t(isBusy ? 'proposal.applying' : 'proposal.apply')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** A card that was applied, with its goal, was taken back or waited too long. */
function Over({ state, goal }: { readonly state: keyof typeof STATE_TEXTS; readonly goal: Proposal['goal'] }) {
  const { t } = useTranslation()
  return (
    <div className={styles['over']}>
      <p role="status">{t(STATE_TEXTS[state])}</p>
      {state === 'applied' && goal !== null ? <GoalChips goals={[goal]} label={t('proposal.goal.made')} /> : null}
    </div>
  )
}

/** Why it was not applied, or has changed. */
function Failure({ failure, isRenewed }: Pick<ProposalEditing, 'failure' | 'isRenewed'>) {
  const { t } = useTranslation()
  return (
    <p role="alert" className={styles['failure']}>
      {isRenewed ? t('proposal.changed') : null}
      {failure === null ? null : (
        <>
          {t('proposal.failed')} <FailureWords code={failure} />
        </>
      )}
    </p>
  )
}

/** The calendar for new events; hidden if there is only one, or nothing new. */
function CalendarChoice({ editing }: Pick<Props, 'editing'>) {
  const { t } = useTranslation()
  const { data } = useQuery(calendars)
  const isMade = editing.proposal.items.some(({ action }) => action === 'create')
  if (!isMade || !data || data.length < 2) return null
  const own = editing.proposal.items.find(({ action }) => action === 'create')?.calendarId ?? ''
  return (
    <label className={styles['calendar']}>
      <span>{t('proposal.calendar')}</span>
      <select value={editing.calendarId || own} onChange={(change) => editing.chooseCalendar(change.target.value)}>
        <NamedOptions of={data} />
      </select>
    </label>
  )
}
