/** What may stand on any page: the word of the beta, the notice of what is kept in the browser, the way to give feedback. */
export const notices = {
  beta: {
    label: 'Beta',
    text: '[[product]] is still being improved.',
    request: 'Request access to beta',
    meaning: 'What does beta mean?',
  },
  kept: {
    label: 'Cookies and local storage',
    text: 'We only store what is needed to keep you signed in and to remember your language. No tracking.',
    /** Where the installation has errors reported. */
    textWithReports:
      'We only store what is needed to keep you signed in and to remember your language. If you agree, we may also record how the pages are used, but never what you write.',
    more: 'Learn more',
    accept: 'Got it',
  },
  /** In the place of the line about the beta, as long as the server cannot be reached. */
  offline: {
    label: 'No connection.',
    text: 'What you see may be out of date, and changes cannot be saved.',
  },
  feedback: {
    button: 'Beta Feedback',
    buttonShort: 'Feedback',
    failed: 'The feedback form could not be loaded. Check the connection, or reload the page.',
  },
} as const
