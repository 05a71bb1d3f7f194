import type { PlanningWords } from '../planning-words.ts'

/** English words for the steps of what is put on stage with others. */
export const stagingSteps: Pick<PlanningWords['steps'], 'staging' | 'performance'> = {
  staging: {
    script: [
      'Start',
      'Write the script',
      'A story with a part for each, short lines, two songs; half an hour is long. Let somebody read it aloud.',
    ],
    hall: [
      'Start',
      'Settle the hall and the day',
      'Theatre, school or village hall, and a day before for the dress rehearsal: stage, lights, microphones, seats.',
    ],
    piece: [
      'Start',
      'Choose the script or the pieces',
      'How long, how many of you, something for everybody. What is too much is cut now.',
    ],
    rights: ['Start', 'Rights and licences', 'Other people’s words and music, tickets or free, insurance.'],
    parts: [
      'Start',
      'Give out parts and rehearsal dates',
      'A sheet each, with their part and all the dates; what would the shy ones like to do?',
    ],
    helpers: ['Start', 'Find some helpers', 'Costumes, scenery, music, make-up, the door: a name beside each.'],
    rehearse: [
      'Rehearsals',
      'Rehearse together',
      'One scene or piece at a time, then two in a row; end by saying what the next one needs.',
    ],
    measures: [
      'Start',
      'Costumes: measurements, fabric, who sews',
      'A sheet with every size, one pattern for all, and the sewing shared out with a date; one afternoon together at the machines.',
    ],
    fitting: [
      'Staging',
      'Try all the costumes on',
      'Hems, names inside, and what to wear under it; a few days are left to put things right.',
    ],
    costumes: [
      'Start',
      'Costumes, scenery and props',
      'What is in the cupboard first; the rest on a list to everybody, and one try with all of it on.',
    ],
    invite: [
      'Staging',
      'Posters and invitations',
      'Day, time, place, seats a family; a programme with every name in it.',
    ],
    music: [
      'Staging',
      'Music and lights',
      'Tracks in order, volumes tried in the hall, who presses play, and on which line.',
    ],
    runThrough: [
      'Last days',
      'All of it in one go',
      'From beginning to end without stopping, with a watch; then mend two things.',
    ],
    dayPlan: [
      'Last days',
      'Who does what on the day',
      'Who opens up, who is backstage, who sells tickets, who takes photos; one sheet for all.',
    ],
    dress: [
      'Last days',
      'Dress rehearsal in the hall',
      'As on the night: clothes, lights and music, entrances and the bow at the end.',
    ],
    thanks: [
      'Afterwards',
      'Thank everybody, and put it all back',
      'A line to those who helped, photos and film, costumes and props returned.',
    ],
  },
  performance: {
    script: [
      'Start',
      'Write the script',
      'A story with a part for each, short lines, two songs; half an hour is long. Let somebody read it aloud.',
    ],
    players: [
      'Start',
      'Find who plays with you',
      'Friends first, then the music shop and local groups: who plays what, which songs, and one evening a week in one room.',
    ],
    whereToPlay: [
      'Start',
      'Find who lets you play',
      'Three pubs, an open mic, a friend’s party: two songs recorded, how long, what sound there is; fix the day.',
    ],
    programme: ['Start', 'Choose what to perform', 'What you show, in which order, and how long it is.'],
    learn: [
      'Study',
      'Learn the pieces',
      'One piece at a time, slowly, until you no longer need to look. Record yourself now and then.',
    ],
    costume: ['Staging', 'Costumes and props', 'Get clothes, instruments and props, and try them in good time.'],
    rehearse: [
      'Rehearsals',
      'Rehearsals together',
      'Put the parts together, with cues and pauses. Mark the places where you stop.',
    ],
    invite: ['Rehearsals', 'Invite family and friends', 'Tell those you want to come: day, time and place.'],
    runThrough: [
      'Rehearsals',
      'A full run in front of somebody',
      'From beginning to end without stopping, in front of two or three people.',
    ],
    check: ['Last days', 'Times, place and what to bring', 'When you are on, what is there already, what you bring.'],
    dress: ['Last days', 'Dress rehearsal', 'As on the night itself, from beginning to end. Then rest.'],
    rest: ['Last days', 'Run it once, then rest', 'Once only, without correcting; then rest voice, hands and head.'],
    thanks: [
      'Afterwards',
      'Thanks and memories',
      'Thank those who helped, give back what was borrowed, and save photos and videos.',
    ],
    entry: [
      'Start',
      'Entry and closing date',
      'Often weeks or months before: ask your teacher or the board, and pay the fee.',
    ],
    examPieces: [
      'Study',
      'Pieces, scales and sight-reading',
      'A little of each every time; aural tests with your teacher.',
    ],
    dates: [
      'Start',
      'Rehearsal dates, parts and clothes',
      'Put all dates in the diary now, and ask what everybody wears.',
    ],
    lines: ['Study', 'Learn the lines and songs', 'A scene at a time, with somebody who reads the others.'],
    comicSet: [
      'Study',
      'Write, try out and cut the set',
      'On friends first: keep what gets a laugh, and learn it by heart.',
    ],
    examProgramme: [
      'Start',
      'Choose the pieces with your teacher',
      'One from each list, one of them you love; scales and aural tests for the grade on one sheet.',
    ],
    mockExam: ['Rehearsals', 'A mock exam', 'In order, with scales and sight-reading, marked as in the exam.'],
    apply: [
      'Start',
      'Registration and what they want to hear',
      'Closing date, number and length of pieces, a recording or a form to send first.',
    ],
    choreography: [
      'Study',
      'Learn the choreography',
      'A part at a time, first without music, then with it; film yourself now and then.',
    ],
    ownPart: [
      'Study',
      'Your own part at home',
      'A piece at a time with a recording, and what went wrong at the last rehearsal.',
    ],
    forAudition: [
      'Study',
      'Prepare what you will show',
      'Two contrasting pieces if they leave it to you, by heart; a third in reserve.',
    ],
    setWork: [
      'Study',
      'Set exercises and dances',
      'As in the syllabus, in the order of the exam; shoes, hair and clothes as they ask.',
    ],
    runningOrder: [
      'Start',
      'Running order: who does what',
      'A number for each group, the little ones first, time to change; an hour and a half at most.',
    ],
    orderCostumes: [
      'Staging',
      'Measure for and order the costumes',
      'Now: they take six weeks; price and deadline to the parents in writing.',
    ],
    withTheatre: [
      'Staging',
      'Lights, sound, rehearsal hours',
      'Who runs them, from what hour you may set up, dressing rooms; music licence, insurance, chaperones.',
    ],
    eachNumber: [
      'Rehearsals',
      'One number after the other, in class',
      'All of them set within a month, then polished; somebody to stand in for whoever misses much.',
    ],
    sellTickets: [
      'Organising',
      'Letter to parents, and tickets',
      'Day, hour of the dress rehearsal, what to bring, who collects the children; tickets and poster.',
    ],
  },
}
