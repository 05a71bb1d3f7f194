import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of schoolwork, writing and cooking. */
export const schoolworkAndCookingSteps: StepsOf<'schoolwork' | 'writing' | 'channel' | 'cooking' | 'preserves'> = {
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
    order: ['Preparation', 'Order ahead', 'Meat, fish, bread: what the shop must put aside.'],
    shopping: ['Last days', 'Shopping', 'With the list; look at what you have first.'],
    layers: [
      'Last days',
      'Bake it and let it cool',
      'Layers today, filling and decoration when cold; a box to carry it.',
    ],
    ahead: ['Last days', 'What can be made ahead', 'Bases, sauces, desserts; clear the fridge.'],
    dough: ['Last days', 'Mix the dough in the evening', 'Fold it three times, then overnight in the fridge.'],
    icing: ['Last days', 'Cover and decorate it', 'Marzipan needs a day to dry before the icing.'],
    breadRecipe: [
      'Preparation',
      'One recipe, good flour, scales',
      'Everything in grams; the same flour for some weeks, so that you see what changes it.',
    ],
  },
  preserves: {
    recipe: [
      'Preparation',
      'Recipe and amounts',
      'How many jars you will eat and give away; how much sugar, salt or vinegar so that it keeps.',
    ],
    jars: [
      'Preparation',
      'Jars and lids, fruit ordered',
      'Count the jars, buy new lids; from a market or a garden, ripe but sound.',
    ],
    fruit: [
      'Last days',
      'Fetch what goes in',
      'Fresh, and weighed once it is cleaned; sugar or vinegar, and something for the labels.',
    ],
    wash: [
      'Last days',
      'Wash jars, clear the kitchen',
      'The largest pan, jars and lids boiled or in the oven; with somebody to help it goes faster.',
    ],
    label: [
      'Afterwards',
      'Labels, and a dark cool place',
      'Name and date; see that every lid has closed. Once open it lives in the fridge.',
    ],
  },
}
