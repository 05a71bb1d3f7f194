import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what doctors do. */
export const healthSteps: StepsOf<'surgery' | 'medical' | 'dentist' | 'recovery' | 'bloodDonation'> = {
  surgery: {
    visit: [
      'Before',
      'Talk to the surgeon or their team',
      'How it is done, how long the stay is, and what is possible afterwards.',
    ],
    work: [
      'Arrangements',
      'Tell work how long you will be off',
      'Hand over what cannot wait, and ask the hospital for a fit note for the days after.',
    ],
    strength: [
      'Before',
      'Exercises before the operation',
      'The ones you will need afterwards: what is strong now comes back sooner.',
    ],
    tests: ['Before', 'Pre-op assessment', 'Earlier reports, and the list of all medicines that are taken.'],
    help: [
      'Arrangements',
      'Lifts there and back, and help',
      'A lift there and back, and somebody for the first days at home.',
    ],
    home: [
      'Arrangements',
      'Get the home ready',
      'What you use within reach, meals in the freezer, nothing to stumble over.',
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
      'Wound check and follow-up',
      'Stitches out if there are any; ask about driving, lifting and going back to work.',
    ],
    physio: [
      'Recovery',
      'Physio, and exercises at home',
      'Book the first weeks in one go, and do the exercises on the days in between.',
    ],
  },
  medical: {
    book: ['Booking', 'Book or confirm the appointment', 'Ask how to prepare, whether to fast, and what to bring.'],
    clinic: [
      'Booking',
      'Book a travel clinic',
      'Six to eight weeks before you leave: which vaccinations, how many doses, malaria tablets or not.',
    ],
    papers: [
      'Preparation',
      'Earlier results and questions',
      'The medicines you take, since when it has been so, and what you want to know.',
    ],
    firstDose: [
      'Vaccinations',
      'First vaccinations',
      'Bring the route and old records; some need a second dose after three or four weeks.',
    ],
    secondDose: [
      'Vaccinations',
      'Last doses and malaria tablets',
      'Two weeks are what most vaccinations need to work; ask when the tablets begin.',
    ],
    lightDiet: [
      'Last days',
      'Low-fibre food, then the laxative',
      'As the leaflet says: no seeds and no wholemeal; and arrange a lift home, since you may not drive.',
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
    glasses: [
      'Afterwards',
      'Order what was prescribed',
      'Glasses, lenses or a hearing aid: take the prescription and compare prices before you order.',
    ],
    booster: ['Afterwards', 'Note the next dose', 'Write down date and kind, and when the next one is due.'],
  },
  dentist: {
    book: [
      'Booking',
      'Book or confirm the dentist',
      'Say what it is about, and ask how long it takes and what it costs.',
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
    questions: [
      'Last days',
      'What to ask the dentist',
      'What hurts and since when, your medicines; choices, price, and what comes next.',
    ],
    rest: ['Afterwards', 'A quiet day', 'Ice, soft and cold food, no sport, and what was prescribed.'],
    next: ['Afterwards', 'Fix the next appointment', 'Fix it right away, and note what was done and what it cost.'],
  },
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
  },
  bloodDonation: {
    eligible: [
      'Preparation',
      'Check that you may give blood',
      'Weight, medicines, recent travel, tattoos: read the list before you book.',
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
}
