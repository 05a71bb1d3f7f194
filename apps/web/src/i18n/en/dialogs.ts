import { categories } from './categories.ts'
import { commands } from './commands.ts'
import { event } from './event.ts'
import { menu } from './menu.ts'
import { quickAdd } from './quick-add.ts'
import { viewSettings } from './view-settings.ts'

/** Texts of what opens over the year. None of them is in what the year itself shows. */
export const dialogs = { categories, commands, event, menu, quickAdd, viewSettings } as const
