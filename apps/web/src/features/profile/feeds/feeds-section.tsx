import { FEEDS_MAX } from '@dodici/contract/limits'
import type { User } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { calendars } from '../../../api/calendars.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ReadState } from '../../../ui/read-state.tsx'
import page from '../profile-page.module.css'
import { SaveState } from '../save-state.tsx'
import { Section } from '../section.tsx'
import { newDraft, wishesOf } from './feed-draft.ts'
import { FeedForm } from './feed-form.tsx'
import { FeedRow } from './feed-row.tsx'
import { feedCreation, feeds } from './feeds.queries.ts'
import { MadeAddress, SlowNote } from './made-address.tsx'

/** The calendar for which somebody comes here to make an address: its id, in the query of the profile. */
const FOR = 'feed'

/** Secret addresses at which programs and other people read one's events. */
export function FeedsSection({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const reading = useQuery(feeds)
  const add = useRef<HTMLButtonElement>(null)
  const [hasEnded, setHasEnded] = useState(false)
  const list = reading.data
  const ended = () => {
    setHasEnded(true)
    add.current?.focus()
  }
  return (
    <Section anchor="feeds" title={t('profile.feeds.title')} lead={t('profile.feeds.lead')}>
      {list === undefined ? <ReadState reading={reading} text={t('profile.feeds.failed')} /> : null}
      {list?.length === 0 ? <p className={page['note']}>{t('profile.feeds.none')}</p> : null}
      {list === undefined || list.length === 0 ? null : (
        <ul className={page['list']}>
          {list.map((feed) => (
            <FeedRow key={feed._id} feed={feed} user={user} now={reading.dataUpdatedAt} onEnded={ended} />
          ))}
        </ul>
      )}
      <span role="status" className={page['state']}>
        {hasEnded ? t('profile.feeds.ended') : null}
      </span>
      {list === undefined ? null : <NewFeed user={user} isFull={list.length >= FEEDS_MAX} add={add} />}
      <SlowNote />
    </Section>
  )
}

interface NewProps {
  readonly user: User
  readonly isFull: boolean
  readonly add: React.RefObject<HTMLButtonElement | null>
}

function NewFeed({ user, isFull, add }: NewProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const { data: own } = useQuery(calendars)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const creation = useMutation(feedCreation)
  const wanted = query.get(FOR)
  const close = () => {
    setIsOpen(false)
    setWasOpen(true)
    if (wanted !== null) setQuery({}, { replace: true })
  }
  if (creation.data) {
    return <MadeAddress name={creation.data.name} path={creation.data.path} onKept={creation.reset} />
  }
  if (isFull) return <p className={page['note']}>{t('profile.feeds.full', { count: FEEDS_MAX })}</p>
  // Its name is filled in once the calendars are there.
  if (isOpen || (wanted !== null && own !== undefined)) {
    return (
      <FeedForm
        title={t('profile.feeds.creating')}
        before={newDraft(own?.find(({ _id }) => _id === wanted))}
        submit={t('profile.feeds.create')}
        isPending={creation.isPending}
        state={<SaveState of={creation} />}
        onSubmit={(draft) => creation.mutate(wishesOf(draft, user.timezone), { onSuccess: close })}
        onCancel={close}
      />
    )
  }
  return (
    <div className={page['actions']}>
      <Button ref={add} autoFocus={wasOpen} onClick={() => setIsOpen(true)}>
        {t('profile.feeds.add')}
      </Button>
    </div>
  )
}
