/** What all UIDs of events lie between that came with a sample year. */
export const SAMPLE_UIDS = { from: 'sample-', before: 'sample.' } as const

/** What the UIDs of the events begin with that came with one sample calendar. */
export const sampleUids = (calendarId: string): string => `${SAMPLE_UIDS.from}${calendarId}-`
