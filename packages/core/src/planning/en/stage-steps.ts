import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is shown on a stage and recorded. */
export const stageSteps: StepsOf<'recording'> = {
  recording: {
    songs: [
      'Preparation',
      'Choose the songs and the order',
      'A rough take of each on the phone: tempo, key, who plays what.',
    ],
    rehearse: [
      'Preparation',
      'Play them until they sit',
      'One song at a time, with a click; listen back after each evening.',
    ],
    studio: [
      'Preparation',
      'Book the studio, or set up a room',
      'Days, price by the day, who mixes it; or what you need to do it at home.',
    ],
    record: ['Recording', 'Record', 'Rhythm first, voices last and rested; fewer songs, done well.'],
    mix: ['Recording', 'Mix and master', 'Listen on three kinds of speakers; two rounds of changes, then it is done.'],
    cover: ['Release', 'Cover and credits', 'A square picture, names of all who played and wrote.'],
    upload: [
      'Release',
      'Upload it for the day',
      'Distributors want two or three weeks; register what is your own with PRS.',
    ],
    tell: [
      'Release',
      'Let people hear it',
      'A link to everybody who has waited for it, and thanks to those who helped.',
    ],
    launchVenue: [
      'Start',
      'Book venue and support act',
      'Date, capacity, sound, who takes the door; another band brings its own people.',
    ],
    gigPosters: [
      'Last weeks',
      'Tickets, posters, local press',
      'A song to hear before, the event online, radio and blogs written to by name.',
    ],
    merch: [
      'Last weeks',
      'CDs, vinyl or T-shirts ordered',
      'In time for the night: pressing takes weeks, vinyl months.',
    ],
    fullSet: [
      'Last weeks',
      'Play the whole set through',
      'In order, with what you say in between; who brings amps, leads and drums.',
    ],
    soundCheck: [
      'Last weeks',
      'Hours, guest list, change for the door',
      'When sound check is, who sells at the table, who films a song.',
    ],
  },
}
