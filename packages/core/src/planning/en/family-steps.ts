import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of children, care and animals. */
export const familySteps: StepsOf<'baby' | 'parentalLeave' | 'care' | 'schoolYear' | 'enrolment' | 'pet' | 'vetVisit'> =
  {
    baby: {
      visits: [
        'Visits',
        'Scans and midwife appointments',
        'Put those that are fixed in the calendar, and ask about everything you take or eat.',
      ],
      bookCourse: [
        'Preparation',
        'Book antenatal classes',
        'Ask the midwife or the NCT: places go quickly; best between the 28th and the 36th week.',
      ],
      leave: [
        'Work',
        'Maternity or paternity leave',
        'Tell your employer at least 15 weeks before the due date; the MAT B1 form comes after week 20.',
      ],
      course: ['Preparation', 'Antenatal classes', 'Go together, and write the birth plan while it is fresh.'],
      siblings: [
        'Home',
        'Prepare the big brother or sister',
        'A book, a doll, a job of their own; and who looks after them on the day.',
      ],
      room: [
        'Home',
        'Prepare the nursery',
        'A place to sleep, one to change, and good light. The rest can come later.',
      ],
      clothes: [
        'Home',
        'Baby clothes and car seat',
        'Only the essentials, borrowed ones too. Try the seat in the car beforehand.',
      ],
      help: [
        'Home',
        'Help for the first weeks',
        'Who cooks, who minds brothers and sisters, who answers the phone: ask now.',
      ],
      bag: [
        'Last weeks',
        'Hospital bag',
        'Maternity notes, clothes for two, nappies, charger, snacks: ready by the door.',
      ],
      check: [
        'Last weeks',
        'The way, the numbers, who comes along',
        'The way to hospital, numbers to call, who comes along, who stays at home.',
      ],
      calm: ['Afterwards', 'Two quiet weeks', 'Few visits, and nothing on the calendar that need not be there.'],
      registerOffice: [
        'Afterwards',
        'Register the birth',
        'At the register office within 42 days; then register the baby with your GP.',
      ],
    },
    parentalLeave: {
      rights: ['Start', 'What you are entitled to', 'Weeks, pay, deadlines, and how the two of you share them.'],
      talk: [
        'Work',
        'Talk with your employer',
        'From when to when, who takes over, how you come back. Then in writing.',
      ],
      apply: [
        'Papers',
        'Give notice in writing',
        'From when and how long, with the certificate; keep a copy and the answer.',
      ],
      handover: ['Work', 'Hand over your work', 'What runs, who knows what, where things are: in writing.'],
      money: ['Papers', 'Money for the months ahead', 'What comes in, what goes out, and what can wait.'],
      check: ['Last days', 'Log-ins, keys, out-of-office note', 'And a colleague who may call if need be.'],
    },
    care: {
      needs: ['Start', 'What is needed', 'Hours, tasks, nights, language; ask the person cared for first.'],
      doctor: ['Start', 'Talk with the doctor', 'What will change, which aids help, which certificate to ask for.'],
      money: [
        'Start',
        'Care needs assessment',
        'Ask the council for it, and for attendance allowance: it takes some weeks.',
      ],
      search: [
        'Search',
        'Look for the right person or place',
        'Word of mouth, agencies, the parish: three names on paper.',
      ],
      meet: ['Search', 'Meet or visit them', 'Together with the person cared for, and without hurry.'],
      trial: ['Last days', 'A trial day', 'Stay nearby, show where things are, write down the numbers to call.'],
      contract: ['Papers', 'Contract and payments', 'Hours, pay, holidays, insurance: clear for both sides.'],
      look: ['Afterwards', 'Talk about how it is going', 'Ask both, and change what does not work.'],
    },
    schoolYear: {
      services: [
        'School',
        'Bus pass, meals, after-school club',
        'Apply for what you need; some close before the summer.',
      ],
      afternoons: ['School', 'Decide on the afternoons', 'Sport, music, and one afternoon with nothing at all.'],
      clothes: [
        'Things',
        'Uniform and shoes',
        'Try on last year’s; buy what is missing before the August rush, with names in.',
      ],
      things: ['Things', 'Bag, pencil case, lunch box', 'And PE kit; the name on everything.'],
      rhythm: ['Last days', 'Early to bed again', 'A quarter of an hour earlier every evening.'],
      bag: ['Last days', 'Bag packed, clothes ready', 'And a word about tomorrow, without much fuss.'],
      meet: ['Afterwards', 'Meet the teachers', 'How did it begin, and who is a friend already?'],
    },
    enrolment: {
      compare: [
        'Choice',
        'Compare two or three places',
        'What they offer, the way there, costs, free places: all on one sheet.',
      ],
      visit: ['Choice', 'Go and see', 'Go and see, and ask somebody who is there already.'],
      statement: [
        'Papers',
        'Personal statement and reference',
        'Ask for the reference early, and let somebody read the statement.',
      ],
      documents: ['Papers', 'Gather the papers', 'Certificates, proof of address, ID: some take weeks.'],
      form: ['Papers', 'Fill in the form', 'With time, and saved as you go. Check names and dates twice.'],
      pay: ['Last days', 'Sign up and pay', 'Form, fee, emergency contact; ask what to bring.'],
      submit: ['Last days', 'Send it and keep the receipt', 'Not on the last evening: the site is slow then.'],
      firstLesson: ['Afterwards', 'First lesson', 'A quarter of an hour early, and a word with the teacher.'],
      answer: ['Afterwards', 'Accept the place', 'Accept the place in time, and note what is due next.'],
    },
    pet: {
      agree: ['Start', 'Decide together who does what', 'Who walks, feeds and pays, and what happens in the holidays.'],
      meet: ['Start', 'Meet the animals', 'Shelter or breeder: go twice, and ask about age, health and habits.'],
      home: ['Home', 'A safe home and a corner of its own', 'Cables, plants, balcony; a quiet corner that is theirs.'],
      things: ['Home', 'Buy what it needs', 'Bed, bowls, food as before, lead or litter tray, carrier.'],
      away: ['Home', 'Who helps when you are away', 'A neighbour, a sitter, a boarding place: ask now.'],
      ready: ['Last days', 'Ready for the first day', 'Papers, carrier, and two days with nothing planned.'],
      calm: ['Afterwards', 'First quiet days', 'Few visits, the same hours every day, much patience.'],
      vet: ['Afterwards', 'First visit to the vet', 'Chip, vaccinations, worming, and the next date.'],
      train: ['Afterwards', 'Little lessons every day', 'Five minutes, with praise, and always the same words.'],
    },
    vetVisit: {
      book: ['Booking', 'Book or confirm the visit', 'Say what it is about, and ask whether it must come fasting.'],
      papers: [
        'Preparation',
        'Health card and questions',
        'Vaccinations, medicines, what you have noticed and since when.',
      ],
      carrier: [
        'Last days',
        'Carrier or lead ready',
        'With a blanket that smells of home; know the way and the parking.',
      ],
      care: ['Afterwards', 'A quiet day', 'Give what was prescribed, and watch how it eats and walks.'],
      next: ['Afterwards', 'Next appointment', 'Check-up or vaccination: put it in the calendar.'],
    },
  }
