import { account } from './account.ts'
import { basics } from './basics.ts'
import { notices } from './notices.ts'
import { shell } from './shell.ts'

/** Texts that every page needs. */
export const first = { common: basics, account, shell, notices } as const
