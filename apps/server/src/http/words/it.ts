import type { HttpWords } from './http-words.ts'

export const it: HttpWords = {
  unknownField: (meant) => `Qui non c’è un campo con questo nome.${meant === null ? '' : ` Intendevi «${meant}»?`}`,
}
