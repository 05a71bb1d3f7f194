import { account } from './en/account.ts'
import { basics } from './en/basics.ts'
import { categories } from './en/categories.ts'
import { event } from './en/event.ts'
import { importing } from './en/import.ts'
import { messages } from './en/messages.ts'
import { shell } from './en/shell.ts'
import { year } from './en/year.ts'

/** Every text of the page. This table is the type: the other languages must have the same keys. */
export const en = { common: basics, account, shell, categories, messages, year, event, import: importing } as const
