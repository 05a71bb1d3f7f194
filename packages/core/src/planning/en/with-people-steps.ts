import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is done with and for others, and of what one takes up. */
export const withPeopleSteps: StepsOf<'forSomebody' | 'helping' | 'letter' | 'gathering' | 'course' | 'houseGuest'> = {
  forSomebody: {
    book: [
      'Before',
      'Book or confirm the appointment',
      'With name and date of birth at hand; ask how long the wait is, and who may come along.',
    ],
    schoolFirst: [
      'Before',
      'Talk to the school',
      'SENCO and teacher: what they see and since when; bring examples of work and what helps at home.',
    ],
    whoTests: [
      'Before',
      'Find out who tests',
      'Through school or GP with a long wait, or paid for: what the report counts for, and by when.',
    ],
    withSchool: [
      'Afterwards',
      'Take the report to the school',
      'Which help begins now: more time, a reader, a plan on paper, and a date to look again.',
    ],
    askDoctor: [
      'Before',
      'See the GP with them',
      'Notes of what you have seen, and since when; they take blood and refer. It may be weeks until the visit.',
    ],
    outing: [
      'Last days',
      'Hour, weather, what you take',
      'When you fetch them, tickets if it takes any, something warm, something to drink.',
    ],
    theirWish: ['Now', 'Ask what they would like', 'Day and hour, how far they like to walk, where to sit and eat.'],
    prescription: [
      'Beforehand',
      'Ask the doctor for an assessment',
      'The NHS gives many free of charge: what do they find hard, and what would they really use?',
    ],
    trial: [
      'Beforehand',
      'Try one for some weeks',
      'Every day a little longer; write down what bothers them, and have it adjusted.',
    ],
    details: ['Now', 'Time, place, what is needed', 'Ask them, or read the letter together; note a number to call.'],
    free: ['Now', 'Keep the day free', 'Tell those at work and at home, and who stands in for you.'],
    way: ['Preparation', 'Way and parking', 'How long it takes, and how you both get home.'],
    home: ['Preparation', 'Get their home ready', 'Bed, bathroom, meals in the freezer; ask the ward about aids.'],
    explainVisit: [
      'Last days',
      'Tell them what will happen',
      'In simple words, with a book or a toy; and what you do together afterwards.',
    ],
    explain: [
      'Last days',
      'Tell them what will happen',
      'In simple words, with a book or a toy; ask who may stay overnight.',
    ],
    things: ['Last days', 'What you take along', 'Papers, medicines, water, a charger, something to read.'],
    help: ['Afterwards', 'Look in and help', 'Shopping, meals, medicines; who comes on which day?'],
    atHome: [
      'Afterwards',
      'Quiet days at home',
      'Who stays with them, soft food if told so, and when school may begin again.',
    ],
    call: ['Afterwards', 'Call and ask how they are', 'And what is to be done next.'],
    nightThere: [
      'Preparation',
      'Who stays the first night',
      'And who does the drops for those who cannot: a neighbour, a carer, or somebody of the family for a few days.',
    ],
    dayAfter: [
      'Afterwards',
      'Eye check the day after',
      'Go along; ask about the drops, what is not allowed, and when to ring.',
    ],
    theirDrops: [
      'Afterwards',
      'Drops for four weeks',
      'A chart on the fridge and an alarm; a call in the evening asks whether they are done.',
    ],
  },
  helping: {
    agree: [
      'Now',
      'Agree on when and what',
      'What is really needed, how long it takes, and what they would rather do alone.',
    ],
    look: [
      'Preparation',
      'Go through it once together',
      'What is there, what is missing, and the date by which it must be done.',
    ],
    van: ['Preparation', 'Van, boxes, more hands', 'Who drives, who carries, from what time; tape, blankets, gloves.'],
    ready: ['Last days', 'Get ready what it takes', 'Tools, notes, the right clothes; keep the time free.'],
    ask: ['Afterwards', 'Ask how it went', 'A message is enough; is there more to do?'],
  },
  gathering: {
    date: [
      'Now',
      'Ask who is in',
      'One message with day and hour, and a day by which to say; another day if it suits too few.',
    ],
    place: [
      'Organising',
      'Choose or book the place',
      'Room for everybody, easy to reach, a plan for rain if it is outside.',
    ],
    bring: ['Organising', 'Who brings what', 'A short list in the group, so that nobody does it all.'],
    check: ['Last days', 'Who is coming?', 'Time and place once more in the group.'],
    photos: ['Afterwards', 'Photos, and the next time', 'Send them round, and settle who paid what.'],
    findAll: ['Now', 'Find them all, open a group', 'Two or three of you ask around; a list of who is still missing.'],
    poll: [
      'Now',
      'Vote on the date and the town',
      'Three Saturdays some months ahead, a place that most reach by train; an answer within a week.',
    ],
    table: [
      'Organising',
      'Book the room, say where to sleep',
      'A set menu and a deposit each; two hotels nearby for those who come from far.',
    ],
    numbers: [
      'Last days',
      'Final number and menus',
      'Call those who have not answered; allergies, old photos, who collects the money.',
    ],
  },
  course: {
    askPriest: [
      'Start',
      'Ask the priest',
      'Wedding date, when the courses start, which certificates you both need and how long they hold.',
    ],
    attendance: [
      'Afterwards',
      'Certificate of the course',
      'With the baptism and confirmation certificates, to the priest who marries you.',
    ],
    askLeader: [
      'Start',
      'Ask whoever leads it',
      'Which evening, whether one needs to read music or bring anything, who to sit beside.',
    ],
    firstEvening: [
      'Start',
      'Go and listen, or try',
      'Once, without promising anything: is it the people and the hour for you?',
    ],
    compare: ['Choice', 'Compare two or three', 'Days, price, level, how far away, how many in a group.'],
    trial: ['Choice', 'Look in once', 'A trial lesson, a training session or a rehearsal: the people make it.'],
    enrol: ['Choice', 'Sign up', 'Note the dates, and what happens if you miss some.'],
    things: ['Preparation', 'Get what you need', 'Only what they ask for; the rest after the first weeks.'],
    evenings: [
      'Preparation',
      'Keep the times free',
      'All the dates into the calendar; tell those who count on you at that hour.',
    ],
    ready: ['Preparation', 'Address, times, lunch', 'ID, pen, comfortable clothes; somebody who covers for you.'],
    keep: ['Afterwards', 'Certificate and notes', 'Keep it where you find it, and note until when it counts.'],
    look: ['Afterwards', 'First look back', 'Is it the right level? Say so while it can be changed.'],
  },
  letter: {
    points: ['Now', 'Whom to, and what to say', 'The right name and address, three points, and what you ask for.'],
    write: ['Writing', 'Write it', 'As you would say it; read it once aloud.'],
    send: ['Sending', 'Send it', 'Stamps, address, and a copy if it is official.'],
    list: ['Start', 'Names, addresses, cards and stamps', 'Who gets one, where they live now, and how many to buy.'],
    writeCards: ['Writing', 'Write them, a few at a time', 'One line that is only for them; addresses at once.'],
    post: ['Sending', 'Post them', 'Those abroad two weeks earlier; keep two spare.'],
  },
  houseGuest: {
    agree: [
      'Start',
      'Agree on days and wishes',
      'When they arrive and leave, what they eat, what they would like to see.',
    ],
    programme: [
      'Preparation',
      'A few things to do together',
      'Two ideas and a plan for rain, tickets if they sell out; leave the rest open.',
    ],
    room: ['Preparation', 'Get the room ready', 'Bed, sheets, towels, a free shelf, the wifi password.'],
    shopping: [
      'Last days',
      'Shopping for the guests',
      'Breakfast, something quick for the first evening, what they like to drink.',
    ],
    ready: ['Last days', 'House ready, arrival known', 'A quick clean, and who fetches them at what time.'],
    tidy: ['Afterwards', 'Laundry and lost property', 'Wash the sheets, and send on what they forgot.'],
  },
}
