export const terms = {
  title: 'Terms and privacy',
  lead: 'What this software keeps, what it sends, and what is yours. Written from the code, in words.',
  responsible: {
    title: 'Who is responsible',
    text: '[[product]] is software that anybody can install. Responsible for this installation, and for your data in it, is whoever runs it.',
    contact: 'You reach them at',
    noContact:
      'They have not named an address here: ask whoever gave you the address of this page, or use the feedback button.',
  },
  browser: {
    title: 'What stays in your browser',
    lead: 'No advertising, no counting of visitors, nothing of anybody else’s. This is all:',
    what: 'Name',
    why: 'What it is for',
    until: 'Until when',
    items: {
      session: { name: 'token, user', why: 'To stay signed in', until: 'You log out' },
      language: { name: 'i18nextLng', why: 'Your language', until: 'You clear it' },
      cookie: {
        name: 'i18next (cookie)',
        why: 'Your language, so that the server can send the page in it',
        until: 'A year',
      },
      accepted: { name: 'cookiesAccepted', why: 'That you have read the notice', until: 'You clear it' },
      looks: {
        name: 'color-scheme, year-settings',
        why: 'Light or dark, and how the year is drawn',
        until: 'You clear it',
      },
      left: { name: 'signed-out', why: 'That you logged out by hand', until: 'The next login' },
      draft: { name: 'event-draft', why: 'An event that you have not saved yet', until: 'The tab is closed' },
      files: {
        name: 'Files of the page',
        why: 'So that it opens quickly, also without a connection; never your data',
        until: 'The next version',
      },
    },
  },
  server: {
    title: 'What is kept on the server',
    account:
      'Your account: name, e-mail address, language, time zone, first day of the week, country, plan. Of the password only a hash (argon2id), from which it cannot be read.',
    sessions:
      'Your sessions: when each began and was last used, and what the browser calls itself. One that is not used for 30 days ends, each ends after 180 days. Of the token, as of API keys, only a hash is kept.',
    content: 'What you enter: calendars, categories, events with their descriptions, places and links, time targets.',
    changes: 'What was there before each change, for 30 days: that is what “Undo” gives back. Then it is removed.',
    feedback:
      'What you write as feedback, with the page that you were on, what the browser calls itself, and your account if you are signed in.',
    requests: 'If you ask for access: your e-mail address, your language and when you asked.',
    mail: 'Mails to you: the address and what they are about, to send each of them once.',
    attempts:
      'Logins and the like that were tried, for two days at most: that is how guessing passwords is stopped. And a log of the server with the network address and the time of each request, which whoever runs it keeps as long as they see fit.',
  },
  sent: {
    title: 'What is sent to others',
    mail: 'Mail, to you and by the mail server of whoever runs this installation: only what you asked for, such as a new password.',
    noReports: 'This installation reports errors of the page to nobody.',
    reports:
      'This installation reports errors of the page, and how long things took, to {{host}}. If you have accepted the notice, some sessions are drawn again from it: all text and fields are masked, pictures are blocked.',
    nothing: 'Nothing else. Fonts, pictures and code come from this server; your events go to no other service.',
  },
  yours: {
    title: 'What is yours',
    content: 'What you enter belongs to you. It is shown to nobody else.',
    export:
      'In your profile you can take everything with you, as JSON and as iCalendar, at any time and in every plan.',
    delete:
      'There you can also delete your account: with all that is in it, at once and for good. In backups it remains until they are replaced.',
    ask: 'What is wrong you can correct yourself; for everything else that the law gives you, write to whoever runs this installation.',
  },
  terms: {
    title: 'Terms',
    care: 'Keep your password to yourself, and enter nothing that is against the law or the rights of others.',
    beta: 'This is a beta: it is offered as it is. Keep an export of what you cannot do without.',
    license:
      'The software is under the MIT licence, which excludes any warranty. What your mandatory rights are is not touched by that.',
    change: 'Where these words change in substance, whoever runs this installation tells you before.',
  },
} as const
