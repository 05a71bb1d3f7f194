/** What no system takes in a name: control characters, and what separates folders or has a meaning there. */
const REFUSED = /[\p{Cc}<>:"/\\|?*]+/gu

/** The name of the file that a calendar is saved as. */
export const fileNameOf = (name: string): string => `${name.replace(REFUSED, ' ').trim() || 'dodici'}.ics`

/** How many events a calendar file holds: a changed date of a series is none of its own. */
export const eventsIn = (file: string): number =>
  file
    .split(/^BEGIN:VEVENT\r?$/m)
    .slice(1)
    .filter((event) => !/^RECURRENCE-ID[:;]/m.test(event)).length
