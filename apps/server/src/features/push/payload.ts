import { planLimits } from '@dodici/contract/plans'
import { hourCycleOf } from '@dodici/core/date'
import type { Config } from '#server/config.ts'
import type { PushMessageTable, Queries, UserTable } from '#server/db/schema.ts'
import { findAccountById } from '#server/features/accounts/account-row.ts'
import { type AboutOccurrence, aboutOccurrences, pathOfOccurrence } from '#server/features/events/about-occurrence.ts'
import { findOpenNotifications } from './push.queries.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'
import type { PushedTime, PushWords } from './words/push-words.ts'

/** The message for the service worker. */
export interface PushPayload {
  /** Identifies the push: if it arrives twice, it is shown once. */
  readonly message: string
  /** A newer notice with the same tag replaces it. */
  readonly tag: string
  readonly title: string
  readonly body: string
  readonly lang: 'it' | 'en'
  /** The path that it opens. */
  readonly url: string
}

const words = { en, it }

/** Push services accept 4,096 encrypted bytes; titles and places may be long. */
const TITLE_BYTES = 500
const LINE_BYTES = 500
/** Reminders named in a combined notice. */
const NAMED = 4
const LATE_LINE_BYTES = 300

/**
 * Builds a push from the present state, in its owner's language. Null if nothing is left to say: events are gone,
 * reminders done or snoozed, or the plan has no devices.
 */
export async function payloadOf(
  { appName }: Pick<Config, 'appName'>,
  trx: Queries,
  push: PushMessageTable,
): Promise<PushPayload | null> {
  const owner = await findAccountById(trx, push.owner_id)
  if (owner === null || !planLimits[owner.plan].hasDevices) return null
  const said = wordsFor(owner)
  const common = { message: push.id, lang: owner.language }
  switch (push.kind) {
    case 'test': {
      const { title, body } = said.test
      return { ...common, tag: push.id, title: title(appName), body, url: '/profile' }
    }
    case 'reminder':
    case 'late': {
      const told = await toldBy(trx, owner, push)
      const [first] = told
      if (first === undefined) return null
      return { ...common, ...(told.length === 1 ? saidOfOne(said, first) : saidOfSeveral(said, push.id, told)) }
    }
    default:
      // Queued by a newer version that runs beside this one, which will push it.
      push.kind satisfies never
      throw new Error(`unknown kind of push: ${String(push.kind)}`)
  }
}

interface PushedReminder extends AboutOccurrence {
  readonly notificationId: string
}

/** Two reminders of one occurrence are one line. */
async function toldBy(trx: Queries, owner: UserTable, push: PushMessageTable): Promise<PushedReminder[]> {
  const ids = JSON.parse(push.notification_ids) as string[]
  if (ids.length === 0) return []
  const rows = await findOpenNotifications(trx, owner.id, ids)
  const about = await aboutOccurrences(trx, { ownerId: owner.id, actor: owner }, rows)
  const told = new Map<string, PushedReminder>()
  for (const [index, one] of about.entries()) {
    if (one === null) continue
    told.set(`${one.eventId} ${one.recurrenceId ?? ''}`, { ...one, notificationId: rows[index]?.id ?? '' })
  }
  return [...told.values()]
}

/** The texts of a notice for a person. */
function wordsFor({ language, country, hour_cycle: choice }: UserTable): OwnWords {
  const writing = { hourCycle: hourCycleOf(choice, language, country) }
  return { ...words[language], when: (time) => words[language].when(time, writing) }
}

interface OwnWords extends PushWords {
  readonly when: (time: PushedTime) => string
}

type PayloadWords = Pick<PushPayload, 'tag' | 'title' | 'body' | 'url'>

const saidOfOne = (said: OwnWords, one: PushedReminder): PayloadWords => ({
  tag: one.notificationId,
  title: cutTo(TITLE_BYTES, one.title),
  body: cutTo(LINE_BYTES, [said.when(one), one.location].filter(Boolean).join(' · ')),
  url: pathOfOccurrence(one),
})

function saidOfSeveral(said: OwnWords, tag: string, told: readonly PushedReminder[]): PayloadWords {
  const named = told.slice(0, NAMED).map((one) => `${cutTo(LATE_LINE_BYTES, one.title)} · ${said.when(one)}`)
  const rest = told.length - named.length
  return {
    tag,
    title: said.several(told.length),
    body: [...named, ...(rest > 0 ? [said.more(rest)] : [])].join('\n'),
    url: '/calendar',
  }
}

/** Cuts a text to bytes, at whole characters (an emoji may have many bytes). */
function cutTo(bytes: number, text: string): string {
  if (Buffer.byteLength(text) <= bytes) return text
  let kept = ''
  let size = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    size += Buffer.byteLength(segment)
    if (size > bytes) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
