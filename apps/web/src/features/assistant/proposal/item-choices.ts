import type { Proposal, ProposalChoice, ProposalItem } from '@dodici/contract/types'

/** The person's choice for one item: whether it is applied, and their edits. */
export interface ItemChoice {
  readonly isTaken: boolean
  readonly title: string
  readonly start: string
  readonly end: string
}

/** By the id of the item. */
export type ItemChoices = Readonly<Record<string, ItemChoice>>

export type ItemFault = 'noTitle' | 'noDate' | 'badTimes'

/** Everything that is not optional, as proposed. */
export const firstChoices = ({ items }: Proposal): ItemChoices =>
  Object.fromEntries(
    items.map(({ _id, optional, title, start, end }) => [_id, { isTaken: !optional, title, start, end }]),
  )

/** Choices for a rebuilt card: edited items keep their edits, others take the new values. */
export function renewedChoices(old: Proposal, choices: ItemChoices, newer: Proposal): ItemChoices {
  const [before, now] = [firstChoices(old), firstChoices(newer)]
  return Object.fromEntries(
    Object.entries(now).map(([id, fresh]) => [id, { ...fresh, ...changedOf(before[id], choices[id]) }]),
  )
}

function changedOf(before: ItemChoice | undefined, choice: ItemChoice | undefined): Partial<ItemChoice> {
  if (!before || !choice) return {}
  const isMoved = choice.start !== before.start || choice.end !== before.end
  return {
    isTaken: choice.isTaken,
    ...(choice.title === before.title ? {} : { title: choice.title }),
    ...(isMoved ? { start: choice.start, end: choice.end } : {}),
  }
}

/** Why it cannot be applied; null if it can. Items that are not selected are ignored. */
export function faultOf({ isTaken, title, start, end }: ItemChoice): ItemFault | null {
  if (!isTaken) return null
  if (title.trim() === '') return 'noTitle'
  if (start === '' || end === '') return 'noDate'
  return end < start ? 'badTimes' : null
}

export const takenOf = ({ items }: Proposal, choices: ItemChoices): ProposalItem[] =>
  items.filter(({ _id }) => choices[_id]?.isTaken ?? false)

/** The request: selected items with only their edited fields. */
export function sentChoice(
  proposal: Proposal,
  choices: ItemChoices,
  { calendarId, deletions }: { readonly calendarId: string; readonly deletions: number | null },
): ProposalChoice {
  return {
    items: takenOf(proposal, choices).map((item) => editOf(item, choices[item._id])),
    ...(calendarId === '' ? {} : { calendarId }),
    ...(deletions === null ? {} : { deletions }),
  }
}

function editOf(item: ProposalItem, choice: ItemChoice | undefined): NonNullable<ProposalChoice['items']>[number] {
  const { _id, title, start, end } = item
  if (!choice || item.action === 'delete') return { _id }
  const isMoved = choice.start !== start || choice.end !== end
  return {
    _id,
    ...(choice.title.trim() === title ? {} : { title: choice.title.trim() }),
    ...(isMoved ? { start: choice.start, end: choice.end } : {}),
  }
}
