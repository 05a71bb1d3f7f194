/** A plan's limits, wherever they are met. */
export const plan = {
  limit:
    'The Basic plan includes {{events}} events a year and {{calendars}} calendar. You keep everything you have. To add more, choose another plan.',
  compare: 'Compare the plans',
} as const
