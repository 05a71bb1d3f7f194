/** All that loads when the year before is switched on, as one file. */
export { LastWeek } from './last-week.tsx'
export { LastYearLayer } from './last-year-layer.tsx'
export { LastYearNote } from './last-year-note.tsx'
