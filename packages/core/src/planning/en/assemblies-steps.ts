import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a meeting that decides. */
export const assembliesSteps: StepsOf<'assembly'> = {
  assembly: {
    day: ['Start', 'Day, time and room', 'Ask first those who must not be missing; note how many make it valid.'],
    agenda: [
      'Start',
      'Write the agenda',
      'Motions word for word, elections, any other business; ask everybody what they want on it.',
    ],
    figures: [
      'Start',
      'Accounts and reports',
      'Who prepares them, and by when; whoever wrote them should be there to explain them.',
    ],
    notice: [
      'Notice',
      'Send out the notice',
      'To every member, as many days ahead as the rules say, with agenda, papers and proxy forms.',
    ],
    proxies: [
      'Last days',
      'Nominations, numbers and proxies',
      'Are there enough to decide, and somebody for every post?',
    ],
    room: [
      'Last days',
      'Room, copies and a running order',
      'Chairs, screen, minutes for each item; who takes notes, who counts the votes.',
    ],
    minutes: [
      'Afterwards',
      'Send round the minutes',
      'Who was there, what was decided and by how many; then who does what, and by when.',
    ],
    read: [
      'Start',
      'Read the agenda and the papers',
      'What is voted on, and what it means for you; ask for what is missing.',
    ],
    ask: ['Before', 'Talk to the others', 'Who thinks as you do? One motion written together beats three complaints.'],
    standIn: ['Last days', 'A proxy, if you cannot be there', 'Signed and sent in time, with your vote on each item.'],
    points: ['Last days', 'What to say and what to ask', 'Two minutes on each; what should stay, ask to have minuted.'],
    decided: ['Afterwards', 'Read the minutes', 'Are they right? Note the dates, and what you have taken on.'],
  },
}
