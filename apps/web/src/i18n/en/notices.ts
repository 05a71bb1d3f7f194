/** Texts for any page: the beta line, the storage notice, feedback. */
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
    /** If the installation has error reporting. */
    textWithReports:
      'We only store what is needed to keep you signed in and to remember your language. If you agree, we may also record how the pages are used, but never what you write.',
    more: 'Learn more',
    accept: 'Got it',
  },
  /** Replaces the beta line while the server is unreachable. */
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
