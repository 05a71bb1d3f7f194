import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of turning points, and of how one lives. */
export const turningPointsSteps: StepsOf<'meeting' | 'backToWork' | 'grief' | 'proposal'> = {
  meeting: {
    where: ['Start', 'Two places to go to', 'Where people do what you like: a class, a club, a choir, an app.'],
    first: ['Start', 'Sign up, or write to two people', 'Today is better than the perfect moment.'],
    go: ['First weeks', 'Go every week', 'The same place and time: faces become names.'],
    look: ['First weeks', 'Where did you feel well?', 'Keep that one, try another instead of the rest.'],
    closer: ['Going on', 'Ask somebody for a coffee', 'Small, near, with a day: it is rarely too early.'],
    profile: [
      'Start',
      'Photos and a few honest lines',
      'Three recent photos, what you like, what you look for; a friend reads it.',
    ],
    write: ['First weeks', 'Write to two or three people', 'A question about what they wrote; twice a week is enough.'],
    firstDate: ['First weeks', 'A first coffee', 'Somewhere public, an hour, and a friend who knows where you are.'],
    goOn: ['Going on', 'Meet, and meet again', 'Who did you like talking to? One evening a week, with no hurry.'],
  },
  backToWork: {
    pumpAtWork: [
      'Preparation',
      'Breast pump: hours, room, bottles',
      'Try it at home some weeks before and fill the freezer; ask at work for a room with a lock and a fridge.',
    ],
    firstMeals: [
      'Preparation',
      'Weaning, one meal at a time',
      'Ask the health visitor when; a new food every few days, one meal eaten with somebody else before you are away.',
    ],
    backApplications: [
      'Search',
      'Apply, and talk to former colleagues',
      'Two a week, with the hours you can really work; ask for a day on the ward, in class or in the office first.',
    ],
    backCv: [
      'Search',
      'CV, references, and the years between',
      'One honest line for the years at home; a former manager and the course as references.',
    ],
    backStudy: [
      'Course',
      'Return course and practice hours',
      'Fixed study times while somebody has the children; a supervisor for the hours of practice.',
    ],
    backCourse: [
      'Start',
      'What has changed, and who brings you up to date',
      'A return course, a day beside a former colleague; ask about bursaries and part-time hours.',
    ],
    registration: [
      'Start',
      'Ask the register what a return takes',
      'After some years away it has lapsed: hours of practice, a return course or a test; which forms, what it costs, how long.',
    ],
    employer: [
      'Agreements',
      'Talk with your employer',
      'Day, hours, flexible working, holidays left, and what has changed.',
    ],
    days: ['Agreements', 'Who does what on which day', 'Lifts, meals, illness: a plan B for each day.'],
    trial: ['Preparation', 'One day as it will be', 'Up, out, there and back; see where it is too tight.'],
    ready: ['Last days', 'Bag, clothes, passwords', 'Lay it out, and cook for two evenings.'],
    look: ['Afterwards', 'How are the days going?', 'Change one thing that is too much.'],
    phased: [
      'Agreements',
      'Fit note and a phased return',
      'With your GP or occupational health: which hours, which tasks, for how long.',
    ],
    childcare: [
      'Agreements',
      'A place for the child',
      'Nursery, childminder, family: ask now, places go months ahead.',
    ],
    settling: ['Preparation', 'Settling in', 'First an hour together, then longer without you: two weeks if you can.'],
  },
  grief: {
    talk: ['Now', 'Tell one person how you are', 'A friend, your doctor, a helpline: somebody who only listens.'],
    rest: ['Now', 'Give away what can wait', 'Forms and chores that others can do for you.'],
    distance: [
      'Now',
      'Put some distance between you',
      'Mute the chat, put the things in a box for later; what must be sorted, sort in one go.',
    ],
    newThing: [
      'Weeks',
      'Something you had stopped doing',
      'A place, a friend, a sport that was only yours: put a day on it.',
    ],
    weekly: ['Weeks', 'One good hour a week', 'A walk, a choir, coffee with the same person; on bad days too.'],
    group: ['Weeks', 'A group or a counsellor', 'Ask your GP or a hospice: a first visit binds to nothing.'],
    remember: [
      'Weeks',
      'A place for memories',
      'A box, an album, a tree, a recipe: choose with those who miss them too.',
    ],
    look: ['Looking back', 'How are you now?', 'Hard dates ahead: plan company for them.'],
  },
  proposal: {
    ring: [
      'Preparation',
      'Choose and order the ring',
      'Made to measure takes four to six weeks; ask if it may be changed.',
    ],
    place: ['Preparation', 'Place and moment', 'One that means something to you two, and a plan for rain.'],
    words: ['Preparation', 'Find your words', 'Three sentences, yours; learn them and forget them.'],
    check: [
      'Last days',
      'Ring, table, photographer',
      'All confirmed, the ring where nobody finds it; on a journey, in the hand luggage.',
    ],
    tell: ['Afterwards', 'Tell your families', 'Before the pictures go round.'],
    size: ['Preparation', 'Find out size and taste', 'Borrow a ring, ask a sister or a friend who can keep quiet.'],
    journey: ['Preparation', 'Book journey and bed', 'Dates that leave a second evening, if the first one rains.'],
  },
}
