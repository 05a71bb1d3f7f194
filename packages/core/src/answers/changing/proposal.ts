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

/** One line of a list: what would be moved, from when to when. */
export const sayMove = (
  { sentences: { words }, today }: QuestionContext,
  item: DetailedItem,
  moved: { readonly start: string; readonly end: string },
): string => `${words.line(item, today)} → ${words.moved(moved, today)}`

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
