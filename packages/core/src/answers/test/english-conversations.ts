/**
 * What is asked, patterns that the answer holds (` & ` between them), a pattern that it never holds, and the card: its changes,
 * or their action and number.
 */
export type Turn = readonly [asked: string, says?: string | undefined, never?: string | undefined, card?: string]
export const englishConversations: readonly (readonly Turn[])[] = [
  [
    ['when is the dentist?', '28 May'],
    ['move it to Friday at 10', '29 May 2026, 10:00', undefined, 'shift dentist-2 2026-05-29T10:00'],
    ['yes', 'Apply'],
  ],
  [
    ['what do I have tomorrow?', 'Workshop & Vet'],
    ['delete the second one', 'Vet', 'Workshop', 'delete vet'],
  ],
  [
    ['show me the haircuts', '27 Feb & 11 Apr'],
    ['put those in Health', 'Health', undefined, 'categorise hair-1, categorise hair-2'],
  ],
  [
    ['how many gym sessions in June?', '9'],
    ['and in July?', '\\b9\\b'],
    ['delete those', '9', undefined, 'delete 9'],
  ],
  [
    ['delete the gym', 'Which one'],
    ['the next one', '22 May', undefined, 'delete gym-fri/19'],
  ],
  [
    ['cancel the team meeting', 'Which one'],
    ['the last one', '14 December', undefined, 'delete team/48'],
  ],
  [
    ['cancel the concert', 'Concert', undefined, 'delete concert'],
    ['no, forget it', 'not|nothing'],
    ['yes', 'no |nothing|open|Which'],
  ],
  [
    ['cancel the concert', 'Concert', undefined, 'delete concert'],
    ['and the barbecue?', 'Barbecue', undefined, 'delete concert, delete barbecue'],
  ],
  [
    ['move the barbecue to Sunday', '28 June', undefined, 'shift barbecue 2026-06-28T12:00'],
    ['no, make it Saturday 4 July', '4 July', undefined, 'shift barbecue 2026-07-04T12:00'],
    ['ok do it', 'Apply'],
  ],
  [
    ['what is on Tuesday?', 'review & Rossi'],
    ['how long is the first one?', '2 hours'],
  ],
  [
    ['what trips do I have?', 'Lisbon & Puglia'],
    ['which of those are in summer?', 'Puglia', 'Ski'],
    ['and how many days in all?', '18 days'],
  ],
  [
    ['add coffee with Tom', 'day|When'],
    ['tomorrow at 9', 'Coffee with Tom', undefined, 'create 2026-05-21T09:00'],
  ],
  [
    [
      'add dentist Tuesday at 5 with a reminder 1 hour before',
      'Dentist & 26 May & reminder',
      undefined,
      'create 2026-05-26T17:00',
    ],
    ['yes please', 'Apply'],
  ],
  [
    [
      'add swimming every Monday and Thursday at 6pm until the end of June',
      'Swimming & Monday & Thursday',
      undefined,
      'create 2026-05-21T18:00',
    ],
  ],
  [
    ['delete all the gym in June', '9 events', undefined, 'delete 9'],
    ['how many are they in all?', '\\b9\\b'],
  ],
  [
    ['show all team meetings', '49|48'],
    ['delete them all', '49|48', undefined, 'delete 49'],
  ],
  [
    ['what do I have in September?', 'wedding & Anna'],
    ['and in October?', 'Half marathon'],
    ['move it to the 25th', 'Which one'],
    ['the half marathon', '25 October', undefined, 'shift half 2026-10-25'],
  ],
  [
    ['how often do I go to the gym?', '60 times'],
    ['what about German?', 'German'],
  ],
  [['delete those', 'Which|what']],
  [['yes', 'Apply|open|nothing|question|what']],
  [
    ['what have I got this weekend?', 'Marta & Grandma'],
    ['remind me of both 2 hours before', 'Marta & Grandma & 2 hours', undefined, 'remind marta, remind grandma'],
  ],
  [
    ['how many exams did I sit this year?', 'no |find no|exams'],
    ['and blood tests?', '12 May|\\b1\\b'],
  ],
  [
    ['how many flurbs do I have in May?', 'flurbs'],
    ['and dentists?', '28 May|\\b1\\b|one'],
  ],
  [
    ['what is the first event in June?', 'Team meeting|1 June'],
    ['and the second?', '2 June|Gym'],
  ],
  [
    ['when is the wedding?', '12 September'],
    ['where is it?', 'Villa Aurelia'],
    ["and Anna's birthday?", '24 September'],
  ],
  [
    ['what are my meetings next week?', 'Team meeting'],
    ['delete the first and the last', 'delet|remove', undefined, 'delete 2'],
  ],
  [
    ['am I free on Friday evening?', 'Gym|18:30'],
    ['and on Saturday?', 'Marta|no|not'],
  ],
  [
    ['move the vet to Monday', '25 May', undefined, 'shift vet 2026-05-25T17:30'],
    ['at 6', '25 May 2026, 18:00', undefined, 'shift vet 2026-05-25T18:00'],
  ],
  [
    ['list the events with Luca', 'Lunch with Luca'],
    ['delete it', 'Lunch with Luca', undefined, 'delete luca'],
    ['never mind', 'not|nothing'],
  ],
  [
    ['show all family events this year', 'Barbecue & wedding'],
    ['only those in June', 'Concert & Barbecue', 'wedding'],
    [
      'move them a week later',
      '13 June & 4 July',
      undefined,
      'shift concert 2026-06-13T21:00, shift barbecue 2026-07-04T12:00',
    ],
  ],
  [
    ['when is my next gym?', '22 May'],
    ['skip it', '22 May', undefined, 'delete gym-fri/19'],
  ],
  [
    [
      "put dinner at Marta's on Saturday evening",
      'Dinner at Marta & 23 May & 19:00',
      undefined,
      'create 2026-05-23T19:00',
    ],
  ],
  [
    ['what do I have in August', 'Puglia'],
    ['rename it to Sea holiday', 'Which one'],
    ['the first', 'Sea holiday', undefined, 'rename puglia'],
    ['sure', 'Apply'],
  ],
  [
    ['count my work events in May', '\\b7\\b|\\b8\\b'],
    ['show them', 'Workshop & Rossi'],
    ['which is the longest?', 'Workshop'],
  ],
  [
    ['what is on 26 May?', 'review & Rossi'],
    ['do they overlap?', '15:00|overlap|same time'],
  ],
  [
    ['move lunch with grandma to the sunday after', '31 May', undefined, 'shift grandma 2026-05-31T13:00'],
    ['also dinner with marta', 'Marta', undefined, 'shift grandma 2026-05-31T13:00, shift marta 2026-05-24T20:00'],
  ],
  [
    ['delete the german lesson', 'Which'],
    ['all of them', 'German', undefined, 'delete 4'],
  ],
  [
    ['which trip is the longest?', 'Japan'],
    ['and the shortest?', 'Paris'],
    ['cancel it', undefined, undefined, 'delete 1'],
  ],
  [
    ['add gym tomorrow at 7', 'Gym & 21 May', undefined, 'create 2026-05-21T07:00'],
    ['in the category Sport', 'Sport', undefined, 'create 2026-05-21T07:00'],
  ],
  [
    ['what about the plumber?', 'plumber'],
    ['ok thanks', 'You are welcome'],
  ],
]
