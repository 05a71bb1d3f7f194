import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is done with and for others, and of what one takes up. */
export const withPeopleSteps: StepsOf<
  | 'forSomebody'
  | 'helping'
  | 'visit'
  | 'letter'
  | 'longWalk'
  | 'gathering'
  | 'conversation'
  | 'teaching'
  | 'petTraining'
  | 'course'
  | 'schoolwork'
  | 'writing'
  | 'channel'
  | 'cooking'
> = {
  forSomebody: {
    details: ['Now', 'Time, place, what is needed', 'Ask them, or read the letter together; note a number to call.'],
    free: ['Now', 'Keep the day free', 'Tell those at work and at home, and who stands in for you.'],
    way: ['Preparation', 'Way and parking', 'How long it takes, and how you both get home.'],
    things: ['Last days', 'What you take along', 'Papers, medicines, water, a charger, something to read.'],
    help: ['Afterwards', 'Look in and help', 'Shopping, meals, medicines; who comes on which day?'],
    call: ['Afterwards', 'Call and ask how they are', 'And what is to be done next.'],
  },
  helping: {
    agree: [
      'Now',
      'Agree on when and what',
      'What is really needed, how long it takes, and what they would rather do alone.',
    ],
    ready: ['Last days', 'Get ready what it takes', 'Tools, notes, the right clothes; keep the time free.'],
    ask: ['Afterwards', 'Ask how it went', 'A message is enough; is there more to do?'],
  },
  visit: {
    agree: ['Now', 'Agree on the days', 'When you come and go, where you sleep, what they would like.'],
    travel: ['Now', 'Train, car or flight', 'Book early; look at the way home too.'],
    plans: ['Preparation', 'One or two things to do', 'Something together, something for rain; a table if you go out.'],
    pack: [
      'Last days',
      'Pack, with something for them',
      'A small present, chargers, and clothes for the weather there.',
    ],
    thanks: ['Afterwards', 'Say thank you', 'A message with the best photo.'],
  },
  longWalk: {
    route: ['Planning', 'Stages and rest days', 'How far a day with a pack? Leave one day in hand.'],
    beds: ['Planning', 'Beds along the way', 'The places with few beds first.'],
    journey: ['Planning', 'There and back', 'Train or bus to the start, and from the end.'],
    outings: ['Preparation', 'Outings with the pack', 'Longer each time, once two days in a row.'],
    kit: ['Preparation', 'Shoes, pack, rainwear', 'Wear the shoes in; weigh the pack.'],
    weather: ['Last days', 'Weather and stages', 'Change a stage if you must, and tell somebody your plan.'],
    pack: ['Last days', 'Pack', 'Put it all out, take a third of it away.'],
    rest: ['Afterwards', 'Rest your feet', 'Two easy days, photos, and a line to whom you met.'],
  },
  gathering: {
    date: ['Now', 'Agree on the day with all', 'Two days to choose from, and a day by which to say.'],
    place: ['Organising', 'Book or choose the place', 'Room for everybody, and a plan for rain.'],
    bring: ['Organising', 'Who brings what', 'A short list in the group, so that nobody does it all.'],
    check: ['Last days', 'Who is coming?', 'Time, place and weather once more in the group.'],
    photos: ['Afterwards', 'Photos, and the next time', 'Send them round, and settle who paid what.'],
  },
  conversation: {
    points: ['Now', 'What you want to say', 'Three points, and what should come of it.'],
    time: ['Now', 'Agree on a quiet moment', 'Half an hour without hurry; or the hours when they answer.'],
    note: ['Afterwards', 'Note what was agreed', 'Two lines to the other, so that both remember the same.'],
    again: ['Afterwards', 'Something pleasant together', 'A coffee, a walk: the old matter rests that day.'],
  },
  teaching: {
    start: ['Start', 'See what works already', 'Try it once together, without correcting.'],
    little: ['Practice', 'Ten minutes, as a game', 'Stop while it is still fun; praise the trying.'],
    look: ['Practice', 'What is still hard?', 'Work on that one thing only.'],
    alone: ['Practice', 'More and more alone', 'You watch, and help only when asked.'],
    show: ['Closing', 'Show it to somebody', 'To grandparents or friends, with a small treat.'],
  },
  petTraining: {
    rules: ['Start', 'The same words for all', 'The whole family agrees: what is allowed, which word for what.'],
    class: ['Start', 'Find a class', 'A small group, rewards instead of punishment.'],
    basics: ['Basics', 'Five minutes, twice a day', 'Name, come, sit, wait; with small treats, at home.'],
    look: ['Basics', 'What works at home?', 'Go on with what works, take a step back with what does not.'],
    outside: ['Practice', 'Outside, with distractions', 'First a quiet street, then the park; a long lead.'],
    test: ['Closing', 'A walk where it all works', 'Roads, other animals, people: note what to keep up.'],
  },
  course: {
    compare: ['Choice', 'Compare two or three', 'Days, price, level, how far away, how many in a group.'],
    trial: ['Choice', 'Look in once', 'A trial lesson or a rehearsal: the people make it.'],
    enrol: ['Choice', 'Sign up', 'Note the dates, and what happens if you miss some.'],
    things: ['Preparation', 'Get what you need', 'Only what they ask for; the rest after the first lessons.'],
    evenings: ['Preparation', 'Keep the times free', 'Put all lessons into the calendar, and say so at home.'],
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
  schoolwork: {
    task: ['Start', 'Read the task', 'What is asked, how long, how it is marked; ask what is unclear.'],
    sources: [
      'Start',
      'Material and an outline',
      'What you have to say, with its sources: five headings, one sentence each.',
    ],
    draft: ['Writing', 'First draft', 'An hour at a time, without polishing.'],
    revise: ['Writing', 'Revise', 'Answer the question, check sources, read it aloud.'],
    handIn: ['Closing', 'Ready to hand in', 'Format, name, length; send it before the last evening.'],
    collect: [
      'Start',
      'Choose from what there is',
      'Lay it all out: what shows something different, and what is missing?',
    ],
    pieces: ['Work', 'Make the missing pieces', 'One at a time; keep sketches and failed tries, they count too.'],
    reader: ['Closing', 'Show it to somebody', 'A teacher or somebody older: one question about what is not clear.'],
    order: ['Closing', 'Photos, order and captions', 'Good light, best piece first and last, a line beneath each.'],
    count: ['Start', 'Count pages and divide them', 'All subjects on one sheet, so much a day; free days too.'],
    pages: ['Work', 'A little every day', 'The hardest subject first, at the same hour; cross out what is done.'],
    left: ['Closing', 'What is still missing', 'Books to read and things to hand in: with somebody who checks.'],
  },
  writing: {
    idea: ['Start', 'For whom, and what about?', 'One sentence for whoever will read it, and five notes.'],
    draft: ['Writing', 'First draft', 'Half an hour at a time; do not correct yet.'],
    rest: ['Writing', 'Leave it alone', 'Some days in a drawer, then you see it with other eyes.'],
    revise: ['Revision', 'Cut and revise', 'Read aloud: what stumbles goes.'],
    reader: ['Revision', 'Give it to one reader', 'Ask where it was long, and what stayed.'],
    final: ['Last days', 'Final version', 'Spelling, names, title, format; and send it or print it.'],
    talks: ['Material', 'Ask, listen, record', 'An hour at a time: childhood, work, love, war and peace; photos help.'],
    chapters: [
      'Writing',
      'Write it, a chapter at a time',
      'In their own words where you can; names and years checked.',
    ],
  },
  channel: {
    promise: [
      'Idea',
      'Name, audience, first ten topics',
      'One sentence: for whom, about what. Is the name still free?',
    ],
    kit: [
      'Preparation',
      'Equipment and account',
      'A good microphone or a simple page, and where it will appear; the rest later.',
    ],
    first: [
      'Production',
      'Make the first ones ahead',
      'Three at least before you begin: then a bad week does no harm.',
    ],
    friends: ['Production', 'Try it on two friends', 'Where did they drift off? Cut there.'],
    ready: ['Last days', 'Picture, texts, upload', 'All set for the first day, and whom you tell.'],
    rhythm: ['Afterwards', 'Find your rhythm', 'A fixed day that you can keep for a year.'],
  },
  cooking: {
    recipe: ['Preparation', 'Recipe and numbers', 'For how many, allergies, and what size of tins and pots.'],
    trial: ['Preparation', 'Try it once', 'A small one, and note what you would change.'],
    shopping: ['Last days', 'Shopping', 'With the list; look at what you have first.'],
    ahead: ['Last days', 'What can be made ahead', 'Bases, doughs, sauces; how will you carry it?'],
  },
}
