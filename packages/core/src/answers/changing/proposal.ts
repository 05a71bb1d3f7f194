import type { Asking, Reply } from '../answering/asking.ts'
import type { AskedChange, AskedItem } from '../answer-types.ts'
import { listed, quoted, sayMoved, sayWhen } from '../saying/items.ts'
import { changeSentencesIn } from '../words/sentences.ts'

/** Changes in one answer. */
export const CHANGES_MAX = 500

/** That nothing is changed yet. */
export const applied = ({ language }: Asking): string => changeSentencesIn(language).onlyProposed

/** What is asked back or told, and that nothing was changed. */
export const unchanged = ({ language }: Asking, told: string): Reply => ({
  text: `${told} ${changeSentencesIn(language).nothingChanged}`,
})

/** One line of a list: what would be moved, from when to when. */
export const sayMove = (
  { language, today }: Asking,
  item: AskedItem,
  moved: { readonly start: string; readonly end: string },
): string =>
  `• ${quoted(item.title, language)}: ${sayWhen(item, today, language)} → ${sayMoved(moved, today, language)}`

/** What would be changed, with the items that it changes. */
export function proposal(
  asking: Asking,
  head: string,
  changed: readonly { readonly item: AskedItem; readonly change: AskedChange }[],
): Reply {
  const items = changed.map(({ item }) => item)
  const list = listed(items, asking.today, asking.language)
  const cut = items.length > CHANGES_MAX ? ` ${changeSentencesIn(asking.language).firstOnly(CHANGES_MAX)}` : ''
  return {
    text: `${head}${cut}\n${list.text}\n${applied(asking)}`,
    itemIds: list.itemIds,
    changes: changed.slice(0, CHANGES_MAX).map(({ change }) => change),
  }
}
