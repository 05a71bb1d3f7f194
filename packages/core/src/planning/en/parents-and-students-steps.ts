import type { StepsOf } from '../planning-words.ts'
import { teachingVarieties, uniStartVarieties } from './study-varieties-steps.ts'

/** English words of the steps of those who stay at home in old age, and of those who leave it to study. */
export const parentsAndStudentsSteps: StepsOf<'safeHome' | 'uniStart' | 'teaching' | 'choosingStudies'> = {
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
    ...uniStartVarieties,
    supervisor: [
      'Summer',
      'Talk to your supervisor',
      'What to read before, where you will sit, when courses begin; grant and council tax.',
    ],
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
  teaching: {
    ...teachingVarieties,
    sounds: [
      'Start',
      'Sounds and first books',
      'Which sounds school or nursery begins with; from the library a few books of two words a page.',
    ],
    tenMinutes: [
      'Practice',
      'Ten minutes with sounds and short words',
      'As a game, after tea or before bed; stop while it is still fun.',
    ],
    aloud: ['Practice', 'Reading to each other', 'They read a page, you read the rest; the same book again is fine.'],
    register: [
      'Start',
      'Register for the test',
      'With the council or the school, often by the end of June: the day is set by them.',
    ],
    teachers: [
      'Start',
      'Ask the teachers what is missing',
      'Which topics count, when the next tests are, and whether school offers help.',
    ],
    gaps: [
      'Start',
      'Find the first gap together',
      'Go back until it is easy; a tutor or an older pupil if the two of you only argue.',
    ],
    halfHours: [
      'Practice',
      'Half an hour a day, one topic at a time',
      'They explain it aloud, then five exercises; stop on one that went well.',
    ],
    mayDrive: [
      'Start',
      'Licence, insurance, L plates',
      'A provisional licence for them, insurance for a learner on your car; you are over 21 and have driven for three years.',
    ],
    quietRoads: [
      'First drives',
      'An empty car park, then quiet roads',
      'Clutch, brakes, turning, parking: an hour at most; say early where to go.',
    ],
    traffic: [
      'More of it',
      'Town, roundabouts, dusk and rain',
      'Beside lessons with an instructor: ask them what to practise in between.',
    ],
    longDrive: ['Closing', 'One long drive together', 'A bit of everything, and you say nothing unless you must.'],
    pastTests: [
      'Practice',
      'Exercises as in the test',
      'On their own and with a clock; go through the mistakes the next day.',
    ],
    calm: [
      'Closing',
      'Quick look, early night',
      'Nothing new; a page of notes, the bag packed, and something nice for afterwards.',
    ],
    start: ['Start', 'See what works already', 'Try it once together, without correcting.'],
    pool: [
      'Start',
      'Book lessons at the pool',
      'A small group of their age: day, hour, price, and what to bring. Places go quickly.',
    ],
    lessons: [
      'Practice',
      'A lesson every week',
      'You watch from the side; praise what was brave, not only what went well.',
    ],
    together: [
      'Practice',
      'In the water together too',
      'Bubbles, floating, jumping in, as a game; you within arm’s reach.',
    ],
    wish: ['Start', 'Ask what they want it for', 'One or two things that matter to them; the rest can wait.'],
    kit: ['Start', 'The right size, and safe', 'Ask what it takes; borrow before you buy.'],
    little: ['Practice', 'Ten minutes, as a game', 'Stop while it is still fun; praise the trying.'],
    oneThing: ['Practice', 'One thing at a time', 'They do it, you keep your hands still; three times running.'],
    look: ['Practice', 'What is still hard?', 'Work on that one thing only.'],
    alone: ['Practice', 'More and more alone', 'You watch, and help only when asked.'],
    sheet: [
      'Practice',
      'Alone, with a sheet in large letters',
      'Their own words, step by step; they call you when stuck.',
    ],
    trust: ['Closing', 'They do it without you', 'You sit beside them and say nothing; then a coffee together.'],
    show: ['Closing', 'Show it to somebody', 'To family or friends, with a small treat.'],
    timetable: [
      'Start',
      'Exam timetable on the fridge',
      'Every paper with its day and hour, and a plan: which subject on which afternoon, free evenings too.',
    ],
    whatHelps: [
      'Start',
      'Ask what would help, and what would not',
      'How often you may ask, who tests whom, when the phone goes away: agreed once, on a good evening.',
    ],
    besideThem: [
      'Practice',
      'Quiet, meals, and one talk a week',
      'Ask on that day only; notice what was done rather than what was not.',
    ],
    betweenPapers: [
      'Exams',
      'Between one paper and the next',
      'The next subject only, in short blocks; food, sleep, a walk, and no post-mortems.',
    ],
    withTeacher: [
      'Closing',
      'Ask the teacher how it goes',
      'What has got better, and what to go on with; then tell your pupil the good part first.',
    ],
    bikeFit: [
      'Start',
      'A bike that fits, and a helmet',
      'In the saddle both feet flat on the ground, brakes that small hands can pull; stabilisers and pedals off.',
    ],
    glide: [
      'Practice',
      'Push along and glide',
      'Ten minutes on a flat, empty place: push with the feet, then feet up for as long as it rolls.',
    ],
    pedal: [
      'Practice',
      'Pedals on, you run alongside',
      'A hand on the back and not on the handlebars; let go a little earlier each time.',
    ],
    stopAndTurn: [
      'Practice',
      'Start, brake and turn alone',
      'Round bottles or lines in the park; braking with both hands before anything like a slope.',
    ],
  },
  choosingStudies: {
    statement: [
      'Papers',
      'Personal statement',
      'A first version in autumn, two readers; ask school for the reference and predicted grades.',
    ],
    ucasForm: [
      'Papers',
      'Fill in the UCAS form',
      'Five choices, grades, the fee; Oxford, Cambridge and medicine close in October.',
    ],
    offer: [
      'Now',
      'What there is, and by when',
      'What is compulsory, what cannot be combined, entry requirements, the last day.',
    ],
    lists: ['Now', 'Two lists', 'What is enjoyed, and what goes well: written by whoever will study it.'],
    ask: [
      'Choosing',
      'Ask those who know',
      'A teacher of each, and somebody a year ahead: how much work, and where it leads.',
    ],
    look: [
      'Choosing',
      'An open day or a trial lesson',
      'Sit in on one, see where people live, ask what they would do differently.',
    ],
    decide: [
      'Choosing',
      'Decide, then sleep on it',
      'First choice and second choice, with the reason in one sentence.',
    ],
    send: ['Last days', 'Send the choice', 'Before the last hour; keep a copy.'],
  },
}
