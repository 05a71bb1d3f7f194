export const about = {
  title: 'A year is a thing you can look at',
  lead: '[[product]] is Italian for twelve. It is a planner for people who think further than next week.',
  why: {
    title: 'Why it is there',
    first:
      'Calendars are good at days and weeks. Their year, where they have one, is twelve small grids with dots: you see that something is there, and not what, nor how long, nor what it collides with.',
    second:
      'On paper this was solved long ago: a planner on the wall, one row a month, ink on squares. [[product]] is that sheet on a screen. What lasts is a bar, what is one day is a word, and the whole year is one look. What paper cannot do, it does: search, repeat, move, undo.',
  },
  promises: {
    title: 'What we promise',
    undo: 'What you do can be undone, for 30 days; what is final asks first.',
    instant: 'The year is there at once, however full it is.',
    alone: 'It works with no mail server and no internet: at home, at school, behind a firewall.',
    leave: 'Your data leaves as a standard file whenever you like.',
    languages: 'Complete in Italian and in English, down to “l’8 giugno”.',
    open: 'The source is open, under the MIT licence: you can read what it does.',
  },
  beta: {
    title: 'What beta means',
    text: '[[product]] works, and it is not finished. Things are added and looks may change; what you have entered stays, and can be exported at any time. Your opinion is worth most now: the feedback button is on every page.',
    request: 'If you have no invitation yet, ask for one: we write to you as soon as there is room.',
  },
  who: {
    title: 'Who runs it',
    text: '[[product]] is software that anybody can install. This one is run by whoever gave you its address.',
    contact: 'Write to',
  },
} as const
