import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is written and shown. */
export const thesisAndStageSteps: StepsOf<'thesis' | 'performance'> = {
  thesis: {
    supervisor: [
      'Start',
      'Meet your supervisor',
      'Agree on topic, angle and the office’s deadlines. Write down what you agreed.',
    ],
    research: [
      'Research',
      'Research and reading',
      'Gather sources and data, with the citations in order from the start. Stop when sources repeat each other.',
    ],
    outline: [
      'Research',
      'Outline',
      'A table of contents with two lines a chapter: show it to your supervisor before you write.',
    ],
    draft: ['Writing', 'First draft', 'Write one chapter after the other without polishing: that comes later.'],
    feedback: [
      'Revision',
      'Draft to your supervisor',
      'Send the whole draft, and fix the meeting for the corrections right away.',
    ],
    revise: ['Revision', 'Corrections', 'Take the comments one by one, then tables, notes and references.'],
    proofread: [
      'Revision',
      'Another pair of eyes',
      'Let somebody read it who does not know the topic: they see what you no longer see.',
    ],
    submit: [
      'Submission',
      'Submit',
      'Upload or print it and check the receipt. Better a few days before the deadline.',
    ],
    slides: ['Defence', 'Slides', 'Few slides, one idea each. Prepare answers to the likeliest questions too.'],
    check: ['Last days', 'Final check', 'Room, time, papers, copies and guests: is everything ready?'],
    rehearse: [
      'Last days',
      'Rehearse the defence',
      'Out loud and against the clock, in front of somebody. Twice is enough.',
    ],
    celebrate: [
      'Afterwards',
      'Say thank you',
      'A message to your supervisor and to everybody who helped, and a bit of a party.',
    ],
  },
  performance: {
    programme: [
      'Start',
      'Programme and parts',
      'Decide what is shown, who does what, and how long it is. Ask for the rehearsal times.',
    ],
    learn: [
      'Study',
      'Learn the pieces',
      'One piece at a time, slowly, until you no longer need to look. Record yourself now and then.',
    ],
    costume: ['Staging', 'Costumes and props', 'Get clothes, instruments and props, and try them in good time.'],
    rehearse: [
      'Rehearsals',
      'Rehearsals',
      'Put the parts together, with cues and pauses. Mark the places where you stop.',
    ],
    invite: ['Rehearsals', 'Invitations', 'Tell those you want to come: day, time and place.'],
    runThrough: [
      'Rehearsals',
      'Full run-through',
      'From beginning to end without stopping, in front of two or three people.',
    ],
    polish: ['Rehearsals', 'Polish', 'Work only on the passages that are not safe yet, a little and often.'],
    check: ['Last days', 'Final check', 'Times, place, clothes, instruments, and who brings what.'],
    dress: [
      'Last days',
      'Dress rehearsal',
      'As if it were the night itself: costumes, lights, order of entry. Then rest.',
    ],
    thanks: [
      'Afterwards',
      'Thanks and memories',
      'Thank those who helped, give back what was borrowed, and save photos and videos.',
    ],
  },
}
