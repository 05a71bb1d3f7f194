import { WEBHOOK_THINGS_MAX } from '@dodici/contract/limits'
import type { WebhookKind } from '@dodici/contract/types'
import {
  findTouchedAfter,
  findUnfinished,
  hasTouchedAfter,
  isHistoryGone,
  placeOfText,
  placeOfUnit,
  textOfPlace,
  type HistoryPlace,
} from '#server/db/journal/history-place.ts'
import type { ChangeRowTable, Queries, WebhookTable } from '#server/db/schema.ts'
import { findNewest } from './webhooks.queries.ts'

export type ToldRow = Awaited<ReturnType<typeof findTouchedAfter>>[number]

/** What of the journal one message tells. */
export interface ToldRange {
  readonly since: HistoryPlace
  readonly to: HistoryPlace
  /** Whether that is the newest. */
  readonly isComplete: boolean
  /** What was touched and is told of; null where that is too much, or gone. */
  readonly rows: readonly ToldRow[] | null
}

/** Rows that are told one by one. A receiver that is behind by more reads for itself. */
const ROWS_MAX = 500

const kindOf: Readonly<Record<ChangeRowTable['unit_type'], WebhookKind | null>> = {
  event: 'event',
  calendar: 'calendar',
  category: 'category',
  goal: 'goal',
  goalEntry: 'goal',
  milestone: 'milestone',
  // What is said with the helpers is told to nobody.
  conversation: null,
}

const placeOfWebhook = ({ sequence, unit }: Pick<WebhookTable, 'sequence' | 'unit'>): HistoryPlace =>
  placeOfText(unit === null ? String(sequence) : `${String(sequence)}.${unit}`)

export function columnsOfPlace({ sequence, unit }: HistoryPlace): Pick<WebhookTable, 'sequence' | 'unit'> {
  return { sequence, unit: unit === null ? null : `${unit.unit_type}.${unit.unit_id}` }
}

/** Up to which change an owner's journal is whole: what is being written in parts may yet be taken back. Null without an owner. */
export async function newestWhole(db: Queries, ownerId: string): Promise<number | null> {
  const newest = await findNewest(db, ownerId)
  if (newest === undefined) return null
  return Math.min(newest, ((await findUnfinished(db, ownerId)) ?? newest + 1) - 1)
}

/** What is to be told next; null if there is nothing. A message that was tried before tells the same again. */
export async function nextRange(db: Queries, webhook: WebhookTable): Promise<ToldRange | null> {
  const since = placeOfWebhook(webhook)
  const newest = await newestWhole(db, webhook.owner_id)
  if (newest === null || isSame(since, { sequence: newest, unit: null })) return null
  const kinds = JSON.parse(webhook.kinds) as readonly WebhookKind[]
  const wanted = { place: since, before: newest + 1, limit: ROWS_MAX + 1 }
  const found = await findTouchedAfter(db, webhook.owner_id, wanted)
  if (webhook.message_to !== null) {
    const to = placeOfText(webhook.message_to)
    const touched = found.filter((row) => !isBehind(row, to))
    const isComplete = isSame(to, { sequence: newest, unit: null })
    return rangeOf(db, webhook, { since, to, isComplete, touched, kinds })
  }
  const part = found.length > ROWS_MAX ? found : firstThings(found, kinds)
  const last = part.at(-1)
  const isComplete = part.length === found.length
  const to = isComplete || last === undefined ? { sequence: newest, unit: null } : placeOfUnit(last)
  return rangeOf(db, webhook, { since, to, isComplete, touched: part, kinds })
}

const isSame = (one: HistoryPlace, other: HistoryPlace): boolean => textOfPlace(one) === textOfPlace(other)

interface Looked extends Omit<ToldRange, 'rows'> {
  readonly touched: readonly ToldRow[]
  readonly kinds: readonly WebhookKind[]
}

async function rangeOf(
  db: Queries,
  { owner_id }: WebhookTable,
  { since, to, isComplete, touched, kinds }: Looked,
): Promise<ToldRange> {
  const whole = { since, to, isComplete }
  if (isHistoryGone(since, touched, to.sequence)) return { ...whole, rows: null }
  if (touched.length <= ROWS_MAX) return { ...whole, rows: touched.filter((row) => isTold(row, kinds)) }
  const wanted = { place: since, upTo: to.sequence, types: typesOf(kinds) }
  return { ...whole, rows: (await hasTouchedAfter(db, owner_id, wanted)) ? null : [] }
}

const typesOf = (kinds: readonly WebhookKind[]): ChangeRowTable['unit_type'][] =>
  (Object.keys(kindOf) as ChangeRowTable['unit_type'][]).filter((type) => isTold({ unit_type: type }, kinds))

const isTold = ({ unit_type }: Pick<ToldRow, 'unit_type'>, kinds: readonly WebhookKind[]): boolean => {
  const kind = kindOf[unit_type]
  return kind !== null && kinds.includes(kind)
}

/** As much as touches no more things than one message tells of. */
function firstThings(rows: readonly ToldRow[], kinds: readonly WebhookKind[]): readonly ToldRow[] {
  const things = new Set<string>()
  const end = rows.findIndex((row) => isTold(row, kinds) && things.add(row.unit_id).size > WEBHOOK_THINGS_MAX)
  return end === -1 ? rows : rows.slice(0, end)
}

function isBehind(row: ToldRow, { sequence, unit }: HistoryPlace): boolean {
  if (row.sequence !== sequence || unit === null) return row.sequence > sequence
  if (row.unit_type !== unit.unit_type) return row.unit_type > unit.unit_type
  return row.unit_id > unit.unit_id
}
