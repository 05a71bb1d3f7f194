import type { dialogs as english } from '../en/dialogs.ts'
import type { Words } from '../words.ts'
import { categories } from './categories.ts'
import { commands } from './commands.ts'
import { event } from './event.ts'
import { menu } from './menu.ts'
import { quickAdd } from './quick-add.ts'
import { viewSettings } from './view-settings.ts'

export const dialogs: Words<typeof english> = { categories, commands, event, menu, quickAdd, viewSettings }
