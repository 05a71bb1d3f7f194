export const home = {
  title: 'Twelve months.',
  titleEnd: 'One look.',
  lead: 'Trips, exams, races and deadlines on one page, as large as the year. On your server, with your data.',
  start: 'Open your {{year}}',
  plannerPicture:
    'The planner with a whole year: twelve rows, one a month, with trips, projects and appointments as bars and words',
  phonePicture: 'The same year on a phone: the months one below the other, each day coloured by how full it is',
  views: {
    title: 'One year, seen in three ways',
    planner: {
      title: 'What overlaps',
      text: 'One row a month, the days in line by weekday. What lasts is a bar that no week cuts; what is one day is a word.',
    },
    months: {
      title: 'When it is',
      text: 'Twelve small months, for the date that you look up in passing.',
    },
    heat: {
      title: 'How full it is',
      text: 'Each day is coloured by what it holds, with the limits printed below. You see the month that is too much before it comes.',
    },
    picture: 'The heatmap: 53 weeks of seven days, each coloured by how much it holds, with totals of the months below',
  },
  line: {
    title: 'You edit where you look',
    text: 'Drag over some days and it is there. Drag a bar and it moves, its end and it grows. Or write one line: date, time, repetition and category are read while you type, by rules and not by a model. What is doubtful is not guessed.',
    picture:
      'One line of text, its words marked: what was understood stands below as chips, with what that day already holds',
  },
  phone: {
    title: 'And in your pocket',
    text: 'The months one below the other, with days large enough for a thumb. Two fingers lead from how full the year is to the titles of one month, and back.',
  },
  factsTitle: 'What you can count on',
  facts: {
    undo: {
      title: 'Everything can be undone',
      text: 'Moves, series, whole imports: with one key, for 30 days. Only deleting a calendar or your account is final, and asks first.',
    },
    instant: {
      title: 'The year is there at once',
      text: 'It is loaded whole: a filter, a search or another view of it waits for nothing.',
    },
    leave: {
      title: 'Your data can leave',
      text: 'In and out as iCalendar, the format that other calendars read. Drop a file on the page, look at what is new, take it in.',
    },
    keys: {
      title: 'Mouse, finger or keys',
      text: 'What can be dragged can be moved with the keyboard too, and is said to screen readers.',
    },
    series: {
      title: 'Series that are right',
      text: '“This”, “this and following” or “all”. Changed dates survive, and so do the days on which the clocks change.',
    },
    host: {
      title: 'On your own machine',
      text: 'One command, one file with your data, MIT licence. It works without the internet, and no third party looks on.',
    },
  },
  end: {
    title: 'Begin with one line.',
    text: 'The first trip, the first exam, the first birthday: the rest of the year follows.',
  },
} as const
