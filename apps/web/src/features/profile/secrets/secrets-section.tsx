import type { User } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { formatAgo, formatInstantDay } from '../../../i18n/format-instant.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ReadState } from '../../../ui/read-state.tsx'
import styles from '../profile-page.module.css'
import { SaveState } from '../save-state.tsx'
import { Section } from '../section.tsx'
import { NewSecret } from './new-secret.tsx'
import { secretKinds, type SecretKind } from './secret-kinds.ts'
import type { Secret } from './secrets.queries.ts'

interface Props {
  readonly kind: SecretKind
  readonly user: User
  readonly children?: ReactNode
}

interface RowProps extends Pick<Props, 'kind' | 'user'> {
  readonly item: Secret
  /** When they were read, in ms. */
  readonly now: number
}

/** API keys, or the passwords of devices: a list, a way to end each, and one to make another. */
export function SecretsSection({ kind, user, children }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(secretKinds[kind].list)
  const items = reading.data
  return (
    <Section anchor={kind} title={t(`profile.${kind}.title`)} lead={t(`profile.${kind}.lead`)}>
      {items === undefined ? <ReadState reading={reading} text={t(`profile.${kind}.failed`)} /> : null}
      {items?.length === 0 ? <p className={styles['note']}>{t(`profile.${kind}.none`)}</p> : null}
      {items !== undefined && items.length > 0 ? (
        <ul className={styles['list']}>
          {items.map((item) => (
            <SecretRow key={item._id} kind={kind} user={user} item={item} now={reading.dataUpdatedAt} />
          ))}
        </ul>
      ) : null}
      <NewSecret kind={kind} user={user} />
      {children}
    </Section>
  )
}

function SecretRow({ kind, item, user, now }: RowProps) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const remove = useMutation(secretKinds[kind].deletion)
  const ago = item.lastUsedAt === null ? null : formatAgo(item.lastUsedAt, now)
  const used = ago === null ? t(`profile.${kind}.usedNow`) : t(`profile.${kind}.used`, { ago })
  const facts = [
    t(`profile.${kind}.madeOn`, { day: formatInstantDay(item.createdAt, user.timezone) }),
    item.lastUsedAt === null ? t(`profile.${kind}.never`) : used,
    ...(item.lastAgent == null || item.lastAgent === '' ? [] : [item.lastAgent]),
  ]
  return (
    <li className={styles['row']}>
      <span className={styles['what']}>
        <span className={styles['name']}>{item.name}</span>
        <span className={styles['note']}>{facts.join(' · ')}</span>
        {isAsked ? <span role="alert">{t(`profile.${kind}.question`)}</span> : null}
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
        <Button aria-label={t(`profile.${kind}.deleteNamed`, { name: item.name })} onClick={() => setIsAsked(true)}>
          {t('common.delete')}
        </Button>
      )}
    </li>
  )
}
