import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { changeYearSettings } from '../../features/year/settings/year-settings.ts'
import { loadChunk } from '../../ui/load-chunk.ts'
import { commandsWithKeys } from '../commands/shown-commands.ts'
import { useGivenGround } from '../commands/ground-context.ts'
import { useCommandKeys } from '../commands/use-command-keys.ts'

const KeysDialog = lazy(async () => ({
  default: (await loadChunk(() => import('../../features/commands/keys-dialog.tsx'))).KeysDialog,
}))

const CommandPalette = lazy(async () => ({
  default: (await loadChunk(() => import('./command-palette.tsx'))).CommandPalette,
}))

/** The commands: their keys, the list of these, and the palette. What is seen of it loads when it is first wanted. */
export function CommandsPart() {
  const { t } = useTranslation()
  const ground = useGivenGround()
  const { address, change, settings } = ground
  useCommandKeys(ground)
  const { dialog } = address
  return (
    <Suspense fallback={null}>
      {dialog === 'keys' ? (
        <KeysDialog
          commands={commandsWithKeys(ground, t)}
          hasSingleKeys={settings.singleKeys}
          onSwitchSingleKeys={(singleKeys) => changeYearSettings({ singleKeys })}
          onClose={() => change({ dialog: null })}
        />
      ) : null}
      {dialog === 'palette' || dialog === 'date' ? (
        <CommandPalette key={dialog} isOfDays={dialog === 'date'} ground={ground} />
      ) : null}
    </Suspense>
  )
}
