export const terms = {
  title: 'Terms and privacy',
  lead: 'What is stored about you here, what is sent to others, and what you can do with it.',
  responsible: {
    title: 'Who is responsible',
    text: '[[product]] is software that anyone can install on a server. The person or organisation that runs this installation is responsible for it and for your data.',
    contact: 'You can reach them at',
    noContact:
      'They have not given a contact address here. Ask whoever gave you the address of this page, or use the feedback button.',
  },
  browser: {
    title: 'Stored in your browser',
    lead: 'There are no ads, no tracking and no third-party cookies. This is everything that is stored:',
    what: 'Name',
    why: 'Purpose',
    until: 'Until',
    items: {
      session: { name: 'token, user', why: 'To keep you signed in', until: 'You log out' },
      language: { name: 'i18nextLng', why: 'Your language', until: 'You clear it' },
      cookie: {
        name: 'i18next (cookie)',
        why: 'Your language, so that the server sends pages in it',
        until: 'One year',
      },
      accepted: { name: 'cookiesAccepted', why: 'That you have read the notice', until: 'You clear it' },
      looks: {
        name: 'color-scheme, year-settings, beside-last',
        why: 'Light or dark mode, and how the year is displayed',
        until: 'You clear it',
      },
      left: { name: 'signed-out', why: 'That you logged out yourself', until: 'The next login' },
      device: { name: 'device', why: 'To recognise this browser when you log in again', until: 'You clear it' },
      draft: { name: 'event-draft', why: 'An event that you have not saved yet', until: 'You close the tab' },
      lane: { name: 'goals-lane', why: 'Whether your goals are shown above the year', until: 'You log out' },
      chat: {
        name: 'assistant-conversation, assistant-draft',
        why: 'The open chat with the assistant, and a question that you have not sent yet',
        until: 'You close the tab',
      },
      files: {
        name: 'Files of the page',
        why: 'So that it opens fast, also without a connection; your calendar data is never among them',
        until: 'The next version',
      },
    },
  },
  server: {
    title: 'Stored on the server',
    account:
      'Your account: name, email address, language, time zone, first day of the week, country and region, plan and settings, until you delete the account. Your password is stored only as a hash (argon2id), from which it cannot be recovered. A link for a new password is valid for one hour.',
    audit:
      'What was done with your account for a year (sign-ins, wrong passwords, keys, devices, addresses, exports): when, with which program, and a block of 256 network addresses, never the address. For two years, what whoever runs the server did with accounts.',
    sessions:
      'The devices you are signed in on: when each session started and was last used, and the name of the browser. A session ends after 30 days without use, and after 180 days in any case. Browsers you have logged in with before are remembered for up to 360 days. Also your API keys, the passwords of your devices, and the addresses for other calendars with what each shows and the program that read it last, until you end them. Only a hash of all these codes is stored, never the codes themselves. With two-step sign-in also hashes of your recovery codes, and the secret of your app, encrypted with a key that is not in the database. Of your passkeys their names, their public keys and when each was last used. Of accounts elsewhere that you sign in with: who keeps them, your number and address there, and when each was last used.',
    content:
      'What you enter: calendars, categories, events with their descriptions, places and links, and the preparation steps for them. Until you delete it.',
    goals: 'Your goals and the progress that you enter by hand. Until you delete them.',
    changes:
      'Earlier versions of your data, for 30 days, so that you can undo changes. The answer to each change is kept for a day, so that nothing is saved twice.',
    links:
      'If you link an account elsewhere: its server, your user name and your password there, what its calendars were when both were last the same, and what waits for your choice. Until you end the link. The password is stored encrypted, as this server needs it to sign in there; the page never shows it again.',
    webhooks:
      'Your webhooks: their names and addresses, of what they tell, and when the last 20 messages were sent and how that went, but not what they said. Until you delete them. Their secrets are stored encrypted, as this server signs with them.',
    reminders: 'When your reminders are due, and the list of those that have come, for 60 days.',
    push: 'If you turn on notifications: the address that your browser gives us for them, until you turn them off. What is to be sent to it is kept for 7 days at most.',
    assistant:
      'Your conversations with the assistant, until you delete them, and its proposals, which can be applied for 7 days. Also a log of what it looked at and what was sent to an AI model, which you can read in your profile.',
    mail: 'Emails to you: your address and what each is about, for 7 days at most.',
    feedback:
      'Your feedback, with the page you were on and the name of your browser. If you are signed in, also your account.',
    requests:
      'If you ask for access: your email address, your language and the time. If you use an invite code: which one.',
    attempts:
      'Login attempts and other limited actions, for two days at most. They are counted to stop people from guessing passwords.',
    installation: 'Settings and keys of the installation itself. They contain nothing about you.',
    log: 'A server log with the time of each request, what kind it was, what came of it and the internal number of your account, without your network address. Whoever runs the server decides how long to keep it.',
  },
  sent: {
    title: 'Sent to others',
    mail: 'Emails go out through a mail server: links to reset a password, invitations, and the reminders and summaries you have turned on, with the titles and times of your events.',
    push: 'If you turn on notifications, reminders go to the push service of your browser (such as Google, Mozilla or Apple). They are encrypted, so that only your browser can read them.',
    subscriptions:
      'If you subscribe to a calendar at an address, this server asks that address for it again and again. It sends nothing about you.',
    links:
      'If you link an account elsewhere, this server signs in there with your user name and password, and the events of the linked calendars go both ways. The password goes to that server only.',
    webhooks:
      'If you make a webhook, this server sends what changes in your year to the address that you chose: titles, times and places of events, and names of calendars, categories, goals and milestones.',
    model:
      'This installation uses an AI model at {{to}}. When you use the assistant, your question and parts of your calendar are sent there: titles and dates, and more only if your settings allow it. In your profile you can limit this or switch the assistant off.',
    reports:
      'Errors on the page, and how long things take, are reported to {{to}}. If you have accepted the notice, some visits are also recorded there. All text and fields are masked, and pictures are left out.',
    issuer:
      'If you sign in with an account elsewhere: your browser goes to {{to}}, and this server asks there who you are. Nothing of your calendar is sent.',
    database:
      'The data listed above is stored in a PostgreSQL database, which may run on another server of whoever runs this installation.',
    none: {
      mail: 'No mail server is set up here: emails are only put into a folder on this server.',
      model: 'No AI model is connected here: nothing from your calendar is sent to one.',
      reports: 'Errors on the page are not reported to anyone.',
    },
    nothing: 'Nothing else is sent. Fonts, pictures and code are loaded from this server.',
  },
  yours: {
    title: 'Your rights',
    content: 'What you enter belongs to you. Other users cannot see it.',
    export: 'You can download all your data as JSON and iCalendar from your profile, at any time and with every plan.',
    delete:
      'You can delete your account in your profile. Everything in it is deleted immediately and for good. Copies in backups remain until the backups are replaced.',
    ask: 'You can correct your data yourself. For all other rights that the law gives you, write to whoever runs this installation.',
  },
  terms: {
    title: 'Terms',
    care: 'Keep your password to yourself. Do not enter anything that breaks the law or violates the rights of others.',
    beta: 'This is a beta version and comes as it is. Keep an export of anything you cannot afford to lose.',
    license:
      'The software is provided under the MIT licence, without any warranty. Your statutory rights are not affected.',
    change: 'If these terms change significantly, whoever runs this installation will tell you in advance.',
  },
} as const
