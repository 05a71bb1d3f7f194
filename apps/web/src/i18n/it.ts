import type { en } from './en.ts'
import { account } from './it/account.ts'
import { basics } from './it/basics.ts'
import { categories } from './it/categories.ts'
import { event } from './it/event.ts'
import { importing } from './it/import.ts'
import { messages } from './it/messages.ts'
import { shell } from './it/shell.ts'
import { year } from './it/year.ts'
import type { Words } from './words.ts'

export const it: Words<typeof en> = {
  common: basics,
  account,
  shell,
  categories,
  messages,
  year,
  event,
  import: importing,
}
