import type { feedback as english } from '../en/feedback.ts'
import type { Words } from '../words.ts'

export const feedback: Words<typeof english> = {}
