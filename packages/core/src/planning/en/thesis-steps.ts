import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a thesis. */
export const thesisSteps: StepsOf<'thesis'> = {
  thesis: {
    ideas: [
      'Topic',
      'Three ideas, half a page each',
      'A question that you want answered, and where the material would come from.',
    ],
    look: [
      'Topic',
      'See what there is on them',
      'An afternoon in the library for each: what is written, and what data you can get.',
    ],
    choose: [
      'Topic',
      'Talk them over with a possible supervisor',
      'Take the half pages along: whose field is it, and is it small enough?',
    ],
    proposal: [
      'Topic',
      'Write the proposal and hand it in',
      'One page: question, method, sources, weeks; on the form of the department.',
    ],
    print: [
      'Submission',
      'Print and bind it',
      'How many copies, which cover; ask the printer how long it takes, and look through one copy.',
    ],
    list: [
      'Corrections',
      'All corrections in one list',
      'Each with its page: quick ones, those that take thought, those to ask about.',
    ],
    agree: [
      'Corrections',
      'Show them to whoever approves them',
      'The list with what you did about each; allow two weeks for the answer.',
    ],
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
      'Have it proofread',
      'Let somebody read it who does not know the topic: they see what you no longer see.',
    ],
    examDates: [
      'Start',
      'Dates of the exams that are left',
      'Which sitting for each, until when to enter, and by when the last result must be in.',
    ],
    lastExams: [
      'Exams',
      'Study for the exams that are left',
      'One at a time, the hardest first; the thesis has one fixed half day a week.',
    ],
    chapters: [
      'Writing',
      'Write the chapters that are left',
      'A list of what is missing, the easiest first; polish later.',
    ],
    lastRead: ['Revision', 'The whole to your supervisor', 'All chapters in one file, and a day for the answer.'],
    lastChanges: ['Revision', 'Last corrections', 'The comments one by one, then tables, notes and references.'],
    handIn: [
      'Submission',
      'Hand it in',
      'Format, forms and upload; keep the receipt. If there is a viva, some weeks lie between.',
    ],
    check: [
      'Last days',
      'Format, forms and deadlines',
      'Word count, title page, forms of the department: is everything ready?',
    ],
    submit: [
      'Submission',
      'Submit',
      'Upload or print it and check the receipt. Better a few days before the deadline.',
    ],
    slides: [
      'Defence',
      'Slides and likely questions',
      'Few slides, one idea each, and answers to the likeliest questions.',
    ],
    rehearse: [
      'Last days',
      'Rehearse the viva',
      'Out loud and against the clock, in front of somebody. Twice is enough.',
    ],
    celebrate: [
      'Afterwards',
      'Say thank you',
      'A message to your supervisor and to everybody who helped, and a bit of a party.',
    ],
    rest: [
      'Writing',
      'Write the chapters that are missing',
      'A list of what is missing, the easiest first; polish later.',
    ],
    reread: [
      'Start',
      'Read the whole thesis again',
      'A line beside each page: what you claim, and where it is weakest.',
    ],
    examiners: ['Start', 'What the examiners work on', 'Two papers of each, and what they would do otherwise.'],
    questions: [
      'Preparation',
      'Likely questions, slides if asked',
      'What is new, why this method, what you would change: answers in three sentences.',
    ],
    mockViva: ['Preparation', 'A trial viva', 'With your supervisor or two colleagues, an hour, hard questions.'],
    progress: [
      'Start',
      'See your supervisor about what is left',
      'Take what there is: what is missing, by when, and the deadlines of the office.',
    ],
  },
}
