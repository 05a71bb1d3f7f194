import { useEffect, useEffectEvent } from 'react'
import { isDeadToSingleKeys, isSomethingOpen, isTypedIn } from '../../features/commands/dead-places.ts'
import { isPressed, isSingleKey } from '../../features/commands/keys.ts'
import type { Command, CommandGround } from './command.ts'
import { commands, isOffered } from './commands.ts'
import { takeEarlyKey } from './first-sign.ts'

/** Runs the command whose keys are pressed. */
export function useCommandKeys(ground: CommandGround): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    const command = commands.find((each) => isMeant(each, event, ground.settings.singleKeys) && isOffered(each, ground))
    if (!command) return
    event.preventDefault()
    command.run(ground)
  })
  useEffect(() => {
    const early = takeEarlyKey()
    if (early) press(early)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Whether an event means a command, where it happened. */
function isMeant({ keys, isEverywhere = false }: Command, event: KeyboardEvent, hasSingleKeys: boolean): boolean {
  const pressed = keys.find((each) => isPressed(each, event))
  if (pressed === undefined || isTypedIn(event.target)) return false
  return isSingleKey(pressed) ? hasSingleKeys && !isDeadToSingleKeys(event.target) : isEverywhere || !isSomethingOpen()
}
