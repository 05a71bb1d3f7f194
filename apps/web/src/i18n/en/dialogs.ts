import { categories } from './categories.ts'
import { commands } from './commands.ts'
import { event } from './event.ts'
import { quickAdd } from './quick-add.ts'

/** Texts of what opens over the year. None of them is in what the year itself shows. */
export const dialogs = { categories, commands, event, quickAdd } as const
