import { useMutation } from '@tanstack/react-query'
import MoreVertical from 'lucide-react/icons/ellipsis-vertical'
import { useState } from 'react'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { EndQuestion } from './end-question.tsx'
import { faultOf, needsPassword, stateWords } from './fault-words.ts'
import { HeldAnswer } from './held-answer.tsx'
import { type CalendarLink } from './linked-accounts.queries.ts'
import { endLink, syncNow } from './linked.queries.ts'
import styles from './linked.module.css'
import { PasswordForm } from './password-form.tsx'

interface Props {
  /** Of the calendar here. */
  readonly name: string
  readonly link: CalendarLink
  /** When that was read, in milliseconds. */
  readonly readAt: number
}

/** Below a linked calendar: with what it is the same, how that goes, and what can be done about it. */
export function LinkedLine({ name, link, readAt }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const [isEnding, setIsEnding] = useState(false)
  const { isLooking, look } = useLooking(link)
  const ending = useMutation(endLink)
  const { account, linked } = link
  // What is held is a question, and no fault.
  const isFaulty = faultOf(link) !== null && linked.held === null && !isLooking
  return (
    <div className={styles['line']}>
      <div className={styles['head']}>
        <p className={styles['state']} role="status" data-fault={isFaulty ? '' : undefined}>
          <bdi className={styles['place']}>{account.name}</bdi> ·{' '}
          {isLooking ? t('linked.state.looking') : stateWords(link, readAt)}
        </p>
        <Menu
          label={t('linked.menuNamed', { name })}
          trigger={<MoreVertical size={16} aria-hidden="true" />}
          triggerClass={buttonClass({ kind: 'plain', square: true })}
          align="end"
        >
          <MenuItem onSelect={look}>{t('linked.look')}</MenuItem>
          <MenuItem onSelect={() => change({ dialog: 'linked' }, { replace: true })}>{t('linked.accounts')}</MenuItem>
          <MenuItem onSelect={() => setIsEnding(true)}>{t('linked.end.item')}</MenuItem>
        </Menu>
      </div>
      {linked.unread === 0 ? null : <p className={styles['quiet']}>{t('linked.unread', { count: linked.unread })}</p>}
      <Help name={name} link={link} onLook={look} isLooking={isLooking} />
      {linked.conflicts === 0 ? null : (
        <div className={styles['acts']}>
          <Button onClick={() => change({ dialog: 'conflicts' }, { replace: true })}>
            {t('linked.waiting', { count: linked.conflicts })}
          </Button>
        </div>
      )}
      {isEnding ? (
        <EndQuestion
          name={name}
          isPending={ending.isPending}
          onNo={() => setIsEnding(false)}
          onYes={() => ending.mutate(linked.calendarId, { onSettled: () => setIsEnding(false) })}
        />
      ) : null}
    </div>
  )
}

/** Looking takes until the server has tried again, which the next reading of the list says. */
function useLooking({ linked: { calendarId, lastTryAt } }: CalendarLink) {
  const { mutate, isPending } = useMutation(syncNow)
  const [since, setSince] = useState<{ readonly lastTryAt: string | null } | null>(null)
  return {
    isLooking: isPending || since?.lastTryAt === lastTryAt,
    look: () => {
      setSince({ lastTryAt })
      mutate(calendarId, { onError: () => setSince(null) })
    },
  }
}

interface HelpProps extends Omit<Props, 'readAt'> {
  readonly isLooking: boolean
  readonly onLook: () => void
}

/** The one act that helps where a calendar is paused. */
function Help({ name, link, isLooking, onLook }: HelpProps) {
  const { t } = useTranslation()
  const [isTyping, setIsTyping] = useState(false)
  const [wasTyping, setWasTyping] = useState(false)
  const { account, linked } = link
  const fault = faultOf(link)
  if (linked.held !== null) return <HeldAnswer name={name} calendarId={linked.calendarId} held={linked.held} />
  if (needsPassword({ fault })) {
    const leave = () => {
      setWasTyping(true)
      setIsTyping(false)
    }
    if (isTyping) return <PasswordForm account={account} onDone={leave} />
    return (
      <div className={styles['acts']}>
        <Button
          autoFocus={wasTyping}
          aria-label={t('linked.retypeNamed', { name: account.name })}
          onClick={() => setIsTyping(true)}
        >
          {t('linked.retype')}
        </Button>
      </div>
    )
  }
  if (fault === null && linked.nextAt !== null) return null
  return (
    <div className={styles['acts']}>
      <Button disabled={isLooking} aria-label={t('linked.lookAgainNamed', { name })} onClick={onLook}>
        {t('linked.lookAgain')}
      </Button>
    </div>
  )
}
