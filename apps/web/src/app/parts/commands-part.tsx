import { changeYearSettings } from '../../features/year/settings/year-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { commandsWithKeys } from '../commands/shown-commands.ts'
import { useGivenContext } from '../commands/command-context.ts'
import { useCommandKeys } from '../commands/use-command-keys.ts'

const KeysDialog = lazyPart(async () => (await import('../../features/commands/keys-dialog.tsx')).KeysDialog)
const FindPalette = lazyPart(async () => (await import('./find-palette.tsx')).FindPalette, {
  texts: ['palette', 'views'],
})
const DatePalette = lazyPart(async () => (await import('./date-palette.tsx')).DatePalette, {
  texts: ['palette', 'views'],
})

/** The commands: keys, list of keys, palette. The visible parts load when first needed. */
export function CommandsPart() {
  const { t } = useTranslation()
  const context = useGivenContext()
  const { address, change, settings } = context
  useCommandKeys(context)
  const { dialog } = address
  return (
    <>
      {dialog === 'keys' ? (
        <KeysDialog
          commands={commandsWithKeys(context, t)}
          hasSingleKeys={settings.singleKeys}
          onSwitchSingleKeys={(singleKeys) => changeYearSettings({ singleKeys })}
          onClose={() => change({ dialog: null })}
        />
      ) : null}
      {dialog === 'palette' ? <FindPalette context={context} /> : null}
      {dialog === 'date' ? <DatePalette context={context} /> : null}
    </>
  )
}
