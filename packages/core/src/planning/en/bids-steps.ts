import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of money, and of work, that is applied for. */
export const bidsSteps: StepsOf<'grant' | 'tender'> = {
  grant: {
    call: [
      'Start',
      'Read the rules and criteria',
      'Who may apply, for what, how much, by which hour. Mark every must.',
    ],
    idea: ['Project', 'The idea in ten lines', 'Need, what you do, what is different afterwards.'],
    partners: ['Project', 'Partners and letters', 'Ask early: signatures take longest.'],
    budget: ['Project', 'Budget', 'Each sum with its reason, in their table.'],
    write: ['Writing', 'Write the application', 'Their headings, their words, one answer a question.'],
    reader: ['Writing', 'Have it read', 'Somebody who knows nothing of it marks what they do not understand.'],
    submit: ['Last days', 'Send it', 'Days before the deadline; keep the receipt.'],
    answer: ['Afterwards', 'Note the date of the decision', 'Note the date, and what you do if it is a no.'],
    references: [
      'Project',
      'Ask two people for references',
      'Send them the call, your draft and the date; three weeks are polite.',
    ],
  },
  tender: {
    call: ['Start', 'Read the documents', 'Requirements, criteria, deadline for questions, hour of closing.'],
    decide: ['Start', 'Bid or not?', 'Can we, do we want to, can we win? Decide in one meeting.'],
    certificates: ['Papers', 'Certificates and declarations', 'Order those first that others issue.'],
    offer: ['Offer', 'Technical offer', 'Point by point after the criteria, with a name for each part.'],
    price: ['Offer', 'Price', 'Costs, margin, lowest price: agreed by who signs.'],
    review: ['Offer', 'Read it against the call', 'Somebody else checks every must, form and signature.'],
    submit: ['Last days', 'Upload and sign', 'Not on the last day; keep the receipt with its hour.'],
    answer: ['Afterwards', 'Opening and result', 'Note the date, ask for the scores, learn for the next.'],
    questions: ['Start', 'Send your clarification questions', 'Before their deadline; the answers go to everybody.'],
  },
}
