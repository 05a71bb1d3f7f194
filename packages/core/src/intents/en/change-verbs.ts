import type { ChangeVerbs } from '../change-verbs.ts'

export const changeVerbs: ChangeVerbs = {
  moving: /\b(?:move|reschedule|shift|postpone|push)\b/u,
  adding: /\b(?:add|create|schedule|book|put|set up)\b/u,
}
