/** The menu of an event or day in the year. */
export const itemMenuTexts = {
  itemMenu: {
    menu: 'Actions for {{title}}',
    open: 'Open',
    category: 'Category…',
    back: 'Back',
    duplicate: 'Duplicate',
    moveTo: 'Move to a date…',
    nextYear: 'Copy to next year…',
    sameWeekday: 'Same weekday: {{day}}',
    sameDate: 'Same date: {{day}}',
    split: 'Split before {{day}}',
    splitSeries: 'Begin a new series on {{day}}',
    openDay: 'Open the day',
    add: 'New event on this day',
    moveTitle: 'Move “{{title}}”',
    to: 'To',
    doMove: 'Move',
  },
} as const
