import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a conversation, a talk before others, and of working together. */
export const talksAndMeetingsSteps: StepsOf<'conversation' | 'teamwork' | 'talk'> = {
  conversation: {
    nextDates: [
      'Afterwards',
      'Dates for the diary',
      'If it is a yes: the first two or three days, and what comes next.',
    ],
    inPerson: [
      'Now',
      'Ask in person, if you can',
      'A coffee or a call, with the reason why it is them; a card is a nice way too. Leave them time to answer.',
    ],
    whatItTakes: [
      'Now',
      'What you would ask of them',
      'The days, what it costs them, what you would love and what you do not expect: so that they can choose.',
    ],
    otherWays: [
      'Now',
      'How they would get about',
      'Lifts and who gives them, bus pass, taxis, shopping brought home; what the car costs in a year.',
    ],
    withDoctor: [
      'Now',
      'A word with their GP',
      'Eyes, medicines, memory: they often listen to a doctor first. Some illnesses must be told to the DVLA.',
    ],
    seenDriving: [
      'Now',
      'Note what you have seen',
      'Bumps, missed signs, getting lost, with the dates; go along once as a passenger.',
    ],
    questions: [
      'Afterwards',
      'Ask how they are',
      'One at a time, on a walk or at bedtime: the questions come later, and more than once.',
    ],
    evening: [
      'Afterwards',
      'Not alone that evening',
      'A friend who knows; keys and things given back on one day, and some weeks without messages.',
    ],
    moment: [
      'Before',
      'Find an easy moment',
      'Just the two of you, with time to answer; say it lightly, face to face if you can.',
    ],
    meeting: ['Now', 'Propose a short meeting', 'Half an hour somewhere easy for both: a walk, a coffee.'],
    firstLines: [
      'Now',
      'Send a few lines',
      'A letter or a message, short and without blame: no answer is owed, and silence for some weeks is not a no.',
    ],
    wish: [
      'Now',
      'What you would like to tell them',
      'That you think of them, and one thing you are sorry for; who was right stays out of it.',
    ],
    facts: [
      'Now',
      'Note what happens, and what applies',
      'Days, hours, a photo if it helps; and which rules there are.',
    ],
    letter: [
      'Afterwards',
      'If nothing changes: in writing',
      'A friendly letter with the dates; then a mediator, or those who see to the rules.',
    ],
    points: ['Now', 'What you want to say', 'Three points, and what should come of it.'],
    number: ['Now', 'Number, hours and papers', 'Customer number or letter in front of you; mornings are quieter.'],
    time: ['Now', 'Agree on a quiet moment', 'Half an hour without hurry, in private.'],
    aloud: ['Before', 'Say the first sentence aloud', 'Begin with what you wish, not with what is wrong.'],
    note: [
      'Afterwards',
      'Note what was agreed',
      'Name, day and what was said; two lines to the other so that both remember.',
    ],
    invitation: [
      'Now',
      'One thing, one day',
      'Short and easy to say yes to: a coffee on Saturday, a film you both mentioned.',
    ],
    answer: [
      'Afterwards',
      'Whatever the answer',
      'A yes gets its day at once; a no gets a smile, and no second question.',
    ],
    sign: ['Afterwards', 'A sign some days later', 'A call or a message: such things are rarely said in one go.'],
    chase: [
      'Afterwards',
      'Ask again if nothing has happened',
      'With the date of the first call, and in writing this time.',
    ],
    again: ['Afterwards', 'Something pleasant together', 'A coffee, a walk: the old matter rests that day.'],
  },
  teamwork: {
    worksIt: ['Review', 'Ask whether it works', 'Shorter for good? What is missed now, and where does it go?'],
    shortOnes: [
      'Weeks',
      'Begin and end on time',
      'Somebody keeps the clock; what is not on the list goes into a message or a talk of two.',
    ],
    newShape: [
      'Start',
      'Propose the new length',
      'Three points sent the day before, minutes for each, only those who are needed; a trial of some weeks.',
    ],
    purpose: [
      'Start',
      'What the meeting is for',
      'Look at the last three: what was decided, and what could have been a message?',
    ],
    ask: ['Start', 'Ask everybody alone', 'A quarter of an hour each: what goes well, what gets in the way, one wish.'],
    choose: [
      'Start',
      'Choose two things together',
      'Say what you heard without names; two things to do otherwise, and who sees to them.',
    ],
    weeks: [
      'Weeks',
      'Keep to the two things',
      'A fixed quarter of an hour a week: what worked, what did not; praise what is new.',
    ],
    together: ['Weeks', 'Something nice together', 'A breakfast or a walk in working hours, so that all can come.'],
    askAgain: [
      'Looking back',
      'Ask everybody again',
      'The same three questions: keep what helps, let go what does not.',
    ],
  },
  talk: {
    passages: [
      'Preparation',
      'Two passages to read',
      'Three minutes each, and how the book came about; not the ending.',
    ],
    launchPosters: [
      'Invitation',
      'Poster, invitations, local paper',
      'Cover, day, time and place; one message to each person does more than a post.',
    ],
    interviewer: [
      'Start',
      'Who talks with you',
      'Somebody who has read it and asks well: give them a copy and three themes.',
    ],
    withBookshop: [
      'Start',
      'Settle it with the bookshop or library',
      'Time, chairs, microphone, who orders copies and who sells them; drinks, if allowed.',
    ],
    brief: [
      'Start',
      'Who listens, how long, what for?',
      'Ask the organiser; what should they remember the day after, in one sentence?',
    ],
    stories: ['Start', 'Collect stories', 'Ask those who know them; one true story says more than ten adjectives.'],
    outline: ['Start', 'Outline', 'Beginning, three points, end, and how many minutes each may take.'],
    passage: [
      'Start',
      'Settle what you read',
      'Ask the family or whoever leads it: which words, how long, where you stand, when it is your turn.',
    ],
    eachDay: ['Preparation', 'Aloud every day', 'Slowly, with pauses marked in pencil; look up at the end of a line.'],
    largePrint: [
      'Last days',
      'Print it in large letters',
      'Two copies, one for somebody who could step in; a glass of water.',
    ],
    slides: ['Preparation', 'Text and slides', 'One idea a slide, large letters, no sentence that you read out.'],
    text: [
      'Preparation',
      'Write the speech',
      'As you would say it: short sentences, thanks, one story, a last line you know by heart.',
    ],
    aloud: ['Preparation', 'Say it out loud', 'Alone, standing, against the clock: then cut a fifth.'],
    audience: [
      'Preparation',
      'In front of somebody',
      'What do they remember ten minutes later? Put more weight on that.',
    ],
    check: ['Last days', 'Room, screen and microphone', 'Hour, place, cables, slides sent, a copy on a stick.'],
    cards: ['Last days', 'Cards in large letters', 'Key words only, numbered; ask who gives you the word and when.'],
    dress: ['Last days', 'A last run-through', 'Once from beginning to end, then leave it alone.'],
  },
}
