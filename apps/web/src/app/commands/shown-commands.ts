import type { TFunction } from 'i18next'
import type { ShownCommand } from '../../features/commands/shown-command.ts'
import type { Command, CommandGround } from './command.ts'
import { commands, isOffered, isOnPage } from './commands.ts'

/** What the list of keys shows: all that has keys and is on this page, whether or not it would do something now. */
export const commandsWithKeys = (ground: CommandGround, t: TFunction): ShownCommand[] =>
  commands.filter(({ keys, needs }) => keys.length > 0 && isOnPage(needs)).map((command) => shown(command, ground, t))

/** What the palette shows: all that would do something now. */
export const commandsOffered = (ground: CommandGround, t: TFunction): ShownCommand[] =>
  commands.filter((command) => isOffered(command, ground)).map((command) => shown(command, ground, t))

function shown(command: Command, ground: CommandGround, t: TFunction): ShownCommand {
  const { id, group, keys, isOn, run } = command
  const words = command.words.map((each) => t(each))
  return {
    ...{ id, group, keys, name: words.join(': '), shortName: words.at(-1) ?? '' },
    isOn: isOn?.(ground) ?? null,
    run: () => run(ground),
  }
}
