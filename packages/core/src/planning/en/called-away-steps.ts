import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a call to court or polling station, of being ill, and of leave and shifts. */
export const calledAwaySteps: StepsOf<'civicDuty' | 'sickLeave' | 'timeOff' | 'parentalLeave'> = {
  civicDuty: {
    reply: [
      'Now',
      'Answer the letter',
      'Within the days it gives; if you cannot come, say so at once and give the reason.',
    ],
    work: ['Now', 'Tell work', 'A copy of the letter, and how long it may take; ask whether those days are paid.'],
    statement: [
      'Before',
      'Read your statement again',
      'What you saw and heard yourself, in order; ask to be shown the court room beforehand.',
    ],
    standIn: ['Before', 'Who stands in for you', 'At home and at work: such days begin early and may run late.'],
    way: ['Last days', 'Letter, ID and the way', 'Where and by when; take something to eat and something to read.'],
    proof: [
      'Afterwards',
      'Proof for work, and expenses',
      'A note that you were there; ask what is paid for travel, meals and lost pay, and by when to claim it.',
    ],
  },
  sickLeave: {
    tell: [
      'Now',
      'Tell work',
      'Before your shift, in the way they ask for, and how long it may be: details are yours to keep.',
    ],
    note: [
      'Now',
      'Ask the surgery for a fit note',
      'By phone or online. It is needed after seven days; until then you certify yourself.',
    ],
    send: ['Now', 'Send it to work', 'A copy, the original stays with you; ask what sick pay you get.'],
    look: [
      'Last days',
      'Better, or longer?',
      'Before the note ends: a new one, or back, perhaps with fewer hours at first.',
    ],
  },
  timeOff: {
    left: ['Now', 'What the rules say', 'Days you have left, how much notice they want, and who else is away then.'],
    colleague: ['Now', 'Ask who could swap', 'Two or three people, with a shift of yours that suits them in return.'],
    ask: ['Now', 'Ask for it in writing', 'Exact days and hours, in the form they use; who covers, if somebody does.'],
    answer: ['Now', 'Wait for a clear yes', 'Remind them after some days; book and promise nothing before.'],
    handOver: ['Last days', 'What cannot wait', 'Finish it or hand it over, and say who is to be asked.'],
    rota: [
      'Last days',
      'Look at the rota once more',
      'Both names in the right place, and the one you swapped with remembers.',
    ],
  },
  parentalLeave: {
    rights: ['Start', 'What you are entitled to', 'Weeks, pay, deadlines, and how the two of you share them.'],
    talk: ['Start', 'Talk with your employer', 'From when to when, who takes over, how you come back.'],
    notice: [
      'Start',
      'Give notice in writing',
      'By 15 weeks before the due date, with the MAT B1 for maternity; keep the answer.',
    ],
    money: ['Preparation', 'Money for the months ahead', 'What comes in, what goes out, and what can wait.'],
    handover: [
      'Work',
      'Hand over your work',
      'What runs, who knows what, where things are: in writing, then side by side.',
    ],
    check: ['Last days', 'Log-ins, keys, out-of-office note', 'And whether you want to be reached, by whom, for what.'],
  },
}
