/** What a plan does not hold, said wherever that is met. */
export const plan = {
  limit:
    'The Basic plan holds {{events}} events a year, a series being one, and {{calendars}} calendar. All that is there stays; for more there are other plans.',
  compare: 'Compare the plans',
} as const
