import type { Calendar } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { profileOf } from '#server/features/accounts/profile.ts'
import { listKeys } from '#server/features/api-keys/api-keys.service.ts'
import { listDevicePasswords } from '#server/features/api-keys/device-passwords.service.ts'
import { recordsOfCalendar } from '#server/features/calendar-contents/export.service.ts'
import { listAudit } from '#server/features/audit/audit.service.ts'
import { allConversations } from '#server/features/assistant/conversations.service.ts'
import { listLog } from '#server/features/assistant/log.service.ts'
import { listTurnedDown } from '#server/features/assistant/turned-down.service.ts'
import { listCategories } from '#server/features/categories/categories.service.ts'
import { exceptionOf, textsOf, timesOf, type EventRecord } from '#server/features/events/event-record.ts'
import { listIdentities } from '#server/features/identities/identities.service.ts'
import { listPasskeys } from '#server/features/factors/passkeys.service.ts'
import { readTwoStep } from '#server/features/factors/two-step.service.ts'
import { listFeeds } from '#server/features/feeds/feeds.service.ts'
import { feedbackOf } from '#server/features/feedback/feedback.service.ts'
import { storedGoals } from '#server/features/goals/stored-goals.ts'
import { listLinkedAccounts } from '#server/features/linked/list-linked.service.ts'
import { listMilestones } from '#server/features/milestones/milestones.service.ts'
import { listSessions } from '#server/features/sessions/sessions.service.ts'
import { listSubscriptions } from '#server/features/subscriptions/list-subscriptions.service.ts'
import { listWebhooks } from '#server/features/webhooks/list-webhooks.service.ts'
import { openTurns } from '#server/event-loop-turns.ts'

/** An account's data beside its events; no password, token or key. */
export async function accountFacts(storage: Storage, access: Access, calendars: readonly Calendar[]) {
  const { db, clock } = storage
  const { ownerId, actor } = access
  return {
    format: 'dodici-account',
    formatVersion: 1,
    exportedAt: instantOf(clock),
    profile: await profileOf(storage, actor),
    sessions: await listSessions(storage, actor),
    twoStep: await readTwoStep(storage, actor),
    passkeys: await listPasskeys(storage, actor),
    identities: (await listIdentities(storage, actor)).identities,
    apiKeys: await listKeys(storage, actor),
    devicePasswords: await listDevicePasswords(storage, actor),
    feeds: await listFeeds(storage, actor),
    webhooks: await listWebhooks(storage, actor),
    audit: await listAudit(storage, actor),
    feedback: await feedbackOf(db.read, actor),
    categories: await listCategories(db.read, access),
    calendars,
    subscriptions: await listSubscriptions(storage, access),
    linkedAccounts: await listLinkedAccounts(storage, access),
    milestones: await listMilestones(db.read, ownerId),
    goals: await storedGoals(db.read, ownerId),
    conversations: await allConversations(storage, access),
    assistantLog: await listLog(storage, actor),
    turnedDown: (await listTurnedDown(storage, actor)).ids,
  }
}

type Facts = Awaited<ReturnType<typeof accountFacts>>

/** The account as JSON in pieces, one calendar's events at a time. */
export async function* accountJson(db: Queries, { ownerId }: Access, facts: Facts): AsyncGenerator<string> {
  const pause = openTurns()
  for (const piece of factPieces(facts)) {
    await pause()
    yield piece
  }
  yield ',\n  "events": ['
  let separator = '\n'
  for (const { _id } of facts.calendars) {
    for await (const records of recordsOfCalendar(db, { ownerId, id: _id })) {
      yield separator + records.map((record) => `    ${JSON.stringify(eventOf(record))}`).join(',\n')
      separator = ',\n'
    }
  }
  yield '\n  ]\n}\n'
}

/** Everything but events, as `JSON.stringify` with two spaces writes it, item by item: there may be many thousands. */
function* factPieces(facts: Facts): Generator<string> {
  let separator = '{\n'
  for (const [name, value] of Object.entries(facts)) {
    yield `${separator}  ${JSON.stringify(name)}: `
    if (Array.isArray(value) && value.length > 0) yield* listPieces(value)
    else yield indented(value, '\n  ')
    separator = ',\n'
  }
}

function* listPieces(values: readonly unknown[]): Generator<string> {
  for (const [index, value] of values.entries()) {
    yield `${index === 0 ? '[' : ','}\n    ${indented(value, '\n    ')}`
  }
  yield '\n  ]'
}

const indented = (value: unknown, line: string): string => JSON.stringify(value, null, 2).replaceAll('\n', line)

/** An event with everything stored, not only what a year shows. */
const eventOf = ({ row, exceptions }: EventRecord) => ({
  _id: row.id,
  calendarId: row.calendar_id,
  categoryId: row.category_id,
  ...textsOf(row),
  ...timesOf(row),
  recurrence: row.rrule,
  rdates: JSON.parse(row.rdates) as unknown,
  exdates: JSON.parse(row.exdates) as unknown,
  reminders: JSON.parse(row.reminders) as unknown,
  goalId: row.goal_id,
  uid: row.uid,
  icsSequence: row.ics_sequence,
  icsExtra: row.ics_extra === null ? null : (JSON.parse(row.ics_extra) as unknown),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  exceptions: exceptions.map((exception) => ({ ...exceptionOf(exception), categoryId: exception.category_id })),
})
