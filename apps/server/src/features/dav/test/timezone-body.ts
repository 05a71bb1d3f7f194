/** A calendar object of one zone, as programs send the zone of days and floating times. */
export const timezoneBody = (zone: string): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VTIMEZONE', `TZID:${zone}`, 'END:VTIMEZONE', 'END:VCALENDAR'].join('\n')
