import type { goalTexts as english } from '../en/goals.ts'
import type { Words } from '../words.ts'

export const goalTexts: Words<typeof english> = {
  goals: {
    title: 'Obiettivi',
  },
}
