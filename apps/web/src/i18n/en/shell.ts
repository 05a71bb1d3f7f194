export const shell = {
  home: '[[product]], home page',
  mainNavigation: 'Main',
  language: {
    label: 'Language',
    it: 'Italiano',
    en: 'English',
    failed: 'The language could not be loaded. Check the connection, or reload the page.',
  },
  scheme: {
    label: 'Appearance',
    system: 'Same as system',
    light: 'Light',
    dark: 'Dark',
  },
  account: 'Account of {{name}}',
  accountWithoutName: 'Account',
  logout: 'Logout',
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page has moved.',
    toCalendar: 'Go to the calendar',
  },
  broken: {
    title: 'Something broke',
    viewTitle: 'This view broke',
    text: 'Your data is safe on the server. Reload the page, or open another view.',
    reload: 'Reload',
    planner: 'Open the planner',
    months: 'Open the months',
    heat: 'Open the heatmap',
  },
  newVersion: 'A new version is ready',
  title: {
    login: 'Login · [[product]]',
    calendar: '{{year}} · [[product]]',
    notFound: 'Not found · [[product]]',
  },
} as const
