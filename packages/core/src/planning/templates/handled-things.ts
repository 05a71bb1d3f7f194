import type { Thing } from './signs.ts'

/** Things with which so much may be done that they tell no kind behind a verb, unless a kind names the two together. */
export const handled = [
  'garden',
  'vegetables',
  'instrument',
  'website',
  'installed',
  'files',
  'craft',
  'form',
  'goods',
  'pet',
] as const satisfies readonly Thing[]
