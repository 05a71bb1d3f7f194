import { IMPORT_BYTES_MAX } from '@dodici/contract/limits'

export type FileFault = 'notCalendar' | 'tooLarge' | 'empty' | 'unreadable'

/** What a calendar file begins with, perhaps after a byte order mark, or with a zero byte after each (UTF-16). */
const BEGINNING = /BEGIN:V/i
const NAME = /\.(ics|ical|icalendar|ifb|vcs)$/i
const BYTES_TO_LOOK_AT = 4_096

/**
 * Why a file is not worth sending; null for one that looks like a calendar by its name, its type or its first bytes.
 * Whether it can be read is for the server to say.
 */
export async function faultOf(file: File): Promise<FileFault | null> {
  if (file.size > IMPORT_BYTES_MAX) return 'tooLarge'
  if (file.size === 0) return 'empty'
  try {
    const beginning = await file.slice(0, BYTES_TO_LOOK_AT).text()
    const looksRight = NAME.test(file.name) || file.type === 'text/calendar'
    return looksRight || BEGINNING.test(beginning.replaceAll('\0', '')) ? null : 'notCalendar'
  } catch {
    // A folder, or a file that was taken away meanwhile: the browser cannot read it.
    return 'unreadable'
  }
}
