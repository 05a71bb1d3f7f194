import { DELETIONS_UNASKED } from '@dodici/contract/limits'
import type { ProposalChoice, ProposalItem } from '@dodici/contract/types'
import { AppError, invalidInput } from '#server/errors.ts'
import { endKept } from './end-kept.ts'
import { movedSeries, type Repeats } from './moved-series.ts'
import type { StoredItem } from './proposal-items.ts'

type ItemEdit = NonNullable<ProposalChoice['items']>[number]

/** An applied item, as the person has edited it. */
export interface ChosenItem {
  readonly stored: StoredItem
  readonly item: ProposalItem
  /** Whether its times are written: because the proposal or the person changed them. */
  readonly isTimed: boolean
  /** Starts that a new series leaves out. */
  readonly exdates: readonly string[]
  readonly edit: Omit<ItemEdit, '_id'>
}

/**
 * The items to apply: those that the person has selected, with edits, or else all that are not optional.
 * @throws AppError `invalid_input` for an unknown or duplicate item
 */
export function chosenItems(items: readonly StoredItem[], choice: Pick<ProposalChoice, 'items'>): ChosenItem[] {
  if (choice.items === undefined) {
    const own = items.filter(({ item }) => !item.optional)
    return (own.length > 0 ? own : items).map((stored) => chosenItem(stored, {}))
  }
  const byId = new Map(items.map((stored) => [stored.item._id, stored]))
  return choice.items.map(({ _id, ...edit }, index) => {
    const stored = byId.get(_id)
    if (stored === undefined) throw invalidInput(`items.${String(index)}._id`, 'is not an item of this card')
    byId.delete(_id)
    return chosenItem(stored, edit)
  })
}

function chosenItem(stored: StoredItem, edit: ChosenItem['edit']): ChosenItem {
  const { item, wanted } = stored
  const { draft } = wanted
  const isSaid = draft.action === 'update' && (draft.start !== undefined || draft.end !== undefined)
  const isEdited = edit.start !== undefined || edit.end !== undefined || edit.allDay !== undefined
  const categoryId = edit.categoryId === undefined ? item.categoryId : edit.categoryId
  const times = isEdited ? editedTimes(item, edit) : item
  const { recurrence, exdates } = repeatsOf(stored, times)
  return {
    stored,
    edit,
    isTimed: isSaid || isEdited,
    exdates,
    item: { ...item, ...timesOf(times), recurrence, title: edit.title ?? item.title, categoryId },
  }
}

/** How a new series repeats; if its times were edited, its days move along. */
function repeatsOf(
  { item, wanted: { draft } }: StoredItem,
  times: Pick<ProposalItem, 'start' | 'end' | 'allDay'>,
): Repeats {
  if (draft.action !== 'create') return { ...item, exdates: [] }
  return movedSeries({ ...item, exdates: draft.exdates ?? [] }, times)
}

const timesOf = ({ start, end, allDay }: Pick<ProposalItem, 'start' | 'end' | 'allDay'>) => ({ start, end, allDay })

/** If only the start is edited, the length stays. */
function editedTimes(item: ProposalItem, edit: ChosenItem['edit']): Pick<ProposalItem, 'start' | 'end' | 'allDay'> {
  const { start = item.start } = edit
  const { end = edit.start === undefined ? item.end : endKept(item, start), allDay = !start.includes('T') } = edit
  return { start, end, allDay }
}

/**
 * Refuses many deletions unless the person typed their number.
 * @throws AppError `confirmation_required`
 */
export function refuseUnconfirmed(chosen: readonly ChosenItem[], all: readonly StoredItem[], typed?: number): void {
  const deletions = chosen.filter(({ item }) => item.action === 'delete').length
  if (deletions <= DELETIONS_UNASKED) return
  const shown = all.filter(({ item }) => item.action === 'delete').length
  if (typed === deletions || typed === shown) return
  throw new AppError('confirmation_required', `Say how many events are to be deleted: ${String(deletions)}.`)
}
