import type { CategoryNames } from '../starter-category.ts'

export const categories: CategoryNames = {
  work: 'Lavoro',
  family: 'Famiglia',
  health: 'Salute',
  study: 'Studio',
  travel: 'Viaggi',
  sport: 'Sport',
  home: 'Casa',
}
