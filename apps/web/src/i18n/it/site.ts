import type { site as english } from '../en/site.ts'
import type { Words } from '../words.ts'

export const site: Words<typeof english> = {}
