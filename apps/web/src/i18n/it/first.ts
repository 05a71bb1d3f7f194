import type { first as english } from '../en/first.ts'
import type { Words } from '../words.ts'
import { account } from './account.ts'
import { basics } from './basics.ts'
import { notices } from './notices.ts'
import { shell } from './shell.ts'

export const first: Words<typeof english> = { common: basics, account, shell, notices }
