import type { Passkey, User } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo, formatInstantDay } from '../../../i18n/format-instant.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { ReadState } from '../../../ui/read-state.tsx'
import styles from '../profile-page.module.css'
import { Section } from '../section.tsx'
import { passkeys } from './passkeys.queries.ts'

const PasskeyDialog = lazyPart(async () => (await import('./passkey-dialog.tsx')).PasskeyDialog)

interface Props {
  readonly user: User
}

/** What signs in by a finger, a face or a PIN of a device, in the place of the password. */
export function PasskeysSection({ user }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(passkeys)
  const [open, setOpen] = useState<{ readonly passkey: Passkey | null } | null>(null)
  return (
    <Section anchor="passkeys" title={t('profile.passkeys.title')} lead={t('profile.passkeys.lead')}>
      {reading.data === undefined ? <ReadState reading={reading} text={t('profile.passkeys.failed')} /> : null}
      {reading.data?.length === 0 ? <p className={styles['note']}>{t('profile.passkeys.none')}</p> : null}
      <ul className={styles['list']}>
        {(reading.data ?? []).map((passkey) => (
          <Row
            key={passkey._id}
            user={user}
            passkey={passkey}
            now={reading.dataUpdatedAt}
            onRemove={() => setOpen({ passkey })}
          />
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button onClick={() => setOpen({ passkey: null })}>{t('profile.passkeys.add')}</Button>
      </div>
      {open === null ? null : <PasskeyDialog user={user} passkey={open.passkey} onClose={() => setOpen(null)} />}
    </Section>
  )
}

interface RowProps extends Props {
  readonly passkey: Passkey
  /** When they were read, in ms. */
  readonly now: number
  readonly onRemove: () => void
}

function Row({ user, passkey: { name, createdAt, lastUsedAt }, now, onRemove }: RowProps) {
  const { t } = useTranslation()
  const ago = lastUsedAt === null ? null : formatAgo(lastUsedAt, now)
  const used = ago === null ? t('profile.passkeys.usedNow') : t('profile.passkeys.used', { ago })
  return (
    <li className={styles['row']}>
      <span className={styles['what']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['note']}>
          {t('profile.passkeys.madeOn', { day: formatInstantDay(createdAt, user.timezone) })} ·{' '}
          {lastUsedAt === null ? t('profile.passkeys.never') : used}
        </span>
      </span>
      <Button aria-label={t('profile.passkeys.deleteNamed', { name })} onClick={onRemove}>
        {t('common.delete')}
      </Button>
    </li>
  )
}
