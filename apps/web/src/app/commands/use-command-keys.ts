import { useEffect, useEffectEvent } from 'react'
import { isDeadToSingleKeys, isDialogOpen, isSomethingOpen, isTypedIn } from '../../ui/dead-places.ts'
import { isPressed, isSingleKey } from '../../features/commands/keys.ts'
import { openingNow } from '../../features/commands/opening.ts'
import { useTypedAhead } from '../../features/commands/typed-ahead.ts'
import type { Command, CommandGround } from './command.ts'
import { commands, isOffered } from './commands.ts'
import { takeEarlyKeys } from './first-sign.ts'
import { replayKeys } from './replay-keys.ts'

/** Runs the command whose keys are pressed; what is typed on while it opens something goes into that. */
export function useCommandKeys(ground: CommandGround): void {
  const { change } = ground
  useTypedAhead(() => change({ event: null, occurrence: null, create: null, dialog: null }))
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return undefined
    const command = commands.find((each) => isMeant(each, event, ground.settings.singleKeys) && isOffered(each, ground))
    if (!command) return undefined
    event.preventDefault()
    command.run(ground)
    return command
  })
  useEffect(() => {
    replayKeys(takeEarlyKeys(), press)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Whether an event means a command, where it happened. */
function isMeant({ keys, isEverywhere = false }: Command, event: KeyboardEvent, hasSingleKeys: boolean): boolean {
  const pressed = keys.find((each) => isPressed(each, event))
  if (pressed === undefined || isTypedIn(event.target)) return false
  // What the address asks for is as good as open, though its part may still load.
  const isFree = !isSomethingOpen() && openingNow() === null
  if (isSingleKey(pressed)) return hasSingleKeys && isFree && !isDeadToSingleKeys(event.target)
  return isFree || (isEverywhere && isWithoutDialog())
}

const isWithoutDialog = (): boolean => !isDialogOpen() && openingNow() === null
