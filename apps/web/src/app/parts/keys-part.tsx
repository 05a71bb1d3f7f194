import { KeysDialog } from '../../features/commands/keys-dialog.tsx'
import { changeYearSettings } from '../../features/year/settings/year-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { CommandContext } from '../commands/command.ts'
import { commandsWithKeys } from '../commands/shown-commands.ts'

/** The list of all keys, with the names of their commands. */
export function KeysPart({ context }: { readonly context: CommandContext }) {
  const { t } = useTranslation()
  const { change, settings } = context
  return (
    <KeysDialog
      commands={commandsWithKeys(context, t)}
      hasSingleKeys={settings.singleKeys}
      onSwitchSingleKeys={(singleKeys) => changeYearSettings({ singleKeys })}
      onClose={() => change({ dialog: null })}
    />
  )
}
