import { useEffect, useEffectEvent } from 'react'
import { isDeadToSingleKeys, isDialogOpen, isSomethingOpen, isTypedIn } from '../../ui/dead-places.ts'
import { isPressed, isSingleKey } from '../../features/commands/keys.ts'
import { openingNow } from '../../features/commands/opening.ts'
import { useTypedAhead, keepTyped, typeInto } from '../../features/commands/typed-ahead.ts'
import type { Command, CommandContext } from './command.ts'
import { commands, isOffered } from './commands.ts'
import { takeEarlyKeys } from './early-keys.ts'

/** Runs the command for pressed keys. Further keys go into what it opens. */
export function useCommandKeys(context: CommandContext): void {
  const { change } = context
  useTypedAhead(() => change({ event: null, occurrence: null, create: null, dialog: null }))
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return undefined
    const command = commands.find(
      (each) => isMeant(each, event, context.settings.singleKeys) && isOffered(each, context),
    )
    if (!command) return undefined
    event.preventDefault()
    command.run(context)
    return command
  })
  useEffect(() => {
    replayKeys(takeEarlyKeys(), press)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Whether a key event means a command, given its target. */
function isMeant({ keys, isEverywhere = false }: Command, event: KeyboardEvent, hasSingleKeys: boolean): boolean {
  const pressed = keys.find((each) => isPressed(each, event))
  if (pressed === undefined || isTypedIn(event.target)) return false
  // What the URL asks for counts as open, even if it is still loading.
  const isFree = !isSomethingOpen() && openingNow() === null
  if (isSingleKey(pressed)) return hasSingleKeys && isFree && !isDeadToSingleKeys(event.target)
  return isFree || (isEverywhere && isWithoutDialog())
}

const isWithoutDialog = (): boolean => !isDialogOpen() && openingNow() === null

/**
 * Replays keys pressed before the commands had loaded; `press` returns the command. After a command that opens
 * something, all later keys are text for its field; without a field they are dropped.
 */
function replayKeys(keys: readonly KeyboardEvent[], press: (key: KeyboardEvent) => Command | undefined): void {
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
