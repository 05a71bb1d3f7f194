import type { bar as english } from '../en/bar.ts'
import type { Words } from '../words.ts'

export const bar: Words<typeof english> = { profile: 'Profilo', calendar: 'Calendario' }
