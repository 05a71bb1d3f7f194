import type { entry as english } from '../en/entry.ts'
import type { Words } from '../words.ts'

export const entry: Words<typeof english> = {}
