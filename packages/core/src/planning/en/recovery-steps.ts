import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of getting well again, of therapy, of the dentist, and of giving blood. */
export const recoverySteps: StepsOf<
  'recovery' | 'bloodDonation' | 'feelingBetter' | 'conceiving' | 'therapy' | 'dentist'
> = {
  recovery: {
    visit: ['Start', 'Ask what is allowed', 'What you may do already, what not yet, and what to watch for.'],
    book: [
      'Start',
      'Book the physio sessions',
      'Ask your GP or refer yourself; book a whole row at the same hour, places go quickly.',
    ],
    sessions: [
      'Therapy',
      'Physio, and exercises at home',
      'Short and often on the days in between, as you were shown, and less when it hurts.',
    ],
    look: ['Therapy', 'Measure the progress', 'Measure one thing: stairs, minutes, angle. It keeps you going.'],
    exercises: ['Strength', 'Build up strength', 'Harder exercises on your own, with a day of rest in between.'],
    ease: [
      'Return',
      'Back to it, little by little',
      'A little of what you miss: half as long as before, then a bit more each week.',
    ],
    review: [
      'Return',
      'Last check with doctor or physio',
      'Ask what you may do from now on without thinking about it.',
    ],
    keep: [
      'Afterwards',
      'Two exercises to go on with',
      'Choose the ones that help most, so that it does not come back.',
    ],
    quietDays: [
      'Start',
      'Two quiet days, then move gently',
      'Little screen, no alcohol, sleep; then short walks. Work or school before sport, if the headache stays away.',
    ],
    ladder: [
      'Return',
      'One step of the ladder at a time',
      'Walk, jog, drills without contact, full training: at least a day for each, and one step back if anything returns. Three weeks at least before contact.',
    ],
  },
  bloodDonation: {
    register: [
      'Booking',
      'Join the register',
      'Online or at a drive: a form, and a swab from the cheek that goes back by post.',
    ],
    reachable: [
      'Afterwards',
      'Stay reachable',
      'Tell the register when address or phone change: they may call after years, or never.',
    ],
    eligible: [
      'Preparation',
      'Check that you may give blood',
      'Age, weight, medicines, recent travel, tattoos: read the list before you book.',
    ],
    book: ['Booking', 'Book or confirm the donation', 'Ask what to bring, and note how long it takes: about an hour.'],
    rest: [
      'Last days',
      'Sleep well and drink plenty',
      'Plenty of water, a proper meal, no alcohol, no hard sport. Get your ID ready.',
    ],
    next: [
      'Afterwards',
      'Note when you may give again',
      'Twelve weeks for men, sixteen for women: put the date in the calendar.',
    ],
  },
  feelingBetter: {
    book: [
      'Start',
      'Ask a pharmacist or your GP',
      'The pharmacist for what is mild; the GP if it is strong, new, or does not go away: fix a day now.',
    ],
    note: [
      'Start',
      'Note how it is now',
      'Since when, how often, how bad, what makes it worse and what helps: a line a day.',
    ],
    visit: [
      'Advice',
      'Appointment, with your notes',
      'What it may be, which tests make sense, what you can do yourself, and what to avoid.',
    ],
    asAdvised: [
      'First weeks',
      'Do what was advised',
      'At the same hour each day, so that it is not forgotten; note whether it helps.',
    ],
    look: [
      'First weeks',
      'Compare with the first notes',
      'What is better, what is not? Keep what helps, and change one thing only.',
    ],
    goOn: ['Keeping on', 'Keep it up', 'On good days too; call before the next appointment if it gets worse.'],
    review: ['Last days', 'Follow-up', 'Better or not: what to go on with, and what else there is.'],
    drains: [
      'Start',
      'Note what wears you out',
      'For a week, two lines each evening: what cost strength, and what gave some back.',
    ],
    oneLess: ['Start', 'One thing less', 'What can wait, be shared or be said no to? Tell those who need to know.'],
    help: [
      'Start',
      'Talk to your GP',
      'About sleep, appetite, mood and how long it has lasted; ask about time off and talking therapy.',
    ],
    pause: [
      'First weeks',
      'A quarter of an hour for yourself',
      'A walk, slow breathing, music: at the same hour, with the phone away.',
    ],
    pauses: [
      'Keeping on',
      'Keep the pause, and one evening free',
      'Both in the calendar like an appointment; move it rather than drop it.',
    ],
  },
  conceiving: {
    checkUp: [
      'Start',
      'See the GP first',
      'Medicines you take, vaccinations, illnesses in the family: what to change or check before you try.',
    ],
    folicAcid: [
      'Start',
      'Folic acid, and what to leave out',
      'From now until the twelfth week; a pharmacist helps. No smoking or alcohol, less coffee.',
    ],
    fertileDays: [
      'First months',
      'Get to know the fertile days',
      'Note the first day of each cycle: an app or a calendar shows the days after two or three months.',
    ],
    time: [
      'Keeping on',
      'Give it time',
      'Most need some months, and up to a year is quite usual; sleep, eat well, and do other things too.',
    ],
    tests: [
      'Last days',
      'Ask for tests if it has not happened',
      'After a year, or after six months from 35 on: for both partners, at the GP.',
    ],
  },
  therapy: {
    ladder: [
      'Practice',
      'A ladder of ten rungs',
      'From a photo of it to the real thing: what is easiest at the bottom, each a little harder.',
    ],
    rungs: [
      'Practice',
      'One rung at a time',
      'Stay until it eases, and again until it is dull; then the next. A rung back is no failure.',
    ],
    flightCourse: [
      'Practice',
      'A fear-of-flying course',
      'A day with a pilot and a psychologist, often with a short flight.',
    ],
    talkFirst: [
      'First',
      'Say it, in a quiet hour',
      'What is missing, without blame; and ask whether you both go for help.',
    ],
    namesForChild: [
      'Now',
      'Who works with children',
      'School, GP, a charity near you, the BACP list: ask how they work with their age, and what parents are told.',
    ],
    names: [
      'Search',
      'Three names',
      'NHS Talking Therapies (you refer yourself), your GP, the BACP list, Relate for couples: who works with what you bring?',
    ],
    privateNames: [
      'Search',
      'Three names',
      'The BACP or UKCP list, or somebody you trust: who works with what you bring, when, and for how much?',
    ],
    write: ['Search', 'Write to them', 'A few lines: what it is about, when you can, what it costs.'],
    first: ['Choice', 'First talks', 'With two, if you can: do you feel heard?'],
    decide: ['Choice', 'Choose and fix the hour', 'The same hour each week keeps it going.'],
    look: ['Afterwards', 'Is it good for you?', 'After six hours: say what helps and what does not.'],
  },
  dentist: {
    rootCanal: [
      'Treatment',
      'Root canal treatment',
      'One or two visits, with an injection; the crown follows when the tooth is quiet, some weeks later.',
    ],
    fear: [
      'Booking',
      'Tell them that you are nervous',
      'A longer slot, a sign to stop, music, sedation: ask what they offer, and who may come with you.',
    ],
    book: [
      'Booking',
      'Book or confirm the dentist',
      'Say what it is about; ask how many visits it takes and what it costs.',
    ],
    estimate: [
      'Start',
      'First visit, X-rays and estimate',
      'How many visits, over how many months, what it costs in all, and whether you can pay in parts.',
    ],
    impressions: [
      'Treatment',
      'Scan or impressions',
      'The appliance or the crown is made from them: it takes a few weeks until it can be fitted.',
    ],
    adjustments: [
      'Treatment',
      'Check-up: how long is left?',
      'Keep every adjustment, wear what you were given each night, and ask which day they may come off.',
    ],
    retainer: [
      'Afterwards',
      'Wear the retainer',
      'As long each day as you were told, or the teeth move back; fix the check-up.',
    ],
    questions: [
      'Last days',
      'What to ask the dentist',
      'What bothers you, your medicines and allergies; choices, price, and what comes next.',
    ],
    rest: ['Afterwards', 'A quiet day', 'Ice, soft and cold food, no sport, and what was prescribed.'],
    next: ['Afterwards', 'Fix the next appointment', 'Fix it right away, and note what was done and what it cost.'],
  },
}
