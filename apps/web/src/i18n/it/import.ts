import type { importing as english } from '../en/import.ts'
import type { Words } from '../words.ts'

export const importing: Words<typeof english> = {}
