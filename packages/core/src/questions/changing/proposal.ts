import { parseDay } from '../../date/index.ts'
import type { Asking, Reply } from '../answering/asking.ts'
import type { AskedChange, AskedItem } from '../question-types.ts'
import { sayNearDay, saySpan } from '../saying/days.ts'
import { listed } from '../saying/items.ts'

/** Changes in one answer. */
export const CHANGES_MAX = 500

/** That nothing is changed yet. */
export const applied = ({ say }: Asking): string =>
  say(
    'È solo una proposta: non cambia nulla finché non premi Applica.',
    'This is only a proposal: nothing changes until you press Apply.',
  )

/** That nothing was changed, after what is asked back. */
export const unchanged = ({ say }: Asking, italian: string, english: string): Reply => ({
  text: say(`${italian} Non ho cambiato nulla.`, `${english} Nothing has changed.`),
})

/** What would be changed, with the items that it changes. */
export function proposal(
  asking: Asking,
  head: string,
  changed: readonly { readonly item: AskedItem; readonly change: AskedChange }[],
): Reply {
  const items = changed.map(({ item }) => item)
  const list = listed(items, asking.today, asking.language)
  const cut =
    items.length > CHANGES_MAX
      ? asking.say(` Sono i primi ${CHANGES_MAX}.`, ` These are the first ${CHANGES_MAX}.`)
      : ''
  return {
    text: `${head}${cut}\n${list.text}\n${applied(asking)}`,
    itemIds: list.itemIds,
    changes: changed.slice(0, CHANGES_MAX).map(({ change }) => change),
  }
}

/** When something would be after a change. */
export function sayMoved(
  { start, end }: { readonly start: string; readonly end: string },
  { language, today }: Asking,
): string {
  const [first, last] = [parseDay(start.slice(0, 10)) ?? 0, parseDay(end.slice(0, 10)) ?? 0]
  const days = first === last ? sayNearDay(first, today, language) : saySpan(first, last, language)
  return start.includes('T') ? `${days}, ${start.slice(11)}–${end.slice(11)}` : days
}
