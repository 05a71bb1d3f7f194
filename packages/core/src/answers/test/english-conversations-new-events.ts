import type { Turn } from './english-conversations.ts'

/** Conversations in which something new is put on a card and amended there; each answer was judged by eye. */
export const englishConversationsNewEvents: readonly (readonly Turn[])[] = [
  [
    [
      'dinner with Paul on Friday at 8',
      'I would add “Dinner with Paul”: Friday 22 May 2026, 20:00–21:00.',
      undefined,
      'create 2026-05-22T20:00',
    ],
    [
      'at 9 instead',
      '“Dinner with Paul”: Friday 22 May 2026, 20:00–21:00 → Friday 22 ',
      undefined,
      'create 2026-05-22T21:00',
    ],
    [
      'an hour longer',
      '“Dinner with Paul”: Friday 22 May 2026, 21:00–22:00 → Friday 22 ',
      undefined,
      'create 2026-05-22T21:00',
    ],
    ['with a reminder', '“Dinner with Paul”: Friday 22 May 2026, 21:00–23:00', undefined, 'create 2026-05-22T21:00'],
    ['in Family', '“Dinner with Paul”: Friday 22 May 2026, 21:00–23:00', undefined, 'create 2026-05-22T21:00'],
  ],
  [
    [
      'same dinner with Marta next week',
      'I would add “Dinner with Marta”: Saturday 30 May 2026, 20:00–22:',
      undefined,
      'create 2026-05-30T20:00',
    ],
    [
      'make it 7pm',
      '“Dinner with Marta”: Saturday 30 May 2026, 20:00–22:30 → Saturda',
      undefined,
      'create 2026-05-30T19:00',
    ],
  ],
  [
    [
      'add yoga every Monday at 7',
      'I would add “Yoga”: Monday 25 May 2026, 07:00–08:00, repeated “e',
      undefined,
      'create 2026-05-25T07:00',
    ],
    [
      'no, at 8',
      '“Yoga”: Monday 25 May 2026, 07:00–08:00 → Monday 25 May 2026, 08',
      undefined,
      'create 2026-05-25T08:00',
    ],
    [
      'until the end of June',
      'I would add “Yoga”: Monday 25 May 2026, 08:00–09:00, repeated every week on Mondays, the last ti',
      undefined,
      'create 2026-05-25T08:00',
    ],
  ],
  [
    ['is there anything on June 2?', '“Gym”: Tuesday 2 June 2026, 18:30–19:30'],
    ['and the 3rd?', '“German class”: Wednesday 3 June 2026, 19:00–20:30'],
    [
      'ok put a lunch with Sara there at 1',
      'I would add “Lunch with Sara”: Wednesday 3 June 2026, 13:00–14:0',
      undefined,
      'create 2026-06-03T13:00',
    ],
  ],
  [
    ["when's Dad's birthday?", "“Dad's birthday”: Sunday 5 July 2026. That is in 6 weeks and 4 d"],
    ['what day of the week is that?', "“Dad's birthday”: Sunday 5 July 2026. That is in 6 weeks and 4 d"],
    [
      'add a dinner for it at 8 pm',
      'I would add “Dinner”: Sunday 5 July 2026, 20:00–21:00. This is o',
      undefined,
      'create 2026-07-05T20:00',
    ],
  ],
  [
    ['when did I last have a haircut?', 'The last time was Saturday 11 April 2026, 10:00–11:00: “Haircut”'],
    ['and the one before that?', '“Haircut”: Friday 27 February 2026, 17:00–18:00'],
    [
      'book me another for Saturday the 30th at 10',
      'I would add “Haircut”: Saturday 30 May 2026, 10:00–11:00. This i',
      undefined,
      'create 2026-05-30T10:00',
    ],
  ],
  [
    ['am I free on Saturday?', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30'],
    ['what about Sunday afternoon?', '“Lunch with Grandma”: Sunday 24 May 2026, 13:00–15:00'],
    [
      'put cinema at 6',
      'I would add “Cinema”: Sunday 24 May 2026, 18:00–19:00. This is o',
      undefined,
      'create 2026-05-24T18:00',
    ],
    ['with Julia', '“Cinema”: Sunday 24 May 2026, 18:00–19:00', undefined, 'create 2026-05-24T18:00'],
  ],
  [
    [
      'put yoga every Monday at 8pm',
      'I would add “Yoga”: Monday 25 May 2026, 20:00–21:00, repeated “e',
      undefined,
      'create 2026-05-25T20:00',
    ],
    [
      'until the end of July',
      'I would add “Yoga”: Monday 25 May 2026, 20:00–21:00, repeated every week on Mondays, the last',
      undefined,
      'create 2026-05-25T20:00',
    ],
    [
      'sorry, Wednesdays not Mondays',
      'I would add “Yoga”: today, Wednesday 20 May 2026, 20:00–21:00, r',
      undefined,
      'create 2026-05-20T20:00',
    ],
  ],
  [
    [
      'add MOT on 10 June',
      'I would add “MOT”: Wednesday 10 June 2026. This is only a propos',
      undefined,
      'create 2026-06-10',
    ],
    ['9am', '“MOT”: Wednesday 10 June 2026 → Wednesday 10 June 2026, 09:00–10', undefined, 'create 2026-06-10T09:00'],
    [
      "half an hour's fine",
      '“MOT”: Wednesday 10 June 2026, 09:00–10:00 → Wednesday 10 June 2',
      undefined,
      'create 2026-06-10T09:00',
    ],
    ['remind me the day before', '“MOT”: Wednesday 10 June 2026, 09:00–09:30', undefined, 'create 2026-06-10T09:00'],
  ],
  [
    ['anything on 12 September?', "“Sara and Paolo's wedding”: Saturday 12 September 2026"],
    ['how long does it last?', "“Sara and Paolo's wedding” lasts 1 day: Saturday 12 September 20"],
    [
      'add hairdresser that morning at 9',
      'I would add “Hairdresser”: Saturday 12 September 2026, 09:00–10:',
      undefined,
      'create 2026-09-12T09:00',
    ],
  ],
  [
    ['add hair appointment on the 2nd of June at 10', '“Hair appointment”', undefined, 'create 2026-06-02T10:00'],
    ['and nails on the 5th at 11', '“Nails”.*stays on it', '“And', 'create 2026-06-02T10:00, create 2026-06-05T11:00'],
  ],
  [
    ['add dentist on Friday at 9', '“Dentist”', undefined, 'create 2026-05-22T09:00'],
    [
      'and add nails on the 5th at 11',
      '“Nails”.*stays on it',
      undefined,
      'create 2026-05-22T09:00, create 2026-06-05T11:00',
    ],
  ],
  [
    ['add dentist on Friday at 9', '“Dentist”', undefined, 'create 2026-05-22T09:00'],
    [
      'and lunch with Tom at 1pm',
      '“Lunch with Tom”.*stays on it',
      undefined,
      'create 2026-05-22T09:00, create 2026-05-22T13:00',
    ],
  ],
  [
    ["when's the half marathon?", 'Sunday 18 October 2026'],
    [
      'add a long run every Sunday at 8 till then',
      'the last time by Saturday 17 October 2026',
      undefined,
      'create 2026-05-24T08:00',
    ],
    ['make it 7.30', '07:30', undefined, 'create 2026-05-24T07:30'],
  ],
]
