import type { ShownCommand } from '../../features/commands/shown-command.ts'
import type { TFunction } from '../../i18n/texts.ts'
import type { Command, CommandContext } from './command.ts'
import { commandWords } from './command-words.ts'
import { commands, isOffered, isOnPage } from './commands.ts'

/** Commands in the list of keys: all with keys on this page, active or not. */
export const commandsWithKeys = (context: CommandContext, t: TFunction): ShownCommand[] =>
  commands.filter(({ keys, needs }) => keys.length > 0 && isOnPage(needs)).map((command) => shown(command, context, t))

/** Commands in the palette: all that would do something now. */
export const commandsOffered = (context: CommandContext, t: TFunction): ShownCommand[] =>
  commands.filter((command) => isOffered(command, context)).map((command) => shown(command, context, t))

function shown(command: Command, context: CommandContext, t: TFunction): ShownCommand {
  const { id, group, keys, isOn, run } = command
  const words = commandWords[id].map((each) => t(each))
  return {
    ...{ id, group, keys, name: words.join(': '), shortName: words.at(-1) ?? '' },
    isOn: isOn?.(context) ?? null,
    run: () => run(context),
  }
}
