import { DEFAULT_CATEGORY_COLOR } from '@dodici/contract/limits'
import type { Subscription, SubscriptionPreview } from '@dodici/contract/types'
import { freeColors } from '@dodici/contract/category-colors'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, codeOf } from '../../../api/api-error.ts'
import { calendars } from '../../../api/calendars.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import type { KnownFeed } from './known-feeds.ts'
import { hostOf } from './state-words.ts'
import { createSubscription, previewSubscription } from './subscriptions.queries.ts'

export type SubscribeState = ReturnType<typeof useSubscribe>

/** What will be made of a preview. */
interface Wishes {
  readonly name: string
  readonly color: string
  readonly kind: Subscription['kind']
}

const NO_WISHES: Wishes = { name: '', color: DEFAULT_CATEGORY_COLOR, kind: 'event' }

/** State of subscribing: an address, what it holds, and how that is to be shown. */
export function useSubscribe(onDone: () => void) {
  const { t } = useTranslation()
  const { data: known = [] } = useQuery(calendars)
  const [url, setUrl] = useState('')
  const [wishes, setWishes] = useState(NO_WISHES)
  const [isMissing, setIsMissing] = useState(false)
  const asking = useMutation(previewSubscription)
  const adding = useMutation(createSubscription)
  const preview: SubscriptionPreview | null = asking.data ?? null
  const error = adding.error ?? asking.error
  const changeUrl = (typed: string) => {
    setUrl(typed)
    setIsMissing(false)
    asking.reset()
    adding.reset()
  }
  const ask = (address: string, kind: Wishes['kind'] = 'event') => {
    setIsMissing(address.trim() === '')
    if (address.trim() === '') return
    const color = freeColors(known.map((calendar) => calendar.color))()
    asking.mutate(address, {
      onSuccess: (found) => setWishes({ name: found.name ?? hostOf(found.url), color, kind }),
    })
  }
  return {
    url,
    changeUrl,
    preview,
    wishes,
    change: (patch: Partial<Wishes>) => setWishes((before) => ({ ...before, ...patch })),
    isAsking: asking.isPending,
    isAdding: adding.isPending,
    fault: isMissing ? t('subscriptions.addressMissing') : error === null ? null : faultWords(error, t),
    choose: (feed: KnownFeed) => {
      changeUrl(feed.url)
      ask(feed.url, 'marker')
    },
    submit: () => {
      if (preview === null) ask(url)
      else adding.mutate({ ...wishes, name: wishes.name.trim() || hostOf(preview.url), url }, { onSuccess: onDone })
    },
  }
}

function faultWords(error: Error, t: TFunction): string {
  const fault = error instanceof ApiError ? error.feedFault : undefined
  return fault === undefined ? t(`messages.errors.${codeOf(error)}`) : t(`subscriptions.faults.${fault}`)
}
