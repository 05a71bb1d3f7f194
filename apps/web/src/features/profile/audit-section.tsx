import type { AuditEntry, User } from '@dodici/contract/types'
import { placeText } from '@dodici/core/device'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstant } from '../../i18n/format-instant.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ReadState } from '../../ui/read-state.tsx'
import { audit } from './audit.queries.ts'
import { deviceWords } from './device-words.ts'
import styles from './profile-page.module.css'
import { Section } from './section.tsx'

interface Props {
  readonly user: User
}

const SHOWN = 5
const MORE = 20

/** What was done with the account, by its owner and by whoever runs the server. */
export function AuditSection({ user }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(audit)
  const [count, setCount] = useState(SHOWN)
  const entries = reading.data ?? []
  return (
    <Section anchor="activity" title={t('profile.audit.title')} lead={t('profile.audit.lead')}>
      {reading.data === undefined ? <ReadState reading={reading} text={t('profile.audit.failed')} /> : null}
      {reading.data?.length === 0 ? <p className={styles['note']}>{t('profile.audit.none')}</p> : null}
      {entries.length > 0 ? (
        <ul className={styles['list']}>
          {entries.slice(0, count).map((entry) => (
            <Entry key={entry._id} entry={entry} user={user} />
          ))}
        </ul>
      ) : null}
      {entries.length > count ? (
        <div className={styles['actions']}>
          <Button onClick={() => setCount(count + MORE)}>{t('profile.audit.more')}</Button>
        </div>
      ) : null}
    </Section>
  )
}

function Entry({ entry, user }: Props & { readonly entry: AuditEntry }) {
  const { t } = useTranslation()
  return (
    <li className={styles['row']}>
      <span className={styles['what']}>
        <span className={styles['name']}>{t(`profile.audit.kinds.${entry.kind}`, { name: nameOf(entry, t) })}</span>
        <span className={styles['note']}>{factsOf(entry, user, t).join(' · ')}</span>
      </span>
    </li>
  )
}

/** A plan by its own name; all else as it was called. */
function nameOf({ kind, name }: AuditEntry, t: TFunction): string {
  const isPlan = kind === 'planChanged' && (name === 'basic' || name === 'pro' || name === 'enterprise')
  return isPlan ? t(`profile.plan.names.${name}`) : name
}

/** When, on which device, from where, how often, and whether it was the operator. */
function factsOf({ at, userAgent, place, count, byOperator }: AuditEntry, { timezone }: User, t: TFunction): string[] {
  return [
    formatInstant(at, timezone),
    ...(count > 1 ? [t('profile.audit.times', { count })] : []),
    ...(byOperator ? [t('profile.audit.byOperator')] : []),
    ...(userAgent === '' ? [] : [deviceWords(t, userAgent)]),
    ...(place === '' ? [] : [t('profile.audit.place', { place: placeText(place) })]),
  ]
}
