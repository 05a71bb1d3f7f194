/** The tour of what is where. */
export const tour = {
  label: 'The tour, stop {{number}} of {{count}}',
  stop: '{{number}} of {{count}}',
  next: 'Next',
  back: 'Back',
  end: 'Done',
  close: 'End the tour',
  add: {
    title: 'One line is enough',
    text: 'Type “dinner on Friday at 8 pm”: the day and the time are understood, and shown before you save. The key C opens it too.',
    onPhone: 'Type “dinner on Friday at 8 pm”: the day and the time are understood, and shown before you save.',
  },
  drag: {
    title: 'Drag over the days',
    text: 'Over free days for a new event; an event to move it, or one of its ends to make it longer. By keys: Shift and arrows, then Enter.',
    onPhone: 'Hold your finger on an event, then drag it to another day, or choose what else to do with it.',
  },
  day: {
    title: 'One day from near',
    text: 'A click on a day opens all that is in it beside the year, with a line to add to it. By keys: Enter.',
    onPhone: 'Tap a day to see all that is in it, with a line to add to it.',
  },
  find: {
    title: 'Find anything',
    text: 'Ctrl K, or ⌘ K on a Mac, finds events, days and all that the page can do.',
    onPhone: '“Find anything” in this menu finds events, days and all that the page can do.',
  },
  history: {
    title: 'Nothing gets lost',
    text: 'Undo whatever you did in the message at the bottom, or with Z. “History and trash” in this menu keeps everything for 30 days.',
    onPhone:
      'Undo whatever you did in the message at the bottom. “History and trash” in this menu keeps everything for 30 days.',
  },
} as const
