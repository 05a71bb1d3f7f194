import { isTypedIn } from '../../ui/dead-places.ts'
import { keepTyped, typeInto } from '../../features/commands/typed-ahead.ts'
import type { Command } from './command.ts'

/**
 * Runs the keys that came before their commands did; `press` says which command one was. A command that leads to
 * something on the page takes all keys after it, though they were pressed before it did: they are text for its field, and
 * where it has none, nothing.
 */
export function replayKeys(keys: readonly KeyboardEvent[], press: (key: KeyboardEvent) => Command | undefined): void {
  let isTaken = false
  const typed: KeyboardEvent[] = []
  for (const key of keys) {
    if (keepTyped(key)) continue
    if (isTaken) typed.push(key)
    else isTaken = press(key)?.needs !== undefined
  }
  // What was pressed in a field is there already.
  typeInto(
    document.activeElement,
    typed.filter(({ target }) => !isTypedIn(target)),
  )
}
