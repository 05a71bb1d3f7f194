import type { Turn } from './english-conversations.ts'

/** Conversations that point back at days, at one of two things, or at the card; each answer was judged by eye. */
export const englishConversationsPointing: readonly (readonly Turn[])[] = [
  [
    ['what do I have tomorrow?', 'Workshop & Vet'],
    ['and the day after?', 'Gym'],
    ['is the evening free after gym?', 'Friday 22 May.*19:30–24:00', '129'],
    ['ok add pizza with Tom at 8:30 pm that day', '“Pizza with Tom”', undefined, 'create 2026-05-22T20:30'],
  ],
  [
    ['anything clashing next week?', '1 overlap'],
    ['which one starts first?', '“Quarterly review”'],
    ['move the other one to Wednesday, same time', '“Meeting with Rossi”', 'review”', 'shift rossi 2026-05-27T15:00'],
    ['hmm Wednesday at 4 instead', '16:00–17:00', undefined, 'shift rossi 2026-05-27T16:00'],
    ['and now is Tuesday ok?', 'no events that overlap on Tuesday 26 May', '1 overlap'],
  ],
  [
    ['and lunch on sunday?', 'Grandma'],
    ['start that one at 12:30 instead, same end time', '12:30–15:00', undefined, 'shift grandma 2026-05-24T12:30'],
  ],
  [
    ['which days in the week of 25 May have nothing at all', '30 May'],
    ['ok add a massage on the first of those at 5pm', '“Massage”', 'those”', 'create 2026-05-30T17:00'],
  ],
  [
    ["where's Sara and Paolo's wedding?", 'Villa Aurelia'],
    ['am I free the day before?', 'Friday 11 September'],
    ['put pick up suit at 5', '“Pick up suit”', undefined, 'create 2026-09-11T17:00'],
    ['actually two days before, to be safe', '10 September', undefined, 'create 2026-09-10T17:00'],
  ],
  [
    ['is there a public holiday in the next few weeks?', '2 June'],
    ['what day of the week is it?', 'Tuesday 2 June'],
    ['do I have gym that day?', 'Gym'],
    ['take it out please', 'delete', undefined, 'delete gym-tue/21'],
    ['only that one, keep the rest', 'press Apply'],
    [
      'and put a picnic instead, 12 to 4',
      '“Picnic”.*12:00–16:00',
      'instead',
      'delete gym-tue/21, create 2026-06-02T12:00',
    ],
  ],
  [
    ['add yoga on Mondays at 7pm', '“Yoga”', undefined, 'create 2026-05-25T19:00'],
    ['what else do I have on Mondays?', 'Team meeting'],
    ['on second thought do Thursdays instead', 'on Thursdays', 'Mondays', 'create 2026-05-21T19:00'],
  ],
  [
    ['what do I have the week before the house move?', '6 July 2026 to Sunday 12 July'],
    ['block the Thursday and Friday of that week for packing, all day', '9 July', undefined, 'create 2026-07-09'],
    ['just the Friday actually', '→ Friday 10 July', undefined, 'create 2026-07-10'],
  ],
  [
    ['when is the house move', '18 July'],
    ['and the team meeting on the Monday after, cancel it', '20 July', undefined, 'delete team/27'],
    ["when's the next one after that?", '27 July'],
  ],
  [
    ['am I free on the 27th of June in the evening?', 'Saturday 27 June'],
    ['what about the next day?', 'Sunday 28 June 2026 in the evening'],
    ['ok move the barbecue to then', '28 June', undefined, 'shift barbecue 2026-06-28T12:00'],
    ['same time yes', 'press Apply'],
    ["actually the weather's supposed to be bad, leave it on Saturday", 'closed the card'],
    ['but make it start at 11', '27 June 2026, 11:00', undefined, 'shift barbecue 2026-06-27T11:00'],
  ],
  [
    ['add a long run every Sunday at 8 from July until October', '“Long run”', undefined, 'create 2026-07-05T08:00'],
    ['skip the ones in August', '6 September', undefined, 'create 2026-07-05T08:00, create 2026-09-06T08:00'],
  ],
  [
    ['add a long run every Sunday at 8 from July until October', '“Long run”', undefined, 'create 2026-07-05T08:00'],
    [
      "but not in the two weeks I'm in Puglia",
      'by Sunday 2 August & 23 August',
      undefined,
      'create 2026-07-05T08:00, create 2026-08-23T08:00',
    ],
  ],
  [
    ['how many times have I been to the gym this month?', '6 events'],
    [
      'extend it to the end of September please',
      '4 August & 7 August',
      'already',
      'create 2026-08-04T18:30, create 2026-08-07T18:30',
    ],
    ["but not in the two weeks I'm in Puglia", '18 August & 21 August', undefined, 'create 2'],
  ],
  [
    ["when's the first free evening?", '21 May'],
    ['put cinema with Anna that evening at 9', 'Cinema', undefined, 'create 2026-05-21T21:00'],
  ],
  [
    ['Which week is the fullest in June?', '8 June'],
    ['And the week after?', '15 June'],
    ['ok add a massage on the thursday of that week at 6pm', 'Massage', undefined, 'create 2026-06-18T18:00'],
  ],
  [
    ["When's the conference in Berlin?", '9 November'],
    ['do I have anything that week?', 'Team meeting'],
    ['and add a train on the Sunday before, 10 to 18', '10:00.18:00', undefined, 'create 2026-11-08T10:00'],
  ],
  [
    ['whose birthday is next?', '5 July'],
    ['remind me a week before to get a present', 'Get a present', undefined, 'create 2026-06-28'],
  ],
  [
    ['when is the barbecue?', '27 June'],
    ['remind me of the charcoal two days before', '“Charcoal”', undefined, 'create 2026-06-25'],
  ],
  // Of a week nobody knows which evening is meant.
  [
    ['what about next week?', '25 May'],
    ['add cinema with Julia that evening at 9', 'which day'],
  ],
  [
    ['what have I got on Saturday?', 'Marta'],
    ['and what about Sunday?', 'Lunch with Grandma'],
    ['ok so what about on Friday?', 'Gym'],
  ],
  [
    ['what have I got this weekend?', 'Marta & Grandma'],
    ['how long is the lunch on Sunday?', '2 hours'],
    ['and the weekend after, anything?', 'no events from Saturday 30 May'],
  ],
  [
    ['I need two free hours on Friday to study', '08:00.18:30'],
    ['add revision at 3', '15:00.17:00', undefined, 'create 2026-05-22T15:00'],
  ],
  [
    ["when's the dentist?", '28 May'],
    ['that evening add a call with Tom at 9', 'Call with Tom', undefined, 'create 2026-05-28T21:00'],
  ],
  [
    ['when do we go to Puglia?', '3 August'],
    ['cancel the team meetings in those two weeks', '3 August & 10 August', undefined, 'delete 2'],
  ],
  [
    ['add dinner with Paul on Friday', 'Dinner with Paul', undefined, 'create 2026-05-22'],
    ['in the evening, around 8', '20:00', undefined, 'create 2026-05-22T20:00'],
  ],
  [
    ['anything on the 2nd of June?', 'Gym'],
    ['is it a holiday?', 'Republic Day'],
    ['cancel the gym that day then', 'delete 1 event', undefined, 'delete gym-tue/21'],
  ],
  [
    ["what's on next week?", '25 May'],
    ['cancel the gym that Friday', '29 May', undefined, 'delete gym-fri/20'],
  ],
  [
    ['move the barbecue to Sunday', '28 June', undefined, 'shift barbecue 2026-06-28T12:00'],
    ['what else is on that week?', '3 events'],
    ['better put it back on Saturday after all', '27 June', undefined, 'shift barbecue 2026-06-27T12:00'],
  ],
  [
    ["when's the wedding?", '12 September'],
    ["add a hairdresser's the day before at 4pm", '“Hairdresser.s”', 'pm', 'create 2026-09-11T16:00'],
  ],
]
