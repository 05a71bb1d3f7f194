import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of health. */
export const healthSteps: StepsOf<
  'surgery' | 'medical' | 'dentist' | 'recovery' | 'bloodDonation' | 'diet' | 'fitness' | 'quitting'
> = {
  surgery: {
    visit: [
      'Before',
      'Talk to the surgeon or their team',
      'How it is done, how long the stay is, and what is possible afterwards.',
    ],
    tests: ['Before', 'Pre-op assessment', 'Earlier reports, and the list of all medicines that are taken.'],
    work: ['Arrangements', 'Days off work', 'Say from when and for about how long, and who takes over.'],
    home: [
      'Arrangements',
      'Get the home ready',
      'What you use within reach, meals in the freezer, nothing to stumble over.',
    ],
    help: [
      'Arrangements',
      'Lifts there and back, and help',
      'A lift there and back, and somebody for the first days at home.',
    ],
    bag: ['Last days', 'Bag for the hospital', 'Papers, reports, medicines, slippers, charger, something to read.'],
    instructions: [
      'Last days',
      'Fasting and medicines, as instructed',
      'When to stop eating and drinking, which medicines to pause, and when to be there.',
    ],
    rest: ['Recovery', 'Rest at home', 'No appointments. Note pain, temperature and questions for the check-up.'],
    restDays: [
      'Recovery',
      'A few quiet days',
      'Nothing heavy, no driving until it is allowed; medicines at the right hours.',
    ],
    checkup: [
      'Recovery',
      'Follow-up appointment',
      'Bring notes of these days, and ask about driving, lifting and working again.',
    ],
  },
  medical: {
    book: ['Booking', 'Book or confirm the appointment', 'Ask how to prepare, whether to fast, and what to bring.'],
    papers: [
      'Preparation',
      'Earlier results and questions',
      'The medicines you take, since when it has been so, and three things you want to know.',
    ],
    instructions: [
      'Last days',
      'Fasting and what to bring',
      'From when not to eat, the form or letter, and how to get there.',
    ],
    way: [
      'Last days',
      'What to bring, and the way there',
      'The letter, your glasses, the list of medicines; how to get there and where to park.',
    ],
    card: [
      'Last days',
      'Vaccination record and allergies',
      'Note earlier doses and reactions, and wear sleeves that roll up.',
    ],
    results: ['Afterwards', 'Get the results', 'Ask for them if none have come, and what they mean for you.'],
    booster: ['Afterwards', 'Note the next dose', 'Write down date and kind, and when the next one is due.'],
  },
  dentist: {
    book: [
      'Booking',
      'Book or confirm the dentist',
      'Say what it is about, and ask how long it takes and what it costs.',
    ],
    papers: [
      'Preparation',
      'Old X-rays and medicines',
      'Earlier X-rays if you have them, the medicines you take, and your dental plan if there is one.',
    ],
    questions: [
      'Last days',
      'What to ask the dentist',
      'What hurts and since when; choices, price, and what comes next.',
    ],
    rest: ['Afterwards', 'A quiet day', 'Ice, soft and cold food, no sport, and what was prescribed.'],
    next: ['Afterwards', 'Fix the next appointment', 'Fix it right away, and note what was done and what it cost.'],
  },
  recovery: {
    visit: ['Start', 'Ask what is allowed', 'What you may do already, what not yet, and what to watch for.'],
    sessions: ['Therapy', 'Physiotherapy', 'Book a whole row of sessions at the same hour: places go quickly.'],
    look: ['Therapy', 'Measure the progress', 'Measure one thing: stairs, minutes, angle. It keeps you going.'],
    exercises: ['At home', 'Exercises at home', 'Short and often, as you were shown, and less on days when it hurts.'],
    ease: ['Return', 'Back to it, little by little', 'A little of what you miss, with a day of rest in between.'],
    review: ['Return', 'Check-up with the doctor', 'Ask what you may do from now on without thinking about it.'],
    keep: [
      'Afterwards',
      'Two exercises to go on with',
      'Choose the ones that help most, so that it does not come back.',
    ],
  },
  bloodDonation: {
    eligible: [
      'Preparation',
      'Check that you may give blood',
      'Weight, medicines, recent travel, tattoos: read the list before you book.',
    ],
    book: ['Booking', 'Book the donation', 'Ask what to bring, and whether you may have breakfast.'],
    rest: [
      'Last days',
      'Sleep well and drink plenty',
      'Plenty of water, a light dinner, no alcohol. Get your ID ready.',
    ],
    next: [
      'Afterwards',
      'Note when you may give again',
      'Put the earliest next date in the calendar, and read your results.',
    ],
  },
  diet: {
    today: [
      'Start',
      'Write down what you eat',
      'For a few days, what and when; if you want to lose weight, weigh yourself once.',
    ],
    doctor: ['Start', 'Ask a doctor or dietitian', 'How much is healthy for you, and how fast.'],
    kitchen: ['Start', 'Shop with a list', 'For five simple meals; what tempts you stays in the shop.'],
    firstWeeks: ['First weeks', 'A few simple meals', 'The same few good meals, and one evening that is free.'],
    look: ['First weeks', 'See which meals work', 'What was easy, what was hard? Change one thing only.'],
    steady: [
      'Keeping on',
      'Eat this way every day',
      'Shop with a list, at fixed hours; if you want to lose weight, weigh yourself once a week.',
    ],
    keep: ['Afterwards', 'Habits to keep', 'The three that cost you least, and what to do on feast days.'],
  },
  fitness: {
    plan: ['Start', 'Choose what and when', 'Something you enjoy, with a place and two fixed hours of the week.'],
    trial: ['Start', 'Test what you can do today', 'Minutes, stairs or press-ups: write it down to compare.'],
    firstWeeks: ['First weeks', 'Begin gently', 'Stop while you could still go on. Turning up is what counts.'],
    look: ['First weeks', 'Which days work', 'Move the hour you often miss; if something hurts, ask a doctor.'],
    steady: ['Keeping on', 'Train regularly', 'A little more each week, one easy week in four.'],
    test: [
      'Keeping on',
      'Repeat the first test',
      'Minutes, stairs, press-ups: see what has changed, and choose the next goal.',
    ],
  },
  quitting: {
    count: [
      'Start',
      'Count for a few days',
      'When, where and with whom, and why you want to stop: only write it down.',
    ],
    instead: ['Start', 'What to do instead', 'For each usual moment something else: water, a walk, a call.'],
    support: ['Start', 'Tell somebody', 'A friend, your doctor, a group: say how they can help.'],
    firstDay: [
      'First weeks',
      'The first day without',
      'Nothing of it left at home; something good planned for the evening.',
    ],
    firstWeeks: [
      'First weeks',
      'One day at a time',
      'If you slip, start again the same day: count how many you have in a row.',
    ],
    look: ['First weeks', 'The hardest moments', 'Which are left? Find something else to do for those only.'],
    steady: ['Keeping on', 'Keep going', 'Mark each day, and put aside the money or time that you save.'],
    celebrate: ['Afterwards', 'A treat for yourself', 'Spend what you saved on something that you will remember.'],
  },
}
