import type { AdminPerson, User } from '@dodici/contract/types'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { formatAgo, formatInstantDay } from '../../i18n/format-instant.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { confirming, disabling, enabling, peopleLike } from './admin.queries.ts'
import styles from './admin-page.module.css'
import { AdminRow } from './admin-row.tsx'
import { formatBytes } from './bytes.ts'
import { SomeList } from './some-list.tsx'

interface Props {
  readonly user: User
}

const EVENTS_COUNTED = 10_000

/** Who has an account, and what can be done with it. */
export function PeopleTab({ user }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const reading = useInfiniteQuery(peopleLike(useDeferredValue(typed).trim()))
  return (
    <>
      <div className={styles['search']}>
        <TextField
          label={t('admin.person.search')}
          type="search"
          value={typed}
          onChange={(change) => setTyped(change.target.value)}
        />
      </div>
      <SomeList
        reading={reading}
        label={t('admin.people')}
        none={{ title: t('admin.person.none'), hint: t('admin.person.noneHint') }}
        row={(person) => <PersonRow person={person} user={user} now={reading.dataUpdatedAt} />}
      />
    </>
  )
}

interface RowProps extends Props {
  readonly person: AdminPerson
  /** When they were read, in ms. */
  readonly now: number
}

function PersonRow({ person, user, now }: RowProps) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const acts = { disable: useMutation(disabling), enable: useMutation(enabling), confirm: useMutation(confirming) }
  const { _id: id, username, isOperator, disabledAt, emailConfirmed } = person
  const marks = [
    ...(isOperator ? [t('admin.person.operator')] : []),
    ...(disabledAt === null ? [] : [t('admin.person.disabled')]),
    ...(emailConfirmed ? [] : [t('admin.person.unconfirmed')]),
  ]
  const disable = () => {
    setIsAsked(false)
    acts.disable.mutate(id)
  }
  return (
    <AdminRow
      name={username}
      marks={marks}
      facts={factsOf(person, { user, now }, t)}
      error={acts.disable.error ?? acts.enable.error ?? acts.confirm.error}
      buttons={
        isAsked ? (
          <>
            <Button kind="plain" autoFocus onClick={() => setIsAsked(false)}>
              {t('common.cancel')}
            </Button>
            <Button kind="danger" onClick={disable}>
              {t('admin.person.disable')}
            </Button>
          </>
        ) : (
          <PersonButtons
            person={person}
            onDisable={() => setIsAsked(true)}
            onEnable={() => acts.enable.mutate(id)}
            onConfirm={() => acts.confirm.mutate(id)}
          />
        )
      }
    >
      {isAsked ? <span role="alert">{t('admin.person.question')}</span> : null}
    </AdminRow>
  )
}

interface ButtonsProps extends Pick<RowProps, 'person'> {
  readonly onDisable: () => void
  readonly onEnable: () => void
  readonly onConfirm: () => void
}

/** What can be done with an account. Nobody disables an operator here. */
function PersonButtons({ person, onDisable, onEnable, onConfirm }: ButtonsProps) {
  const { t } = useTranslation()
  const { username: name, isOperator, disabledAt, emailConfirmed } = person
  return (
    <>
      {emailConfirmed ? null : (
        <Button aria-label={t('admin.person.confirmNamed', { name })} onClick={onConfirm}>
          {t('admin.person.confirm')}
        </Button>
      )}
      {disabledAt === null ? null : (
        <Button aria-label={t('admin.person.enableNamed', { name })} onClick={onEnable}>
          {t('admin.person.enable')}
        </Button>
      )}
      {disabledAt !== null || isOperator ? null : (
        <Button aria-label={t('admin.person.disableNamed', { name })} onClick={onDisable}>
          {t('admin.person.disable')}
        </Button>
      )}
    </>
  )
}

function factsOf(person: AdminPerson, { user, now }: Pick<RowProps, 'user' | 'now'>, t: TFunction): string[] {
  return [
    person.email,
    t('admin.person.since', { day: formatInstantDay(person.createdAt, user.timezone) }),
    seenWords(person, now, t),
    t('admin.person.calendars', { count: person.calendars }),
    person.events > EVENTS_COUNTED
      ? t('admin.person.manyEvents', { most: formatNumber(EVENTS_COUNTED) })
      : t('admin.person.events', { count: person.events }),
    formatBytes(person.bytes),
  ]
}

function seenWords({ lastSeenAt }: AdminPerson, now: number, t: TFunction): string {
  if (lastSeenAt === null) return t('admin.person.notSeen')
  const ago = formatAgo(lastSeenAt, now)
  return ago === null ? t('admin.person.seenNow') : t('admin.person.seen', { ago })
}
