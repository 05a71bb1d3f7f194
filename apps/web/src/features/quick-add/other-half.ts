import { parseWall } from '@dodici/core/date'
import type { QuickAdd, Understood } from '@dodici/core/language'
import { formatTime } from '../../i18n/format.ts'

/** The hours that the words of a time may mean as well, as they are shown: `19:30`, `8:00 pm – 10:00 pm`. */
export function otherHalfWords({ otherHalf }: Understood, { start }: QuickAdd): string | null {
  if (otherHalf === undefined || start === null) return null
  const walls = otherHalf.split('/').map((time) => parseWall(`${start.slice(0, 'YYYY-MM-DD'.length)}T${time}`))
  return walls.flatMap((wall) => (wall === null ? [] : [formatTime(wall)])).join(' – ')
}

/** The text with those hours, written so that they can mean nothing else. */
export const inOtherHalf = (text: string, { from, to, otherHalf = '' }: Understood): string =>
  `${text.slice(0, from)}${otherHalf.replace('/', '-')}${text.slice(to)}`
