import type { en } from '../../i18n/en.ts'
import type { PlainKeys } from '../../i18n/words.ts'
import type { Keys } from './keys.ts'

/** Key combinations (any of them), and what they do. */
export interface BoardKeys {
  readonly keys: readonly Keys[]
  readonly words: PlainKeys<typeof en>
}

/**
 * Keys and mouse actions on the year itself. Not commands: their meaning depends on the day or event under them
 * (`core/year` move-focus, `features/year/gesture`).
 */
export const boardKeys = {
  days: [
    { keys: ['Arrows'], words: 'commands.days.move' },
    { keys: ['Home', 'End'], words: 'commands.days.row' },
    { keys: ['PageUp', 'PageDown'], words: 'commands.days.month' },
    { keys: ['Enter'], words: 'commands.days.open' },
    { keys: ['Shift+F10', 'ContextMenu'], words: 'commands.days.menu' },
    { keys: ['Shift+Arrows'], words: 'commands.days.mark' },
    { keys: ['Enter'], words: 'commands.days.create' },
    { keys: ['Escape'], words: 'commands.days.close' },
  ],
  carried: [
    { keys: ['Arrows'], words: 'commands.carried.move' },
    { keys: ['Shift+Arrows'], words: 'commands.carried.resize' },
    { keys: ['C'], words: 'commands.carried.copy' },
    { keys: ['Enter'], words: 'commands.carried.drop' },
    { keys: ['Escape'], words: 'commands.carried.cancel' },
  ],
  mouse: [
    { keys: ['Drag'], words: 'commands.mouse.create' },
    { keys: ['Drag'], words: 'commands.mouse.move' },
    { keys: ['Drag'], words: 'commands.mouse.resize' },
    { keys: ['Alt+Drag'], words: 'commands.mouse.copy' },
    { keys: ['RightClick'], words: 'commands.mouse.menu' },
    { keys: ['Escape'], words: 'commands.mouse.cancel' },
  ],
  chosen: [
    { keys: ['Mod+Click', 'Shift+Click'], words: 'commands.chosen.choose' },
    { keys: ['Shift+Drag'], words: 'commands.chosen.box' },
    { keys: ['Delete'], words: 'commands.chosen.delete' },
    { keys: ['Escape'], words: 'commands.chosen.clear' },
  ],
} as const satisfies Record<string, readonly BoardKeys[]>
