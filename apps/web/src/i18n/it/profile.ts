import type { profile as english } from '../en/profile.ts'
import type { Words } from '../words.ts'

export const profile: Words<typeof english> = {}
