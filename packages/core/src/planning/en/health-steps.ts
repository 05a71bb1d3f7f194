import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what doctors do. */
export const healthSteps: StepsOf<'surgery' | 'medical'> = {
  surgery: {
    referral: [
      'Start',
      'Ask your GP to refer you',
      'Take what the optician or specialist wrote; ask which hospitals have the shorter list, and when to ring if nothing comes.',
    ],
    keepStrong: [
      'Before',
      'Exercises until the operation',
      'The same ones, and walk as far as it lets you; nothing that makes it swell.',
    ],
    further: [
      'Recovery',
      'Further, bit by bit',
      'Ten minutes more each week, on the flat first; hills, stairs and sport when the physio agrees.',
    ],
    show: [
      'Before',
      'Show it to the doctor',
      'Whether it should come off, who does it, what it costs, and whether it goes to the lab.',
    ],
    suitability: [
      'Before',
      'Suitability check',
      'Scans of both eyes; contact lenses stay out before it, for as long as the clinic says.',
    ],
    medicines: [
      'Last days',
      'Medicines, plasters, loose clothes',
      'Tell them if you take blood thinners; ask when you may shower and do sport again.',
    ],
    dressing: [
      'Recovery',
      'Keep the dressing clean and dry',
      'No bath, no pool, nothing that pulls at it; call if it gets red or hot.',
    ],
    visit: [
      'Before',
      'Talk to the surgeon or their team',
      'How it is done, whether you stay the night, and what is possible afterwards.',
    ],
    work: [
      'Arrangements',
      'Tell work how long you will be off',
      'If you work: hand over what cannot wait, and ask the hospital for a fit note.',
    ],
    strength: [
      'Before',
      'Exercises before the operation',
      'The ones you will need afterwards: what is strong now comes back sooner.',
    ],
    tests: ['Before', 'Pre-op assessment', 'Earlier reports, and the list of all medicines that are taken.'],
    help: [
      'Arrangements',
      'Somebody to go with you, and help',
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
      'Read the instructions again',
      'Whether and when to stop eating and drinking, which medicines to pause, when to be there.',
    ],
    rest: ['Recovery', 'Rest at home', 'No appointments. Note pain, temperature and questions for the check-up.'],
    restDays: [
      'Recovery',
      'A few quiet days',
      'Nothing heavy, no driving until it is allowed; medicines at the right hours.',
    ],
    checkup: ['Recovery', 'Check-up', 'How it is healing; ask what you may do again: driving, lifting, sport, work.'],
    physio: [
      'Recovery',
      'Physio, and exercises at home',
      'Book the first weeks in one go, and do the exercises on the days in between.',
    ],
    eyeCheck: [
      'Afterwards',
      'Eye check the day after',
      'Somebody drives; dark glasses, and do not rub. What to ring about: pain, a curtain, much redness.',
    ],
    drops: [
      'Afterwards',
      'Drops, several times a day',
      'An alarm on the phone, clean hands, the list beside the bottle; no swimming, heavy lifting or dust.',
    ],
    glasses: [
      'Afterwards',
      'Eye test for new glasses',
      'Once it has settled; and ask when you may drive, and about the other eye.',
    ],
    animals: [
      'Arrangements',
      'Who looks after the animals',
      'Walks and feeding for the weeks in which you may not bend, pull or drive: a neighbour, a walker, a rota.',
    ],
    children: [
      'Arrangements',
      'Who looks after the children',
      'School run, meals, bedtime, and nothing for you to lift; tell them simply what happens and when you are back.',
    ],
  },
  medical: {
    decide: [
      'Afterwards',
      'Decide, with all of it in hand',
      'What gets better, what it takes, and what happens if you wait; a second opinion where you are in doubt.',
    ],
    whatNow: [
      'Afterwards',
      'Note what was said',
      'What you try and for how long, what to look out for, and when you are seen again.',
    ],
    fear: [
      'Booking',
      'Tell them that it frightens you',
      'Ask what they can do: somebody with you, a pause when you say so, an open scanner, something to calm you; then you may not drive.',
    ],
    bookSight: [
      'Booking',
      'Book or confirm the appointment',
      'What it costs, how long it takes, and whether it is free for you.',
    ],
    oldGlasses: [
      'Preparation',
      'Old glasses, and when you struggle',
      'The last prescription, glasses or lenses you have; reading, driving, screens: what is hard?',
    ],
    bookHearing: [
      'Booking',
      'Book a hearing test',
      'At your GP’s advice or at a high-street hearing clinic: what it costs, and whether it is free for you.',
    ],
    whenHard: [
      'Preparation',
      'Note when it is hard to hear',
      'Television, phone, many voices: since when, which ear, and what you have tried.',
    ],
    hearingAid: [
      'Afterwards',
      'Choose, and try it for some weeks',
      'Ask for a trial, adjustments and batteries in the price; wear it a little longer each day.',
    ],
    askReferral: [
      'Booking',
      'Ask your GP for a referral',
      'Examples of what is hard, at home and at work; ask how long the wait is and who else may do it.',
    ],
    bookCertificate: [
      'Booking',
      'Book the medical',
      'Ask what the form needs, what it costs, and how soon you have it in hand.',
    ],
    bookJab: [
      'Booking',
      'Book or confirm the appointment',
      'At the surgery or a pharmacy: whether it is free for you, and whether you should wait after an illness.',
    ],
    certificatePapers: [
      'Last days',
      'The form and your papers',
      'The form to sign, ID, earlier reports, and the list of your medicines.',
    ],
    handIn: ['Afterwards', 'Hand it in', 'A copy for yourself, and the day it expires in the calendar.'],
    book: ['Booking', 'Book or confirm the appointment', 'Ask how to prepare, how long it takes, and what to bring.'],
    clinic: [
      'Booking',
      'Book a travel clinic',
      'Six to eight weeks before you leave: which vaccinations, how many doses, malaria tablets or not.',
    ],
    papers: [
      'Preparation',
      'Earlier results and questions',
      'What there is from before, the medicines you take, and what you want to know.',
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
      'The letter if there is one, ID, what you want to ask; how to get there and by when.',
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
      'Take the prescription with you and compare prices before you order glasses or lenses.',
    ],
    booster: ['Afterwards', 'Note the next dose', 'Write down date and kind, and when the next one is due.'],
  },
}
