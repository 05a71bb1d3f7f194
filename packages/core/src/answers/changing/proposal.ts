import { withList, type QuestionContext, type Reply } from '../answering/question-context.ts'
import type { ProposedChange, DetailedItem } from '../answer-types.ts'

/** Changes in one answer. */
export const CHANGES_MAX = 500

/** That nothing is changed yet. */
export const applied = ({ sentences }: QuestionContext): string => sentences.changes.onlyProposed

/** What is asked back or told, and that nothing was changed. */
export const unchanged = ({ sentences }: QuestionContext, told: string): Reply => ({
  text: `${told} ${sentences.changes.nothingChanged}`,
})

/** An item and its new place. */
export interface Move {
  readonly item: DetailedItem
  readonly change: Extract<ProposedChange, { action: 'shift' }>
}

const SHOWN = 10

/** What would be moved, from when to when. */
export function proposedMoves(asking: QuestionContext, head: string, moves: readonly Move[]): Reply {
  const { sentences, today } = asking
  const { words } = sentences
  const shown = moves.slice(0, SHOWN)
  const lines = shown.map(({ item, change }) => `${words.line(item, today)} → ${words.moved(change, today)}`)
  if (moves.length > shown.length) lines.push(words.andMore(moves.length - shown.length))
  return {
    text: [head, ...lines, applied(asking)].join('\n'),
    itemIds: shown.map(({ item }) => item.id),
    changes: moves.map(({ change }) => change),
  }
}

/** What would be changed, with the items that it changes. */
export function proposal(
  asking: QuestionContext,
  head: string,
  changed: readonly { readonly item: DetailedItem; readonly change: ProposedChange }[],
): Reply {
  const items = changed.map(({ item }) => item)
  const cut = items.length > CHANGES_MAX ? ` ${asking.sentences.changes.firstOnly(CHANGES_MAX)}` : ''
  const { text, ...rest } = withList(asking, head + cut, items)
  return {
    ...rest,
    text: `${text}\n${applied(asking)}`,
    changes: changed.slice(0, CHANGES_MAX).map(({ change }) => change),
  }
}
