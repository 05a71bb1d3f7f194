/** What the account menu names, and so do the parts that it opens. */
export const menu = {
  groups: { year: 'The year', data: 'Data', help: 'Help', account: 'Account' },
  quickAdd: 'Quick add',
  compare: 'Compare with the year before',
  review: 'Year in review',
  import: 'Import a calendar',
  print: 'Print and save',
  history: 'History and trash',
  tour: 'Take the tour in five stops',
  keys: 'Keyboard shortcuts',
  server: 'Server',
} as const
