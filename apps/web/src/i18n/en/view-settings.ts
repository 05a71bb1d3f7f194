/** How the year is drawn, as far as a person decides it. */
export const viewSettings = {
  align: 'Align the days',
  byWeekday: 'by weekday',
  byDate: 'by date',
  spacing: 'Spacing',
  comfortable: 'comfortable',
  compact: 'compact',
  weekNumbers: 'Week numbers',
  routine: 'Weekly series as events',
  beside: 'The year before beside it',
} as const
