import type { Proposal, ProposalChoice, ProposalItem } from '@dodici/contract/types'

/** What the person has made of one item: whether it is applied, and how it is then. */
export interface ItemChoice {
  readonly isTaken: boolean
  readonly title: string
  readonly start: string
  readonly end: string
}

/** By the id of the item. */
export type ItemChoices = Readonly<Record<string, ItemChoice>>

export type ItemFault = 'noTitle' | 'noDate' | 'badTimes'

/** All that is not optional, as it was proposed. */
export const firstChoices = ({ items }: Proposal): ItemChoices =>
  Object.fromEntries(
    items.map(({ _id, optional, title, start, end }) => [_id, { isTaken: !optional, title, start, end }]),
  )

/** The choices on a card that was made anew: what the person changed stays, what they left alone is as it is now. */
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

/** What cannot be applied as it stands; null where nothing is wrong. What is not applied may stand as it likes. */
export function faultOf({ isTaken, title, start, end }: ItemChoice): ItemFault | null {
  if (!isTaken) return null
  if (title.trim() === '') return 'noTitle'
  if (start === '' || end === '') return 'noDate'
  return end < start ? 'badTimes' : null
}

export const takenOf = ({ items }: Proposal, choices: ItemChoices): ProposalItem[] =>
  items.filter(({ _id }) => choices[_id]?.isTaken ?? false)

/** What is sent: the chosen items, and of each only what the person changed. */
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
