/** Characters not allowed in file names: control characters and separators. */
const REFUSED = /[\p{Cc}<>:"/\\|?*]+/gu

/** The name of an exported calendar. */
export const fileNameOf = (name: string): string => `${name.replace(REFUSED, ' ').trim() || 'dodici'}.ics`

/** Number of events in a calendar file; exceptions do not count. */
export const eventsIn = (file: string): number =>
  file
    .split(/^BEGIN:VEVENT\r?$/m)
    .slice(1)
    .filter((event) => !/^RECURRENCE-ID[:;]/m.test(event)).length
