import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useKeptDialog } from '../../../address/use-kept-dialog.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LeaveDialog } from '../../../ui/question/leave-dialog.tsx'
import { ReadState } from '../../../ui/read-state.tsx'
import { Subscribe } from '../subscribed/subscribe.tsx'
import { AccountList } from './account-list.tsx'
import { LinkAccount } from './link-account.tsx'
import { linkedAccounts } from './linked-accounts.queries.ts'
import styles from './linked.module.css'
import { MoreCalendars } from './more-calendars.tsx'

/** What the dialog is doing beside the list. */
type Mode =
  | { readonly kind: 'idle' | 'linking' | 'subscribing' }
  | { readonly kind: 'choosing'; readonly accountId: string }

const IDLE: Mode = { kind: 'idle' }

/** The dialog's step, and whether something is typed in it. */
function useStep() {
  const [mode, setMode] = useState(IDLE)
  const [isChanged, setIsChanged] = useState(false)
  const begin = (next: Mode) => {
    setMode(next)
    setIsChanged(false)
  }
  return { mode, isChanged, begin, onTyped: setIsChanged, finish: () => begin(IDLE) }
}

/** The dialog of linked accounts. Without any it begins with linking one. */
export function LinkedDialog() {
  const { t } = useTranslation()
  const id = useId()
  const step = useStep()
  const { isOpen, isAsking, leave, stay, close } = useKeptDialog('linked', step)
  if (!isOpen) return null
  return (
    <Dialog labelledBy={id} onClose={leave}>
      <Step titleId={id} step={step} onClose={leave} />
      {isAsking ? <LeaveDialog text={t('linked.leaveText')} onStay={stay} onLeave={close} /> : null}
    </Dialog>
  )
}

interface Props {
  readonly titleId: string
  readonly step: ReturnType<typeof useStep>
  readonly onClose: () => void
}

function Step({ titleId, step, onClose }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const reading = useQuery(linkedAccounts)
  const { mode, begin, finish, onTyped } = step
  const toCalendars = () => {
    finish()
    change({ dialog: 'calendars' }, { replace: true })
  }
  const accounts = reading.data
  if (mode.kind === 'subscribing') return <Subscribe titleId={titleId} onBack={toCalendars} />
  if (accounts === undefined) {
    return (
      <div className={styles['reading']}>
        <h2 id={titleId}>{t('linked.title')}</h2>
        <ReadState reading={reading} text={t('linked.failed')} />
      </div>
    )
  }
  const account = mode.kind === 'choosing' ? accounts.find(({ _id }) => _id === mode.accountId) : undefined
  if (account !== undefined) {
    return <MoreCalendars titleId={titleId} account={account} onBack={finish} onLinked={toCalendars} />
  }
  if (mode.kind === 'linking' || accounts.length === 0) {
    return (
      <LinkAccount
        titleId={titleId}
        onTyped={onTyped}
        onBack={accounts.length === 0 ? toCalendars : finish}
        onAddress={() => begin({ kind: 'subscribing' })}
        onLinked={toCalendars}
      />
    )
  }
  return (
    <AccountList
      titleId={titleId}
      accounts={accounts}
      onAdd={() => begin({ kind: 'linking' })}
      onChoose={({ _id }) => begin({ kind: 'choosing', accountId: _id })}
      onCalendars={toCalendars}
      onClose={onClose}
    />
  )
}
