import type { MeasuredRow } from './measured-row.ts'

/** What is kept, left or done on its days in English, as it is read on Thursday 18 March 2027: with days and times in words. */
export const englishHabits: readonly MeasuredRow[] = [
  ['meditate every day for 30 days', 'Meditate', 'count 30 days', '2027-03-18..2027-04-16', '7 x 15'],
  ['give up sugar for a month', 'Give up sugar', 'count 31 days', '2027-03-18..2027-04-17'],
  ['no alcohol for 3 months', 'No alcohol', 'count 92 days', '2027-03-18..2027-06-17'],
  ['go vegetarian on weekdays', 'Go vegetarian on weekdays', 'count 207 days', '2027-03-18..2027-12-31'],
  ['call mum every Sunday', 'Call mum', 'count 41 times', '2027-03-18..2027-12-31', '1 x 20'],
  ['gym on Tuesday and Thursday', 'Gym', 'count 82 times', '2027-03-18..2027-12-31', '2 x 60'],
  ['I want to run every Monday and Wednesday at 7', 'Run', 'count 82 times', '2027-03-18..2027-12-31', '2 x 60'],
  ['swim on Mondays until June', 'Swim', 'count 15 times', '2027-03-18..2027-06-30', '1 x 60'],
  ['see more of my old friends', 'See more of my old friends', 'count 18 times', '2027-03-18..2027-12-31'],
  ['see friends more', 'See friends more', 'count 18 times', '2027-03-18..2027-12-31'],
  ['sleep at least 8 hours a night', 'Sleep at least 8 hours a night', 'count 289 days', '2027-03-18..2027-12-31'],
  ['Take out the bins every 2 weeks', 'Take out the bins every 2 weeks', 'count 21 times', '2027-03-18..2027-12-31'],
  ['send my CV to 15 firms by May', 'Send my CV to 15 firms', 'count 15 firms', '2027-03-18..2027-05-31'],
  [
    'learn 500 italian words before the rome trip',
    'Learn 500 italian words before the rome trip',
    'number 500 words',
    '2027-03-18..2027-12-31',
  ],
  ['lose a stone by my birthday (22 July)', 'Lose a stone by my birthday', 'number 14 lb', '2027-03-18..2027-07-22'],
  ['eat 5 portions of veg a day', 'Eat 5 portions of veg a day', 'count 289 days', '2027-03-18..2027-12-31'],
  ['no drinking Monday to Thursday', 'No drinking Monday to Thursday', 'count 165 days', '2027-03-18..2027-12-31'],
  ['vegetarian on weekdays', 'Vegetarian on weekdays', 'count 207 days', '2027-03-18..2027-12-31'],
  ['photograph 100 different birds', 'Photograph 100 different birds', 'count 100 birds', '2027-03-18..2027-12-31'],
  [
    'bake my way through Mary Berry, 50 bakes',
    'Bake my way through Mary Berry',
    'count 50 bakes',
    '2027-03-18..2027-12-31',
  ],
  ['sell 20 things on Vinted by half term', 'Sell 20 things on Vinted', 'count 20 things', '2027-03-18..2027-05-30'],
  ['wedding: save 5000 pounds', 'Wedding: save 5000 pounds', 'number 5000 pounds', '2027-03-18..2027-12-31'],
  ['write to my grandad every month', 'Write to my grandad every month', 'count 9 times', '2027-03-18..2027-12-31'],
]

/** What names a level, a day or a dislike, and no amount. */
export const noEnglishHabits: readonly string[] = [
  '50 press ups in a row by summer',
  'swim 40 lengths without stopping',
  'be able to do 10 pull ups',
  'hen do for Jess in Lisbon, 8 of us, sometime in June',
  "write my best man's speech for 5th June",
  'i hate mondays',
  'stop smoking by June',
  'go to Hay Festival for a day',
  'Three Peaks with the lads in June',
  'walk the Camino, the last 100 km',
  "play the ukulele at our Nan's 90th, 3 songs",
  'do the Great North Run for Macmillan and raise £600',
  'fix the gate one of these weekends',
  'see the Dolomites from 7 to 21 August',
]
