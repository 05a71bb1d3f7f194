import type { Feed, User } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo, formatInstantDay } from '../../../i18n/format-instant.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import page from '../profile-page.module.css'
import { SaveState } from '../save-state.tsx'
import { draftOf, wishesOf } from './feed-draft.ts'
import { FeedForm } from './feed-form.tsx'
import styles from './feeds.module.css'
import { feedDeletion, feedRenewal, feedUpdate } from './feeds.queries.ts'
import { MadeAddress } from './made-address.tsx'

interface Props {
  readonly feed: Feed
  readonly user: User
  /** When they were read, in ms. */
  readonly now: number
  readonly onEnded: () => void
}

type Mode = 'edit' | 'renew' | 'end'

/** One feed: what it tells, who read it last, and what can be done with it. */
export function FeedRow({ feed, user, now, onEnded }: Props) {
  const { t } = useTranslation()
  const [mode, setMode] = useState<Mode | null>(null)
  /** The button that has the focus again. */
  const [left, setLeft] = useState<Mode | null>(null)
  const update = useMutation(feedUpdate)
  const renewal = useMutation(feedRenewal)
  const deletion = useMutation(feedDeletion)
  const leave = () => {
    setLeft(mode)
    setMode(null)
  }
  const begin = (next: Mode) => {
    for (const one of [update, renewal, deletion]) one.reset()
    setMode(next)
  }
  if (renewal.data) {
    const kept = () => {
      renewal.reset()
      setLeft('renew')
    }
    return (
      <li className={styles['row']}>
        <MadeAddress name={feed.name} path={renewal.data.path} onKept={kept} />
      </li>
    )
  }
  if (mode === 'edit') {
    return (
      <li className={styles['row']}>
        <FeedForm
          title={t('profile.feeds.editing', { name: feed.name })}
          before={draftOf(feed, user.timezone)}
          submit={t('common.save')}
          isPending={update.isPending}
          state={<SaveState of={update} />}
          onSubmit={(draft) => update.mutate({ id: feed._id, ...wishesOf(draft, user.timezone) }, { onSuccess: leave })}
          onCancel={leave}
        />
      </li>
    )
  }
  return (
    <li className={styles['row']}>
      <Facts feed={feed} user={user} now={now} />
      {mode === null ? (
        <span className={page['buttons']}>
          {(['edit', 'renew', 'end'] as const).map((one) => (
            <Button
              key={one}
              autoFocus={left === one}
              aria-label={t(`profile.feeds.${one}Named`, { name: feed.name })}
              onClick={() => begin(one)}
            >
              {t(`profile.feeds.${one}`)}
            </Button>
          ))}
          <SaveState of={{ ...update, error: null }} />
        </span>
      ) : (
        <Question
          mode={mode}
          isPending={renewal.isPending || deletion.isPending}
          onNo={leave}
          onYes={() =>
            mode === 'renew'
              ? renewal.mutate(feed._id, { onSuccess: () => setMode(null) })
              : deletion.mutate(feed._id, { onSuccess: onEnded })
          }
        />
      )}
      <SaveState of={{ ...deletion, isSuccess: false }} />
      <SaveState of={{ ...renewal, isSuccess: false }} />
    </li>
  )
}

function Facts({ feed, user, now }: Omit<Props, 'onEnded'>) {
  const { t } = useTranslation()
  const { name, detail, lastAgent } = feed
  const facts = [
    t(`profile.feeds.details.${detail}`),
    t('profile.feeds.madeOn', { day: formatInstantDay(feed.createdAt, user.timezone) }),
    lastRead(t, feed, now),
    ...(lastAgent === null || lastAgent === '' ? [] : [lastAgent]),
  ]
  return (
    <span className={page['what']}>
      <span className={page['name']}>
        <bdi>{name}</bdi>
      </span>
      <span className={page['note']}>{facts.join(' · ')}</span>
      <End feed={feed} user={user} now={now} />
    </span>
  )
}

function lastRead(t: TFunction, { lastReadAt }: Feed, now: number): string {
  if (lastReadAt === null) return t('profile.feeds.never')
  const ago = formatAgo(lastReadAt, now)
  return ago === null ? t('profile.feeds.readNow') : t('profile.feeds.read', { ago })
}

/** Until when it works, or since when it does not. */
function End({ feed: { expiresAt }, user, now }: Omit<Props, 'onEnded'>) {
  const { t } = useTranslation()
  if (expiresAt === null) return null
  const isOver = Date.parse(expiresAt) <= now
  const day = formatInstantDay(dayBefore(expiresAt), user.timezone)
  return (
    <span className={isOver ? page['failure'] : page['note']}>
      {t(isOver ? 'profile.feeds.over' : 'profile.feeds.until', { day })}
    </span>
  )
}

/** A moment of the last day before an end at midnight. */
const dayBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString()

interface QuestionProps {
  readonly mode: 'renew' | 'end'
  readonly isPending: boolean
  readonly onNo: () => void
  readonly onYes: () => void
}

function Question({ mode, isPending, onNo, onYes }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <>
      <span role="alert">{t(`profile.feeds.${mode}Question`)}</span>
      <span className={page['buttons']}>
        <Button kind="plain" autoFocus onClick={onNo}>
          {t('common.cancel')}
        </Button>
        <Button kind="danger" disabled={isPending} onClick={onYes}>
          {t(`profile.feeds.${mode}`)}
        </Button>
      </span>
    </>
  )
}
