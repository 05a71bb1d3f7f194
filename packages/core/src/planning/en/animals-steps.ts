import type { StepsOf } from '../planning-words.ts'
import { vetVisitVarieties } from './varieties-steps.ts'

/** English words of the steps of those who live with an animal. */
export const animalsSteps: StepsOf<'pet' | 'vetVisit'> = {
  pet: {
    agree: ['Start', 'Decide together who does what', 'Who walks, feeds and pays, and what happens in the holidays.'],
    meet: [
      'Start',
      'Meet the animals',
      'Go twice, see the mother of a puppy or kitten, and ask about age, health and habits.',
    ],
    breeder: [
      'Start',
      'Find them, and read up',
      'Rescue or breeder; how they like to live, alone or in twos, and who treats them nearby.',
    ],
    ask: [
      'Start',
      'Ask shelters or breeders',
      'What they want to know, a home visit, the waiting list, and what it costs.',
    ],
    home: ['Home', 'A safe home and a corner of its own', 'Cables, plants, balcony; a quiet corner that is theirs.'],
    cage: [
      'Home',
      'Set up its home',
      'Bigger than the shop says; bedding, hiding place, water, food, out of draught and sun.',
    ],
    things: ['Home', 'Buy what it needs', 'Bed, bowls, food as before, lead and harness, something to chew.'],
    away: ['Home', 'Who helps when you are away', 'A neighbour, a sitter, a boarding place: ask now.'],
    ready: ['Last days', 'Ready for the first day', 'Papers, carrier or box, and two days with nothing planned.'],
    calm: ['Afterwards', 'First quiet days', 'Few visits, the same hours every day, much patience.'],
    vet: ['Afterwards', 'First visit to the vet', 'Health check, vaccinations, worming, and the next date.'],
    chip: [
      'Afterwards',
      'Microchip in your name, insurance',
      'Change the keeper in the database, and compare two policies.',
    ],
    train: ['Afterwards', 'Little lessons every day', 'Five minutes, with praise, and always the same words.'],
    agreeCat: [
      'Start',
      'Decide together who does what',
      'Who feeds, who cleans, who pays, and what happens in the holidays; is anybody allergic?',
    ],
    shelter: [
      'Start',
      'Call the rescue',
      'What they ask, the fee, a home check, and which of theirs would suit your home.',
    ],
    choose: [
      'Start',
      'Go and meet them',
      'Twice if you can; ask about age, health, habits, and how it is with children and other animals.',
    ],
    thingsCat: ['Home', 'Buy what it needs', 'Carrier, litter tray, scratching post, bowls, and the food it knows.'],
    vetSmall: [
      'Afterwards',
      'Register with a vet who knows them',
      'A first look, which jabs it needs, and how one sees that it is unwell.',
    ],
  },
  vetVisit: {
    ...vetVisitVarieties,
    askVet: ['Now', 'Talk to the vet', 'How much pain there is, at home or there, who may stay, and burial or ashes.'],
    goodbyes: [
      'The day before',
      'Time together',
      'What they like best to eat, their place, everybody who loves them; tell the children plainly.',
    ],
    keepsake: [
      'Afterwards',
      'Something to keep',
      'A photo, the collar, a tree: and a few days before anything is cleared away.',
    ],
    register: [
      'Preparation',
      'Herd register and ear tags',
      'Births, moves and treatments up to date; lost tags are ordered now.',
    ],
    pens: [
      'Last days',
      'Pens, race and another pair of hands',
      'Which ones come first and which way they go, ropes and a marker; water and shade.',
    ],
    medicines: [
      'Afterwards',
      'Write up the medicine book',
      'Which animals, product, batch, day, and how long for milk and meat.',
    ],
    book: ['Booking', 'Book or confirm the visit', 'Say what it is about, and ask what to do before.'],
    papers: [
      'Preparation',
      'Vaccination card and questions',
      'Medicines, what you have noticed and since when; a short film of it helps.',
    ],
    fasting: [
      'Last days',
      'No food from the evening on',
      'As the vet has said, with water until the morning. Carrier or lead ready.',
    ],
    carrier: ['Last days', 'Ready for the way', 'Carrier with a blanket that smells of home; know the parking.'],
    care: ['Afterwards', 'A quiet day', 'Give what was prescribed, and watch how it eats and moves.'],
    collar: ['Afterwards', 'Cone on, no jumping', 'Look at the wound twice a day; medicines at the same hours.'],
    stitches: [
      'Afterwards',
      'Check of the wound',
      'After about ten days the vet looks, and takes the stitches out where there are any.',
    ],
    next: ['Afterwards', 'Next appointment', 'Check-up or vaccination: put it in the calendar.'],
    hay: [
      'Last days',
      'Carrier, hay and its favourite food',
      'It has to eat before and soon after, unless the vet says otherwise; a companion may come along.',
    ],
    softFood: [
      'Afterwards',
      'Soft food, no chews',
      'For some days; medicines at the same hours, and see that it eats.',
    ],
    gums: [
      'Afterwards',
      'Check-up, and brushing from now on',
      'The vet looks at the gums and shows you how; a minute every day.',
    ],
    nextCut: [
      'Afterwards',
      'Note when it is due again',
      'Every six to eight weeks for most coats; brushing in between.',
    ],
    beforeOp: [
      'Preparation',
      'Vaccination card and what to ask',
      'Age, weight, medicines; blood test first or not, what it costs, when to bring and to fetch it.',
    ],
  },
}
