import { IMPORT_BYTES_MAX } from '@dodici/contract/limits'

export type FileFault = 'notCalendar' | 'tooLarge' | 'empty' | 'unreadable'

/** The beginning of a calendar file, after an optional byte order mark, in UTF-8 or UTF-16. */
const BEGINNING = /BEGIN:V/i
const NAME = /\.(ics|ical|icalendar|ifb|vcs)$/i
const BYTES_TO_LOOK_AT = 4_096

/**
 * Why a file is not worth sending; null if its name, type or first bytes look like a calendar. The server decides
 * whether it can be read.
 */
export async function faultOf(file: File): Promise<FileFault | null> {
  if (file.size > IMPORT_BYTES_MAX) return 'tooLarge'
  if (file.size === 0) return 'empty'
  try {
    const beginning = await file.slice(0, BYTES_TO_LOOK_AT).text()
    const looksRight = NAME.test(file.name) || file.type === 'text/calendar'
    return looksRight || BEGINNING.test(beginning.replaceAll('\0', '')) ? null : 'notCalendar'
  } catch {
    // The browser cannot read it: a folder, or a file removed meanwhile.
    return 'unreadable'
  }
}
