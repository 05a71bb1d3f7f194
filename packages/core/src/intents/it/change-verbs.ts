import type { ChangeVerbs } from '../change-verbs.ts'

export const changeVerbs: ChangeVerbs = {
  moving: /\b(?:sposta|spostare|rimanda|anticipa|posticipa|rinvia)/u,
  adding: null,
}
