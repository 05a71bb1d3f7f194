import type { LifeRow } from './score-life.ts'

/** Changes that people wish for in the lived year, and the cards that come of them. */
export const englishLifeWishes: readonly LifeRow[] = [
  ['please add lunch with Zoe tomorrow at 1pm', 'Zoe', undefined, 'create 2026-05-21T13:00'],
  ['remind me to call mum tomorrow at 6pm', 'call mum', undefined, 'create 2026-05-21T18:00'],
  ['can you move the dentist to Friday 29 May at 4pm', '29 May', undefined, 'shift dentist-2 2026-05-29T16:00'],
  ['move the barbecue to the 28th', '28 Jun', undefined, 'shift barbecue 2026-06-28T12:00'],
  ['move the barbecue to the 28th of July', '28 Jul', undefined, 'shift barbecue 2026-07-28T12:00'],
  ['move the workshop to the 3rd', '3 Jun', undefined, 'shift workshop 2026-06-03T10:00'],
  ['extend the holiday in Puglia until 18 August', '18 Aug', undefined, 'shift puglia 2026-08-03'],
  ['make the barbecue finish at 4', '12:00–16:00', undefined, 'shift barbecue 2026-06-27T12:00'],
  ['skip german tonight', 'German class & today', undefined, 'delete german/11'],
  ['put both haircuts under health', '27 Feb & 11 Apr', undefined, 'categorise hair-1, categorise hair-2'],
  ['cancle the concert', 'Concert', undefined, 'delete concert'],
  ['move lunch with grandma to the Sunday after', '31 May', undefined, 'shift grandma 2026-05-31T13:00'],
  ["change parents' evening to 6:30", '18:30', undefined, 'shift school 2026-05-20T18:30'],
  ['delete the appointment on Tuesday', 'Which one'],
  [
    'remove the team meetings during my Puglia holiday',
    '3 August & 10 August',
    'September',
    'delete team/29, delete team/30',
  ],
  ['put the vet in the Health category instead of Home', 'category “Health” & Vet', undefined, 'categorise vet'],
  ['change the category of the vet to Health', 'category “Health” & Vet', undefined, 'categorise vet'],
  ['put the haircuts under Health', 'Which one & 11 April'],
  ['new event: team offsite on June 24', 'Team offsite & 24 June', undefined, 'create 2026-06-24'],
  ['cancel the concert', 'Concert', undefined, 'delete concert'],
  ['could you push the vet back by one hour?', 'Vet', undefined, 'shift vet 2026-05-21T18:30'],
  ['rename the barbecue to Summer party', 'Summer party', undefined, 'rename barbecue'],
  ['put the haircut on 11 April in Health', 'Haircut', undefined, 'categorise hair-2'],
  ['help me prepare for the half marathon', '', undefined, 'plan'],
]
