export const home = {
  title: 'Your whole year',
  titleEnd: 'on one screen.',
  lead: 'Plan trips, exams, races and deadlines months ahead. See at once what overlaps, and where you still have time.',
  start: 'Open your {{year}}',
  plannerPicture:
    'The planner with a whole year: twelve rows, one for each month, with trips, projects and appointments',
  phonePicture: 'The same year on a phone: one month below the other, each day coloured by how busy it is',
  views: {
    title: 'Three views of your year',
    planner: {
      title: 'Planner',
      text: 'Each month is a row. A two-week trip is one long bar with its name on it, so you see straight away what overlaps.',
    },
    months: {
      title: 'Months',
      text: 'Twelve small calendars, for when you just need to look up a date.',
    },
    heat: {
      title: 'Heatmap',
      text: 'The busier a day, the stronger its colour. You notice an overloaded month while you can still change it.',
    },
    picture: 'The heatmap: every day of the year, coloured by how busy it is, with totals for each month below',
  },
  line: {
    title: 'Add an event by typing it',
    text: 'Write “Dentist tomorrow at 3pm” and press Enter: date, time, repetition and category are recognised as you type. Or drag across the days you need. To move an event, drag it; to make it longer, pull its end.',
    picture: 'A line of text with the date and the time recognised in it, and what is already planned for that day',
  },
  reminders: {
    title: 'Reminders that reach you',
    text: 'Choose as many as you like for an event, from weeks to minutes before. Get them in the browser, by email or as a notification on your phone, even when the page is closed. If you like, they stay quiet at night and wait until morning.',
    picture: 'The list of upcoming reminders, each with its event and its time',
  },
  goals: {
    title: 'Goals that track themselves',
    text: 'Run 500 km, read 20 books, go to the gym twice a week. Your events can count automatically, or you enter the numbers yourself. You always see whether you are on track and when you will get there.',
    picture: 'A goal with its progress, its pace, a forecast and a chart of how it has gone',
  },
  helpers: {
    title: 'An assistant that asks first',
    text: 'Tell it about an exam or a race, and it works backwards from the date to plan your preparation around what is already in your calendar. Ask it when you have a free week. Nothing is added until you click Apply.',
    picture: 'The plan for a goal in the assistant, its steps on a card and shown dashed in the year',
  },
  phone: {
    title: 'On your phone too',
    text: 'Scroll through the months and tap a day to open it. Pinch to zoom from the whole year to the details of one month. You can install it like an app.',
  },
  factsTitle: 'Built so you can rely on it',
  facts: {
    undo: {
      title: 'Undo anything',
      text: 'Moved the wrong event, deleted a series, imported the wrong file? Undo it with one click, for 30 days.',
    },
    instant: {
      title: 'No waiting',
      text: 'Your whole year loads at once, so filtering, searching and switching views are instant.',
    },
    leave: {
      title: 'Your data stays yours',
      text: 'Import your calendar from Google, Apple or Outlook as an .ics file, and export everything whenever you like.',
    },
    keys: {
      title: 'Mouse, touch or keyboard',
      text: 'Everything you can do with the mouse also works with the keyboard and with screen readers.',
    },
    series: {
      title: 'Repeating events done right',
      text: 'Change one date, all the following ones or the whole series. Dates you changed by hand stay as they are.',
    },
    host: {
      title: 'Host it yourself',
      text: 'It is open source (MIT) and runs on your own server with one command, even without internet.',
    },
  },
  end: {
    title: 'Start planning your year.',
    text: 'Add your next trip, an exam or a birthday. It takes a minute.',
  },
} as const
