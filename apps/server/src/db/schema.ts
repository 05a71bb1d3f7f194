import type { PlanName } from '@dodici/contract/plans'
import type { Kysely } from 'kysely'
import type { AccountStateColumns, AccountTables } from './schema-around-accounts.ts'
import type {
  AiLogTable,
  TurnedDownTable,
  ConversationContent,
  MessageTable,
  MilestoneColumns,
  MilestoneStepTable,
  ProposalTable,
} from './schema-around-assistant.ts'
import type {
  CalendarMarkTable,
  DavCollectionTable,
  DavFormerNameTable,
  DavNameTable,
  DavPropertyTable,
} from './schema-around-dav.ts'
import type { GoalContent, GoalEntryContent } from './schema-around-goals.ts'
import type {
  ChangeTable,
  UsageTable,
  UnfinishedChangeTable,
  ChangeRowTable,
  IdempotencyKeyTable,
} from './schema-around-journal.ts'
import type {
  NotificationTable,
  PushMessageTable,
  PushSubscriptionTable,
  ReminderSettingColumns,
  ReminderLookTable,
  SettingTable,
} from './schema-around-reminders.ts'
import type { SignInTables } from './schema-around-sign-in.ts'
import type { LinkTables } from './schema-around-links.ts'
import type { SubscriptionTable } from './schema-around-subscriptions.ts'
import type { WebhookTable } from './schema-around-webhooks.ts'

export type * from './schema-around-accounts.ts'
export type * from './schema-around-assistant.ts'
export type * from './schema-around-dav.ts'
export type * from './schema-around-goals.ts'
export type * from './schema-around-journal.ts'
export type * from './schema-around-reminders.ts'
export type * from './schema-around-links.ts'
export type * from './schema-around-sign-in.ts'
export type * from './schema-around-subscriptions.ts'
export type * from './schema-around-webhooks.ts'

/**
 * The tables of both databases. Ids are UUID v7 as text, instants ISO 8601 in UTC, booleans 1 and 0, JSON is text that
 * is parsed by name where services read it. Every row of a person has `owner_id` first.
 */
export interface Tables extends AccountTables, LinkTables, SignInTables {
  user: UserTable
  calendar: CalendarTable
  category: CategoryTable
  event: EventTable
  event_exception: EventExceptionTable
  change: ChangeTable
  change_row: ChangeRowTable
  unfinished_change: UnfinishedChangeTable
  usage: UsageTable
  dav_name: DavNameTable
  dav_former_name: DavFormerNameTable
  dav_collection: DavCollectionTable
  dav_property: DavPropertyTable
  calendar_mark: CalendarMarkTable
  idempotency_key: IdempotencyKeyTable
  milestone: MilestoneTable
  milestone_step: MilestoneStepTable
  conversation: ConversationTable
  message: MessageTable
  proposal: ProposalTable
  ai_log: AiLogTable
  turned_down: TurnedDownTable
  reminder_look: ReminderLookTable
  notification: NotificationTable
  push_subscription: PushSubscriptionTable
  push_message: PushMessageTable
  goal: GoalTable
  goal_entry: GoalEntryTable
  subscription: SubscriptionTable
  webhook: WebhookTable
  setting: SettingTable
}

/** The database, or a transaction on it. */
export type Queries = Kysely<Tables>

export interface UserTable extends ReminderSettingColumns, AccountStateColumns {
  id: string
  email: string
  /** The address in lower case; unique. */
  email_key: string
  /** When somebody who reads the mailbox confirmed the address; null if nobody has. */
  email_confirmed_at: string | null
  /** The address that replaces it once confirmed; null for none. */
  new_email: string | null
  username: string
  password_hash: string
  plan: PlanName
  language: 'it' | 'en'
  timezone: string
  week_start: 'monday' | 'sunday'
  country: string | null
  /** Of the country. */
  region: string | null
  /** What of the calendar a model may see; `off`: no assistant. */
  assistant: 'off' | 'titles' | 'noDescriptions' | 'everything'
  /** What decides the colour of an event. */
  color_by: 'category' | 'calendar'
  /** Hours that an all-day event counts on each of its days. */
  all_day_hours: number
  /** Filters and view by name, as a JSON list. */
  saved_views: string
  /** Whether the first steps are closed for good. */
  first_steps_closed: number
  hour_cycle: 'locale' | 'h12' | 'h23'
  /** Sequence number of the owner's newest change. Taken by UPDATE ... RETURNING, so it has no gaps and no races. */
  sequence: number
  created_at: string
  updated_at: string
}

