/** The texts of the list of calendars and of copying a year, which load with it. */
export const calendarTexts = {
  calendars: {
    title: 'My calendars',
  },
} as const
