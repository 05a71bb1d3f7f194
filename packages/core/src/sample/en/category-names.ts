import type { CategoryNames } from '../starter-category.ts'

export const categories: CategoryNames = {
  work: 'Work',
  family: 'Family',
  health: 'Health',
  study: 'Study',
  travel: 'Travel',
  sport: 'Sport',
  home: 'Home',
}
