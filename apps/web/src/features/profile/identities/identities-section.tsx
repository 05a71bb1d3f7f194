import { errorCodes } from '@dodici/contract/errors'
import type { Identities, Identity, Instance, User } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { codeOf, type FailureCode } from '../../../api/api-error.ts'
import { useReturned } from '../../../api/returned-from-elsewhere.ts'
import { signInElsewhere } from '../../../api/sign-in-elsewhere.ts'
import { formatAgo, formatInstantDay } from '../../../i18n/format-instant.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { ReadState } from '../../../ui/read-state.tsx'
import styles from '../profile-page.module.css'
import { Section } from '../section.tsx'
import { identities, linking, proving } from './identities.queries.ts'

const IdentityDialog = lazyPart(async () => (await import('./identity-dialog.tsx')).IdentityDialog)

interface Props {
  readonly user: User
}

/** Other sign-ins that lead into the account; also what the browser has come back with from there. */
export function IdentitiesSection({ user }: Props) {
  const { t } = useTranslation()
  const [elsewhere] = useState(signInElsewhere)
  const reading = useQuery(identities)
  const failure = useCameBack()
  if (elsewhere === null && (reading.data?.identities.length ?? 0) === 0) return null
  const title =
    elsewhere === null ? t('profile.identities.titleGone') : t('profile.identities.title', { name: elsewhere.name })
  return (
    <Section anchor="identities" title={title} lead={t('profile.identities.lead')}>
      {reading.data ? (
        <Linked of={reading.data} user={user} elsewhere={elsewhere} now={reading.dataUpdatedAt} />
      ) : (
        <ReadState reading={reading} text={t('profile.identities.failed')} />
      )}
      <p role="alert" className={styles['failure']}>
        {failure === null ? null : t(`messages.errors.${failure}`)}
      </p>
    </Section>
  )
}

/** The section of the profile that the browser was sent away from. */
const sectionLeft = (kept: unknown) => ({ hash: typeof kept === 'string' && kept !== '' ? `#${kept}` : '#identities' })

/** Does what the browser has come back for. Returns why it could not; null if it could, or has not come back. */
function useCameBack(): FailureCode | null {
  const returned = useReturned(sectionLeft)
  const { mutate: link, error: notLinked } = useMutation(linking)
  const { mutate: prove, error: notProven } = useMutation(proving)
  useEffect(() => {
    if (returned?.kind === 'link') link(returned.code)
    if (returned?.kind === 'proof') prove(returned.code)
  }, [returned, link, prove])
  const error = notLinked ?? notProven
  if (error !== null) return codeOf(error)
  return returned?.kind === 'fault' ? (errorCodes.find((code) => code === returned.fault) ?? 'internal') : null
}

interface LinkedProps extends Props {
  readonly of: Identities
  readonly elsewhere: Instance['oidc']
  /** When they were read, in ms. */
  readonly now: number
}

function Linked({ of, user, elsewhere, now }: LinkedProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<{ readonly identity: Identity | null } | null>(null)
  const name = elsewhere?.name ?? ''
  const isOnly = elsewhere?.isOnly === true
  const { identities: linked } = of
  const stays = isLastWayIn(of, isOnly)
  return (
    <>
      {linked.length === 0 ? <p className={styles['note']}>{t('profile.identities.none')}</p> : null}
      <ul className={styles['list']}>
        {linked.map((identity) => (
          <Row
            key={identity._id}
            {...{ identity, user, now, stays }}
            host={elsewhere === null ? new URL(identity.issuer).host : null}
            onUnlink={() => setOpen({ identity })}
          />
        ))}
      </ul>
      {stays ? <LastWayIn name={isOnly ? name : null} /> : null}
      {elsewhere === null ? null : (
        <div className={styles['actions']}>
          <Button onClick={() => setOpen({ identity: null })}>{t('profile.identities.link')}</Button>
        </div>
      )}
      {open === null ? null : <IdentityDialog {...{ user, name, ...open }} onClose={() => setOpen(null)} />}
    </>
  )
}

const isLastWayIn = ({ hasPassword, identities: linked }: Identities, isOnly: boolean): boolean =>
  linked.length === 1 && (isOnly || !hasPassword)

/** Why it stays; with the name of the issuer where nobody signs in otherwise. */
function LastWayIn({ name }: { readonly name: string | null }) {
  const { t } = useTranslation()
  return (
    <p className={styles['note']}>
      {name === null ? t('profile.identities.lastWayIn') : t('profile.identities.lastWayInOnly', { name })}
    </p>
  )
}

interface RowProps extends Props {
  readonly identity: Identity
  readonly now: number
  /** Whether it is the last way in. */
  readonly stays: boolean
  /** Of an issuer that lets nobody in any more. */
  readonly host: string | null
  readonly onUnlink: () => void
}

function Row({ identity: { email, createdAt, lastUsedAt }, user, now, stays, host, onUnlink }: RowProps) {
  const { t } = useTranslation()
  const account = email ?? t('profile.identities.unnamed')
  const ago = lastUsedAt === null ? null : formatAgo(lastUsedAt, now)
  const used = ago === null ? t('profile.identities.usedNow') : t('profile.identities.used', { ago })
  const facts = [
    t('profile.identities.linkedOn', { day: formatInstantDay(createdAt, user.timezone) }),
    lastUsedAt === null ? t('profile.identities.never') : used,
    ...(host === null ? [] : [t('profile.identities.ofOther', { host })]),
  ]
  return (
    <li className={styles['row']}>
      <span className={styles['what']}>
        <span className={styles['name']}>{account}</span>
        <span className={styles['note']}>{facts.join(' · ')}</span>
      </span>
      {stays ? null : (
        <Button aria-label={t('profile.identities.unlinkNamed', { account })} onClick={onUnlink}>
          {t('profile.identities.unlink')}
        </Button>
      )}
    </li>
  )
}
