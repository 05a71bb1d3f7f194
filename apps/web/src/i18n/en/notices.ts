/** What may stand on any page: the word of the beta, the notice of what is kept in the browser, the way to give feedback. */
export const notices = {
  beta: {
    label: 'Beta',
    text: '[[product]] is still growing.',
    request: 'Request access to beta',
    meaning: 'What that means',
  },
  kept: {
    label: 'What is kept in your browser',
    text: 'What is needed to stay signed in and to know your language is kept in your browser, and nothing to follow you.',
    /** Where the installation has errors reported. */
    textWithReports:
      'What is needed to stay signed in and to know your language is kept in your browser. If you agree, this installation may also record how a page behaves, without any of your words.',
    more: 'Learn more about what is kept',
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
