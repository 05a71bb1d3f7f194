import type { ApiKey, User } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo, formatInstantDay } from '../../i18n/format-instant.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ReadState } from '../../ui/read-state.tsx'
import { keyDeletion, keys } from './keys.queries.ts'
import { NewKey } from './new-key.tsx'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'
import { Section } from './section.tsx'

interface Props {
  readonly user: User
}

interface ReadProps extends Props {
  /** When they were read, in ms. */
  readonly now: number
}

/** API keys, if the plan has them. */
export function KeysSection({ user }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(keys)
  return (
    <Section anchor="keys" title={t('profile.keys.title')} lead={t('profile.keys.lead')}>
      {reading.data ? (
        <KeyList items={reading.data} now={reading.dataUpdatedAt} user={user} />
      ) : (
        <ReadState reading={reading} text={t('profile.keys.failed')} />
      )}
      <NewKey />
    </Section>
  )
}

function KeyList({ items, ...read }: ReadProps & { readonly items: readonly ApiKey[] }) {
  const { t } = useTranslation()
  if (items.length === 0) return <p className={styles['note']}>{t('profile.keys.none')}</p>
  return (
    <ul className={styles['list']}>
      {items.map((item) => (
        <Key key={item._id} item={item} {...read} />
      ))}
    </ul>
  )
}

function Key({ item, user, now }: ReadProps & { readonly item: ApiKey }) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const remove = useMutation(keyDeletion)
  const ago = item.lastUsedAt === null ? null : formatAgo(item.lastUsedAt, now)
  const used = ago === null ? t('profile.keys.usedNow') : t('profile.keys.used', { ago })
  return (
    <li className={styles['row']}>
      <span className={styles['what']}>
        <span className={styles['name']}>{item.name}</span>
        <span className={styles['note']}>
          {t('profile.keys.madeOn', { day: formatInstantDay(item.createdAt, user.timezone) })} ·{' '}
          {item.lastUsedAt === null ? t('profile.keys.never') : used}
        </span>
        {isAsked ? <span role="alert">{t('profile.keys.question')}</span> : null}
        <SaveState of={{ ...remove, isSuccess: false }} />
      </span>
      {isAsked ? (
        <span className={styles['buttons']}>
          <Button kind="plain" autoFocus onClick={() => setIsAsked(false)}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" disabled={remove.isPending} onClick={() => remove.mutate(item._id)}>
            {t('common.delete')}
          </Button>
        </span>
      ) : (
        <Button aria-label={t('profile.keys.deleteNamed', { name: item.name })} onClick={() => setIsAsked(true)}>
          {t('common.delete')}
        </Button>
      )}
    </li>
  )
}
