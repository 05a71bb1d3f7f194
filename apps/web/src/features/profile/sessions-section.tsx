import type { SignedInPlace, User } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatAgo, formatInstantDay } from '../../i18n/format-instant.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ReadState } from '../../ui/read-state.tsx'
import { deviceWords } from './device-words.ts'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'
import { Section } from './section.tsx'
import { ending, endingOthers, sessions } from './sessions.queries.ts'
import { RevokeAll } from './revoke-all.tsx'

interface Props {
  readonly user: User
  /** All sessions have ended, also this one. */
  readonly onRevoked: () => void
}

interface ReadProps extends Pick<Props, 'user'> {
  /** When they were read, in ms. */
  readonly now: number
}

/** The person's sessions, which can be ended. */
export function SessionsSection({ user, onRevoked }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(sessions)
  return (
    <Section anchor="sessions" title={t('profile.sessions.title')} lead={t('profile.sessions.lead')}>
      {reading.data ? (
        <PlaceList places={reading.data} now={reading.dataUpdatedAt} user={user} />
      ) : (
        <ReadState reading={reading} text={t('profile.sessions.failed')} />
      )}
      <RevokeAll onRevoked={onRevoked} />
    </Section>
  )
}

const byUse = (one: SignedInPlace, other: SignedInPlace): number =>
  Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt)

function PlaceList({ places, ...read }: ReadProps & { readonly places: readonly SignedInPlace[] }) {
  const { t } = useTranslation()
  const others = useMutation(endingOthers)
  return (
    <>
      <ul className={styles['list']}>
        {[...places].sort(byUse).map((place) => (
          <Place key={place._id} place={place} {...read} />
        ))}
      </ul>
      {places.length > 1 ? (
        <div className={styles['actions']}>
          <Button disabled={others.isPending} onClick={() => others.mutate()}>
            {t('profile.sessions.endOthers')}
          </Button>
          <SaveState of={{ ...others, isSuccess: false }} />
        </div>
      ) : null}
    </>
  )
}

function Place({ place, user, now }: ReadProps & { readonly place: SignedInPlace }) {
  const { t } = useTranslation()
  const end = useMutation(ending)
  const device = deviceWords(t, place.userAgent)
  const ago = formatAgo(place.lastUsedAt, now)
  const use = place.isCurrent || ago === null ? t('profile.sessions.usedNow') : t('profile.sessions.used', { ago })
  return (
    <li className={styles['row']}>
      <span className={styles['what']}>
        <span className={styles['name']}>
          {device}
          {place.isCurrent ? <span className={styles['mark']}>{t('profile.sessions.current')}</span> : null}
        </span>
        <span className={styles['note']}>
          {use} · {t('profile.sessions.since', { day: formatInstantDay(place.createdAt, user.timezone) })}
        </span>
        <SaveState of={{ ...end, isSuccess: false }} />
      </span>
      {place.isCurrent ? null : (
        <Button
          aria-label={t('profile.sessions.endNamed', { device })}
          disabled={end.isPending}
          onClick={() => end.mutate(place._id)}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  )
}
