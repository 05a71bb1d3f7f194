import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of health. */
export const healthSteps: StepsOf<
  'surgery' | 'medical' | 'dentist' | 'recovery' | 'bloodDonation' | 'diet' | 'fitness' | 'quitting'
> = {
  surgery: {
    visit: [
      'Before',
      'Talk it through with the surgeon',
      'How it is done, how long you stay in, and what you may do after.',
    ],
    tests: [
      'Before',
      'Pre-op tests',
      'Blood, heart, anaesthetist: bring earlier reports and the list of what you take.',
    ],
    work: ['Arrangements', 'Time off work', 'Say from when and for about how long, and who takes over.'],
    home: [
      'Arrangements',
      'Get the home ready',
      'What you use within reach, meals in the freezer, nothing to stumble over.',
    ],
    help: [
      'Arrangements',
      'Who takes you, who helps',
      'A lift there and back, and somebody for the first days at home.',
    ],
    bag: ['Last days', 'Pack for the hospital', 'Papers, reports, medicines, slippers, charger, something to read.'],
    instructions: [
      'Last days',
      'Follow the instructions',
      'When to stop eating and drinking, which medicines to pause: as they told you.',
    ],
    rest: ['Recovery', 'Rest', 'No appointments. Note pain, temperature and questions for the check-up.'],
    checkup: [
      'Recovery',
      'Check-up and stitches',
      'Bring your notes, and ask when you may drive, lift and work again.',
    ],
  },
  medical: {
    book: [
      'Booking',
      'Book or confirm the appointment',
      'Ask if you need a referral, and whether you must come fasting.',
    ],
    papers: [
      'Preparation',
      'Referral and earlier reports',
      'Put them in one folder, with the list of the medicines you take.',
    ],
    questions: [
      'Preparation',
      'Write down your questions',
      'Symptoms since when, what runs in the family, three things you want to know.',
    ],
    instructions: [
      'Last days',
      'Read the instructions again',
      'Fasting, medicines, clothes, how to get there and home.',
    ],
    results: ['Afterwards', 'Get and discuss the results', 'Collect the report and show it to your own doctor.'],
  },
  dentist: {
    rest: ['Afterwards', 'A quiet day', 'Ice, soft and cold food, no sport, and what was prescribed.'],
    book: [
      'Booking',
      'Book or confirm the dentist',
      'Say what it is about, and ask how long it takes and what it costs.',
    ],
    papers: ['Preparation', 'X-rays and insurance', 'Look for the last X-rays, and whether insurance pays part of it.'],
    questions: [
      'Last days',
      'Questions for the dentist',
      'What hurts and since when; choices, price, and what comes next.',
    ],
    next: ['Afterwards', 'Next appointment', 'Fix the next one right away, and keep the invoice for the taxes.'],
  },
  recovery: {
    visit: ['Start', 'Ask how much is allowed', 'What you may do already, what not yet, and what to watch for.'],
    sessions: ['Therapy', 'Physiotherapy', 'Book a whole row of sessions at the same hour: places go quickly.'],
    look: ['Therapy', 'How far I have come', 'Measure one thing: stairs, minutes, angle. It keeps you going.'],
    exercises: ['At home', 'Exercises at home', 'Short and often, as you were shown, and less on days when it hurts.'],
    ease: ['Return', 'Back to it, little by little', 'A little of what you miss, with a day of rest in between.'],
    review: ['Return', 'Check-up', 'Ask what you may do from now on without thinking about it.'],
    keep: ['Afterwards', 'What to keep doing', 'Choose two exercises that stay, so that it does not come back.'],
  },
  bloodDonation: {
    book: ['Booking', 'Book the donation', 'Ask what to bring, and whether you may have breakfast.'],
    eligible: [
      'Preparation',
      'Check that you may give',
      'Weight, medicines, recent travel, tattoos: read the list beforehand.',
    ],
    rest: ['Last days', 'Sleep and drink well', 'Plenty of water, a light dinner, no alcohol. Get your ID ready.'],
    calm: ['Afterwards', 'Take it easy', 'No sport and nothing heavy; drink more than usual.'],
    next: [
      'Afterwards',
      'Note when you may give again',
      'Put the earliest next date in the calendar, and read your results.',
    ],
  },
  diet: {
    today: ['Start', 'How it is now', 'Weigh and measure yourself once, and note for a few days what you eat.'],
    doctor: ['Start', 'Ask a doctor or dietitian', 'How much is healthy for you, and how fast.'],
    kitchen: [
      'Start',
      'Make the kitchen help',
      'Shop with a list for five simple meals; what tempts you stays in the shop.',
    ],
    firstWeeks: ['First weeks', 'Simple meals', 'The same few good meals, and one evening that is free.'],
    look: ['First weeks', 'First look back', 'What was easy, what was hard? Change one thing only.'],
    steady: ['Keeping on', 'Keep the rhythm', 'Weigh yourself once a week, at the same hour, and write it down.'],
    move: ['Keeping on', 'Move more', 'Half an hour at a pace at which you can still talk.'],
    keep: ['Afterwards', 'What stays', 'Keep the three habits that cost you least, and plan what to do on feast days.'],
  },
  fitness: {
    doctor: ['Start', 'Medical check', 'If it has been years, ask what is good for you and what is not.'],
    plan: ['Start', 'Choose what and when', 'Something you enjoy, with a place and two fixed hours of the week.'],
    firstWeeks: ['First weeks', 'Begin gently', 'Stop while you could still go on. Turning up is what counts.'],
    look: ['First weeks', 'First look back', 'Which day works, which does not? Move the hour rather than drop it.'],
    steady: ['Keeping on', 'Train regularly', 'A little more each week, one easy week in four.'],
    test: ['Keeping on', 'See what you can do', 'The same test as at the beginning: minutes, stairs, press-ups.'],
    keep: ['Afterwards', 'What comes next', 'Choose the next goal, and keep the hours that you have won.'],
  },
  quitting: {
    count: ['Start', 'Count for a few days', 'When, where and with whom: change nothing yet, only write it down.'],
    reasons: ['Start', 'Why I want it', 'Three reasons of your own on a note that you carry with you.'],
    instead: ['Start', 'What to do instead', 'For each usual moment something else: water, a walk, a call.'],
    support: ['Start', 'Tell somebody', 'A friend, your doctor, a group: say how they can help.'],
    firstWeeks: ['First weeks', 'The first weeks', 'One day at a time. If you slip, start again the same day.'],
    look: ['First weeks', 'First look back', 'Which moments are still hard? Plan only those again.'],
    steady: ['Keeping on', 'Keep going', 'Mark each day, and put aside the money or time that you save.'],
    celebrate: ['Afterwards', 'Treat yourself', 'Spend what you saved on something that you will remember.'],
  },
}
