import type { StepWords } from '../templates/template-types.ts'

/** English words of steps of those who study beside work, and of pupils to whom the school allows more. */
type Steps = Readonly<Record<string, StepWords>>

export const uniStartVarieties = {
  hours: [
    'Summer',
    'Where the study hours go',
    'Ten to sixteen a week beside work and family: which evenings, what is dropped, who knows about it.',
  ],
  warmUp: [
    'Summer',
    'Get back into studying',
    'Half an hour twice a week: the free taster course, the first chapters, notes and one page of your own.',
  ],
  firstWeek: [
    'Last days',
    'Log in and look round',
    'Module site, tutor, dates of the first assignments into the calendar, books on the table.',
  ],
  lookAtHours: [
    'Afterwards',
    'Do the hours hold?',
    'First assignment handed in? If it is too much, say so to the tutor now, not in winter.',
  ],
} satisfies Steps

export const teachingVarieties = {
  supports: [
    'Start',
    'What the school can allow',
    'Extra time, a reader, a laptop, spelling waived: ask by when it is applied for, and use it in class tests too.',
  ],
} satisfies Steps
