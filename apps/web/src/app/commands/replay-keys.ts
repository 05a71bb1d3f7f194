import { isTypedIn } from '../../ui/dead-places.ts'
import { keepTyped, typeInto } from '../../features/commands/typed-ahead.ts'
import type { Command } from './command.ts'

/**
 * Replays keys pressed before the commands had loaded; `press` returns the command. After a command that opens
 * something, all later keys are text for its field; without a field they are dropped.
 */
export function replayKeys(keys: readonly KeyboardEvent[], press: (key: KeyboardEvent) => Command | undefined): void {
  let isTaken = false
  const typed: KeyboardEvent[] = []
  for (const key of keys) {
    if (keepTyped(key)) continue
    if (isTaken) typed.push(key)
    else isTaken = press(key)?.needs !== undefined
  }
  // Keys pressed in a field are there already.
  typeInto(
    document.activeElement,
    typed.filter(({ target }) => !isTypedIn(target)),
  )
}
