export const about = {
  title: 'A calendar for the whole year',
  lead: '[[product]] is for people who plan further ahead than next week.',
  why: {
    title: 'Why we made it',
    first:
      'Most calendars are great for days and weeks. Their year view is twelve small grids with dots: you can see that something is on, but not what it is, how long it lasts or what it clashes with.',
    second:
      'A wall planner does this better: one row for each month, and everything written on it. [[product]] is that wall planner on your screen. You see the whole year at once, and you can also search it, move things around and undo your changes.',
  },
  does: {
    title: 'What it does for you',
    year: 'Shows your year as a planner, as twelve months or as a heatmap of your busy days.',
    reminders: 'Reminds you in the browser, by email or on your phone, even when the page is closed.',
    goals: 'Keeps count of your goals from the events in your calendar, and tells you whether you are on track.',
    helpers:
      'Plans the preparation for an exam, a race or a move, answers questions about your calendar and shows where your time goes. Nothing changes until you approve it.',
  },
  promises: {
    title: 'What you can rely on',
    undo: 'You can undo your changes for 30 days. Before anything is deleted for good, you are asked.',
    instant: 'Your year opens right away, even with thousands of events.',
    alone: 'It works without a mail server, without an AI model and without internet access.',
    leave: 'You can export your data in a standard format at any time.',
    languages: 'Everything is available in Italian and in English.',
    open: 'The source code is open under the MIT licence, so anyone can check what it does.',
  },
  beta: {
    title: 'What beta means',
    text: '[[product]] works, but it is not finished. We are still adding features and changing how things look. Your data is kept, and you can export it at any time. Tell us what you think with the feedback button on any page.',
    request: 'No invitation yet? Ask for one, and we will write to you as soon as there is room.',
  },
  who: {
    title: 'Who runs it',
    text: 'Dodici is open-source software that anyone can install. This site is run by the person or organisation that gave you its address. Have a question, or want another plan? Use the feedback button.',
    contact: 'You can also write to',
  },
} as const
