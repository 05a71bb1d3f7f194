import { INVITE_DAYS, INVITE_DAYS_MAX, NAME_MAX } from '@dodici/contract/limits'
import type { AdminInvite, User } from '@dodici/contract/types'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { formatInstantDay } from '../../i18n/format-instant.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { invites, inviting, revoking } from './admin.queries.ts'
import styles from './admin-page.module.css'
import { AdminRow } from './admin-row.tsx'
import { SomeList } from './some-list.tsx'

interface Props {
  readonly user: User
}

/** Codes that let people in, and a way to make one. */
export function InvitesTab({ user }: Props) {
  const { t } = useTranslation()
  const reading = useInfiniteQuery(invites)
  return (
    <>
      <NewInvite />
      <SomeList
        reading={reading}
        label={t('admin.invites')}
        none={{ title: t('admin.invite.none'), hint: t('admin.invite.noneHint') }}
        row={(invite) => <InviteRow invite={invite} user={user} />}
      />
    </>
  )
}

function InviteRow({ invite, user: { timezone } }: Props & { readonly invite: AdminInvite }) {
  const { t } = useTranslation()
  const revoke = useMutation(revoking)
  const name = invite.note === '' ? t('admin.invite.unnamed') : invite.note
  return (
    <AdminRow
      name={name}
      marks={[t(`admin.invite.states.${invite.state}`)]}
      facts={[
        t('admin.invite.made', { day: formatInstantDay(invite.createdAt, timezone) }),
        t('admin.invite.until', { day: formatInstantDay(invite.expiresAt, timezone) }),
      ]}
      error={revoke.error}
      buttons={
        invite.state === 'open' ? (
          <Button
            aria-label={t('admin.invite.revokeNamed', { name })}
            disabled={revoke.isPending}
            onClick={() => revoke.mutate(invite._id)}
          >
            {t('admin.invite.revoke')}
          </Button>
        ) : undefined
      }
    />
  )
}

function NewInvite() {
  const { t } = useTranslation()
  const [note, setNote] = useState('')
  const [days, setDays] = useState(String(INVITE_DAYS))
  const creation = useMutation(inviting)
  const isValid = /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= INVITE_DAYS_MAX
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isValid || creation.isPending) return
    const wished = note.trim() === '' ? {} : { note: note.trim() }
    creation.mutate({ ...wished, days: Number(days) }, { onSuccess: () => setNote('') })
  }
  if (creation.data !== undefined) return <Made link={creation.data} onKept={creation.reset} />
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <TextField
        label={t('admin.invite.note')}
        hint={t('admin.invite.noteHint')}
        maxLength={NAME_MAX}
        value={note}
        onChange={(change) => setNote(change.target.value)}
      />
      <TextField
        label={t('admin.invite.days')}
        fault={isValid ? undefined : t('admin.invite.daysInvalid', { max: INVITE_DAYS_MAX })}
        inputMode="numeric"
        value={days}
        onChange={(change) => setDays(change.target.value)}
      />
      <Button type="submit" disabled={creation.isPending}>
        {t('admin.invite.create')}
      </Button>
      {creation.error === null ? null : (
        <p role="alert" className={styles['failure']}>
          {t('admin.notDone', { why: t(`messages.errors.${codeOf(creation.error)}`) })}
        </p>
      )}
    </form>
  )
}

function Made({ link, onKept }: { readonly link: string; readonly onKept: () => void }) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  // Pages over plain http have no clipboard.
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    )
  return (
    <div className={styles['made']}>
      <TextField
        label={t('admin.invite.link')}
        hint={t('admin.invite.linkHint')}
        value={link}
        readOnly
        autoFocus
        onFocus={(focus) => focus.target.select()}
      />
      <div className={styles['buttons']}>
        <Button kind="primary" onClick={() => void copy()}>
          {t('admin.invite.copy')}
        </Button>
        <Button onClick={onKept}>{t('admin.invite.hide')}</Button>
        <span role="status" className={styles['note']}>
          {outcome === null ? null : t(`admin.invite.${outcome}`)}
        </span>
      </div>
    </div>
  )
}
