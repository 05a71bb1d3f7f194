import type { HttpWords } from './http-words.ts'

export const en: HttpWords = {
  unknownField: (meant) => `There is no such field here.${meant === null ? '' : ` Is “${meant}” meant?`}`,
}
