import type { PlanningWords } from '../planning-words.ts'

/** English words for the steps of what is put on stage with others. */
export const stagingSteps: Pick<PlanningWords['steps'], 'staging'> = {
  staging: {
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
      'Who opens up, who dresses them, who is backstage, who takes photos; one sheet for all.',
    ],
    dress: [
      'Last days',
      'Dress rehearsal in the hall',
      'With costumes, lights and music, entrances and the bow at the end.',
    ],
    thanks: [
      'Afterwards',
      'Thank everybody, and put it all back',
      'A line to those who helped, photos and film, costumes and props returned.',
    ],
  },
}
