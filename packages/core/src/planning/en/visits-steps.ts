import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of visits that one makes, and of moving in with somebody. */
export const visitsSteps: StepsOf<'visit' | 'moveIn'> = {
  visit: {
    callAgain: ['Afterwards', 'Call, and say when you come again', 'A few words do; ask the family what is needed.'],
    visitHours: [
      'Start',
      'Ask when one may come',
      'Visiting hours, ward, how many at a time, and whether they feel up to it.',
    ],
    bring: ['Preparation', 'Something small to take', 'Fruit, a magazine, a charger; half an hour is enough.'],
    agree: ['Now', 'Agree on the days', 'When you come and go, where you sleep, what they would like.'],
    travel: ['Now', 'Train, car or flight', 'Book early; look at the way home too.'],
    plans: ['Preparation', 'One or two things to do', 'Something together, something for rain; a table if you go out.'],
    present: [
      'Preparation',
      'A present, and a meal for the freezer',
      'Something for the baby, something for the parents; a thing for older children too.',
    ],
    pack: [
      'Last days',
      'Pack, with something for them',
      'A small present, chargers, and clothes for the weather there.',
    ],
    thanks: ['Afterwards', 'Say thank you', 'A message with the best photo.'],
  },
  moveIn: {
    furniture: [
      'Home',
      'Furniture you need first',
      'Bed, table, fridge, light: what takes weeks to come, what second-hand?',
    ],
    homeTogether: [
      'Search',
      'Find a home together',
      'One list of what each must have, alerts on two sites, viewings together; both names on the contract.',
    ],
    talk: [
      'Start',
      'Talk about habits and wishes',
      'Mornings, guests, tidiness, time alone: what matters to each of you?',
    ],
    money: ['Start', 'Who pays what', 'Rent, shopping, savings: a simple rule, and a day to look at it again.'],
    notice: [
      'Start',
      'Landlord and notice',
      'Who gives up a flat and by when; ask the other landlord to put both names on the contract.',
    ],
    support: [
      'Start',
      'Money and help',
      'Who pays what, and who helps when; the council assesses care needs, and Attendance Allowance may be due.',
    ],
    oldHome: [
      'Start',
      'What becomes of the old home',
      'Sell, let or give notice: an agent’s valuation first. A sale takes months and need not be done by the day.',
    ],
    safe: [
      'Home',
      'Bedroom and bathroom made safe',
      'A bed of the right height, light at night, grab rails; a plumber or builder needs weeks of warning.',
    ],
    belongings: [
      'Home',
      'Choose what comes along',
      'Together and without hurry: the favourite chair first, the rest for the family.',
    ],
    register: [
      'Papers',
      'GP, post and new address',
      'Register with a GP near you, redirect the post, and tell the bank, the pension and the council.',
    ],
    space: ['Home', 'A place for each of you', 'Measure, and leave each a corner of their own.'],
    sort: ['Home', 'Sort what you have twice', 'Keep the better one; sell or give away the other.'],
    van: [
      'Last weeks',
      'Book the van and the helpers',
      'Which day, how many trips, who carries, and a lift or parking if it is needed.',
    ],
    check: [
      'Last days',
      'Keys, boxes and who comes when',
      'The hour for everybody, one open box for the first evening, where dinner is.',
    ],
    unpack: ['Afterwards', 'Unpack together', 'Bed and kitchen first; pictures last.'],
    papers: [
      'Papers',
      'Tenancy, council tax, new address',
      'Your name on the tenancy and the council tax, and tell bank, GP and work.',
    ],
    look: ['Afterwards', 'Talk about how it is going', 'A good dinner, and one thing that each would change.'],
  },
}
