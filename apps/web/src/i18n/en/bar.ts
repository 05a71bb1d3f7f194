/** The bar of signed-in people. */
export const bar = {
  profile: 'Profile',
  calendar: 'Calendar',
  year: {
    navigation: 'Year',
    previous: 'Previous year',
    next: 'Next year',
    current: 'Today',
    goToCurrent: 'Go to the current year',
    outside: 'The calendar goes from {{first}} to {{last}}: here is {{year}}.',
  },
  views: {
    label: 'View',
    planner: 'Planner',
    months: 'Months',
    heat: 'Heatmap',
  },
  /** On a phone the views are zoom levels, switched by pinching. */
  zoom: {
    planner: 'From near: one month with its titles',
    months: 'The months, one below the other',
    heat: 'From afar: how full the year is',
  },
  filter: {
    label: 'Category',
    all: 'All',
    none: 'No categories available',
    title: 'Filter and categories',
    calendar: 'Calendar',
    allCalendars: 'All calendars',
    manage: 'Manage categories',
  },
  calendars: 'My calendars',
  import: 'Import a calendar',
  importFile: 'Import a calendar file',
  assistant: 'Assistant',
  goals: 'Goals',
  history: 'History and trash',
  review: 'Year in review',
  reminders: {
    title: 'Reminders',
    new_one: 'Reminders, {{count}} new',
    new_other: 'Reminders, {{count}} new',
    open: 'Open',
  },
  addEvent: 'Add event',
  add: 'Add',
} as const
