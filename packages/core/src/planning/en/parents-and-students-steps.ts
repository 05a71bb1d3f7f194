import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of those who stay at home in old age, and of those who leave it to study. */
export const parentsAndStudentsSteps: StepsOf<'safeHome' | 'uniStart'> = {
  safeHome: {
    whichAlarm: [
      'Start',
      'Which one they would wear',
      'Council, charity or firm: wrist or neck, notices a fall by itself, works outside; cost a month.',
    ],
    whoIsCalled: [
      'Start',
      'Who is called, who has a key',
      'Two who live near, then the service; a key safe at the door.',
    ],
    tryAlarm: [
      'At once',
      'Fit it and press it together',
      'In bath and garden too; worn every day, and who changes the battery.',
    ],
    round: [
      'Start',
      'Walk through the rooms together',
      'Rugs, stairs, bath, lights, the way to the loo at night; ask what they find hard, and where they nearly fell.',
    ],
    assessment: [
      'Start',
      'Ask the council for an assessment',
      'An occupational therapist comes; small aids are often free, larger works may have a grant.',
    ],
    quick: [
      'At once',
      'What takes an afternoon',
      'Loose rugs and cables away, night lights, a mat in the shower, what is used daily within reach.',
    ],
    rails: [
      'Work',
      'Grab rails and handrails',
      'By bath, loo, stairs and front door, fixed into the wall by somebody who does it often.',
    ],
    alarm: [
      'Work',
      'Smoke alarm, key safe, pendant alarm',
      'Try them together; who is called first, and who has a key?',
    ],
    look: ['Afterwards', 'Is it used, and does it help?', 'Ask them, and change what is in the way.'],
  },
  uniStart: {
    room: ['Start', 'Apply for a room', 'Halls have a deadline and want a deposit; otherwise look for a shared house.'],
    money: [
      'Start',
      'Student finance and a budget',
      'Apply by May, even without a firm place; what a month costs, and who pays what.',
    ],
    confirm: [
      'Summer',
      'Results, place, enrolment',
      'Confirm the place, enrol online, upload the photo, and note the day to move in.',
    ],
    kit: [
      'Summer',
      'Bedding, pans, desk things',
      'Only what the room has not; the list of the halls says what is not allowed.',
    ],
    practice: ['Summer', 'Five meals, a wash, a bill', 'Each done alone once, while somebody can still be asked.'],
    papers: ['Last days', 'Bank, railcard, insurance', 'And ID, vaccinations, the GP there: all in one folder.'],
    pack: ['Last days', 'Pack and plan the day', 'Arrival slot, parking, boxes that one can carry; kettle on top.'],
    call: [
      'Afterwards',
      'How are the first weeks?',
      'A call, something from home in the post, and a date for a visit.',
    ],
  },
}
