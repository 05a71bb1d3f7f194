import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is done with and for others, and of what one takes up. */
export const withPeopleSteps: StepsOf<
  | 'forSomebody'
  | 'helping'
  | 'visit'
  | 'letter'
  | 'gathering'
  | 'conversation'
  | 'teaching'
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
    home: ['Preparation', 'Get their home ready', 'Bed, bathroom, meals in the freezer; ask the ward about aids.'],
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
  visit: {
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
  },
  conversation: {
    points: ['Now', 'What you want to say', 'Three points, and what should come of it.'],
    number: ['Now', 'Number, hours and papers', 'Customer number or letter in front of you; mornings are quieter.'],
    time: ['Now', 'Agree on a quiet moment', 'Half an hour without hurry, the two of you alone.'],
    aloud: ['Before', 'Say the first sentence aloud', 'Begin with what you wish, not with what is wrong.'],
    note: [
      'Afterwards',
      'Note what was agreed',
      'Name, day and what was said; two lines to the other so that both remember.',
    ],
    chase: [
      'Afterwards',
      'Ask again if nothing has happened',
      'With the date of the first call, and in writing this time.',
    ],
    again: ['Afterwards', 'Something pleasant together', 'A coffee, a walk: the old matter rests that day.'],
  },
  teaching: {
    start: ['Start', 'See what works already', 'Try it once together, without correcting.'],
    wish: ['Start', 'Ask what they want it for', 'One or two things that matter to them; the rest can wait.'],
    kit: ['Start', 'The right size, and safe', 'Ask what it takes; borrow before you buy.'],
    little: ['Practice', 'Ten minutes, as a game', 'Stop while it is still fun; praise the trying.'],
    oneThing: ['Practice', 'One thing at a time', 'They do it, you keep your hands still; three times running.'],
    look: ['Practice', 'What is still hard?', 'Work on that one thing only.'],
    alone: ['Practice', 'More and more alone', 'You watch, and help only when asked.'],
    sheet: [
      'Practice',
      'Alone, with a sheet in large letters',
      'Their own words, step by step; they call you when stuck.',
    ],
    trust: ['Closing', 'They do it without you', 'You sit beside them and say nothing; then a coffee together.'],
    show: ['Closing', 'Show it to somebody', 'To family or friends, with a small treat.'],
  },
  course: {
    compare: ['Choice', 'Compare two or three', 'Days, price, level, how far away, how many in a group.'],
    trial: ['Choice', 'Look in once', 'A trial lesson or a rehearsal: the people make it.'],
    enrol: ['Choice', 'Sign up', 'Note the dates, and what happens if you miss some.'],
    things: ['Preparation', 'Get what you need', 'Only what they ask for; the rest after the first lessons.'],
    evenings: [
      'Preparation',
      'Keep the times free',
      'Put all lessons into the calendar; who takes over at home, who fetches?',
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
    starter: [
      'Preparation',
      'Feed the starter',
      'Every day at the same hour, or beg some from a friend; it is ready when it doubles in six hours.',
    ],
    loaves: ['Practice', 'A loaf a week', 'Change one thing each time, and note water, hours and oven.'],
    tins: [
      'Preparation',
      'Boards, dowels, box and a cool car',
      'Ask the venue where it stands and from what hour; a dry run of the way.',
    ],
    mature: [
      'Preparation',
      'Bake it and wrap it well',
      'Six to eight weeks ahead; a spoon of brandy every week or two if you like.',
    ],
    jars: ['Preparation', 'Jars, lids, sugar', 'Count them, new lids; fruit or vegetables ordered ripe.'],
    order: ['Preparation', 'Order ahead', 'Meat, fish, bread: what the shop must put aside.'],
    shopping: ['Last days', 'Shopping', 'With the list; look at what you have first.'],
    layers: [
      'Last days',
      'Bake it and let it cool',
      'Layers today, filling and decoration when cold; a box to carry it.',
    ],
    ahead: ['Last days', 'What can be made ahead', 'Bases, sauces, desserts; clear the fridge.'],
    prepare: [
      'Last days',
      'Fruit cut, jars washed',
      'Leave the fruit in sugar overnight if the recipe says so; jars go hot into use.',
    ],
    dough: ['Last days', 'Mix the dough in the evening', 'Fold it three times, then overnight in the fridge.'],
    icing: ['Last days', 'Cover and decorate it', 'Marzipan needs a day to dry before the icing.'],
    label: ['Afterwards', 'Labels, and a dark cool place', 'Name and date; once open it lives in the fridge.'],
  },
}