/** The journal's columns of every unit, beside its content. */
export interface UnitColumns {
  owner_id: string
  id: string
  /** Grows with every write; `If-Match` names it. */
  version: number
  /** The change that made the present content; null before the first one. */
  content_id: string | null
  /** When it went to the trash; null otherwise. */
  deleted_at: string | null
  /** Bytes of its content, of an event including its exceptions. */
  bytes: number
  updated_at: string
}

export interface CalendarContent {
  name: string
  year: number
  description: string
  color: string
  /** Whether its events are shown. */
  shown: number
  /** Of the sample year, the ids of the categories that were made with it, as a JSON list; null for all others. */
  sample: string | null
  kind: 'own' | 'subscribed'
  created_at: string
}

export interface CategoryContent {
  name: string
  description: string
  color: string
  /** Target in minutes per week. */
  target_minutes: number | null
  /** Whether events of several days are absences: 1 or 0, null where its name tells. */
  away: number | null
  /** JSON of the default reminders of new events: `{timed, allDay}`, each a list like `event.reminders`. */
  default_reminders: string
  created_at: string
}

/** Text and times of an occurrence, shared by events and exceptions. */
export interface OccurrenceColumns {
  title: string
  description: string
  location: string
  url: string
  kind: 'event' | 'milestone' | 'marker'
  status: 'confirmed' | 'tentative' | 'cancelled'
  busy: number
  /** Whether the person is away: 1 or 0, null where its title and category tell. */
  away: number | null
  all_day: number
  start_at: string
  end_at: string
  timezone: string | null
  end_timezone: string | null
  category_id: string | null
  /** JSON of imported properties that we do not understand; null without any. */
  ics_extra: string | null
}

export interface EventColumns extends OccurrenceColumns {
  calendar_id: string
  uid: string
  ics_sequence: number
  rrule: string | null
  /** JSON arrays of original starts. */
  rdates: string
  exdates: string
  /** JSON array of {minutesBefore, channel}. */
  reminders: string
  /** The goal that it counts for, whatever its title. */
  goal_id: string | null
  split_from: string | null
  /** First and last day that any occurrence may touch, in days since 1970, widened by one on each side. */
  first_day: number
  last_day: number
  /** 1 if first_day and last_day are in different years; such events are found by a second range read. */
  spans_years: number
  /** The last start that the COUNT allows (`countEndOf`). Null without a COUNT, and if unknown. */
  count_end: string | null
  /** Normalised text for search. */
  search_text: string
  created_at: string
  /** JSON of the ids and names of the categories that it had when a program sent it; null if it was edited since. */
  ics_names: string | null
  /** The octets that the program sent, as long. Last, as it may be long. */
  ics_body: string | null
}

export interface ExceptionColumns extends OccurrenceColumns {
  recurrence_id: string
}

export type CalendarTable = UnitColumns & CalendarContent
export type CategoryTable = UnitColumns & CategoryContent
export type EventTable = UnitColumns & EventColumns
export type MilestoneTable = UnitColumns & MilestoneColumns
export type ConversationTable = UnitColumns & ConversationContent
export type GoalTable = UnitColumns & GoalContent
export type GoalEntryTable = UnitColumns & GoalEntryContent

export interface EventExceptionTable extends ExceptionColumns {
  owner_id: string
  event_id: string
}
