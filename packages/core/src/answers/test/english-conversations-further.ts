import type { Turn } from './english-conversations.ts'

/** Conversations about days that are told otherwise, what is to stay after all, and what one question leaves to the next. */
export const englishConversationsFurther: readonly (readonly Turn[])[] = [
  [
    ['which weekends are free in July?', 'You have 2 free weekends'],
    ["put 'visit parents' on the first one", 'Saturday 11 July 2026 to Sunday 12 July', undefined, 'create 2026-07-11'],
    ['just the Sunday', '→ Sunday 12 July 2026\n', 'Monday', 'create 2026-07-12'],
  ],
  [
    ["when's the wedding?", 'Saturday 12 September'],
    ['add a hotel for that night', '“Hotel”', undefined, 'create 2026-09-12T19:00'],
    ['actually from the Friday to the Sunday', 'Friday 11 September 2026 to Sunday 13', undefined, 'create 2026-09-11'],
    ['from the 10th to the 12th', 'Thursday 10 September 2026 to Saturday 12', undefined, 'create 2026-09-10'],
    ['for two days', '→ from Thursday 10 September 2026 to Friday 11 September', undefined, 'create 2026-09-10'],
  ],
  [
    ['add cinema on Friday at 9 pm', '“Cinema”', undefined, 'create 2026-05-22T21:00'],
    ['no wait, I meant this Friday', 'It is then already: “Cinema”'],
  ],
  [
    ['move the vet to Friday', '“Vet”', undefined, 'shift vet 2026-05-22T17:30'],
    ['same hours', 'Apply'],
  ],
  [
    [
      'move the house move to 20-22 July',
      'Monday 20 July 2026 to Wednesday 22 July',
      undefined,
      'shift move 2026-07-20',
    ],
  ],
  [
    ['how many German classes are left?', 'You have 4 events'],
    ["skip next week's", '27 May', 'Rossi', 'delete german/12'],
    ['no sorry, I can make it after all, keep it', 'closed the card'],
    ["what's the date of the last one?", 'Wednesday 10 June'],
  ],
  [
    ['delete the vet tomorrow', '“Vet”', undefined, 'delete vet'],
    ['keep it', 'closed the card'],
  ],
  [
    ['when do I have gym?', 'Friday 22 May'],
    ["I'll skip the Friday one", '22 May', undefined, 'delete gym-fri/19'],
  ],
  [
    ["when's the Lisbon trip?", 'Friday 12 June'],
    ['do I blorf the fnarg?', 'do not understand'],
    ['delete that one', 'Which events do you mean'],
  ],
  [
    ["when's the wedding?", '12 September'],
    ["put 'collect the dress' two days before at 5pm", '“Collect the dress”', undefined, 'create 2026-09-10T17:00'],
    ['actually a week before', '→ Saturday 5 September', undefined, 'create 2026-09-05T17:00'],
    ['no, a week earlier', '→ Saturday 29 August', undefined, 'create 2026-08-29T17:00'],
  ],
  [
    ['when do we leave for Puglia?', '3 August'],
    ['remind me to water the plants the day before', '“Water the plants”:', undefined, 'create 2026-08-02'],
  ],
  [
    ['move the vet to Friday at 9', '“Vet”', undefined, 'shift vet 2026-05-22T09:00'],
    ['hmm, make it 10 in the morning instead', '10:00–11:00', undefined, 'shift vet 2026-05-22T10:00'],
    ["she'd rather go at 11", '11:00–12:00', undefined, 'shift vet 2026-05-22T11:00'],
    ['Tom can only do 3', '15:00–16:00', undefined, 'shift vet 2026-05-22T15:00'],
  ],
  [
    ['am I free tomorrow?', 'Not all of it'],
    ['can I fit in a phone call with the bank at 2?', 'Yes, you are free'],
    ['put it at 2 pm, 30 minutes', '“Phone call with the bank” & 14:00–14:30', undefined, 'create 2026-05-21T14:00'],
  ],
  [
    ["what's on tomorrow?", 'Workshop & Vet'],
    ['put it at 2 pm', 'Which one do you mean'],
  ],
  [
    ['add a hike on Saturday 27 June', '“Hike”', undefined, 'create 2026-06-27'],
    ['9 to 3', '09:00–10:00 & 09:00–15:00', undefined, 'create 2026-06-27T09:00'],
    ['in the sport category', '“Sport”', undefined, 'create 2026-06-27T09:00'],
    ['in the title too', 'do not understand “title”'],
  ],
  [
    ["when's the Lisbon trip?", '12 June'],
    ['do I miss any gym because of it?', 'You have 1 event'],
    ['delete that one', '12 June', undefined, 'delete gym-fri/22'],
  ],
  [
    ['add dinner with Ben on Friday at 7 pm', '“Dinner with Ben”', undefined, 'create 2026-05-22T19:00'],
    ['oh wait, do I have gym?', 'You have 1 event with “gym” on Friday 22 May'],
  ],
  [
    ['add pottery every Thursday', '“Pottery”', undefined, 'create 2026-05-21'],
    ['7 to 8 in the evening', '19:00–20:00', 'already', 'create 2026-05-21T19:00'],
    ['start it in September instead', 'Thursday 3 September', undefined, 'create 2026-09-03T19:00'],
  ],
  [
    ['which evenings am I free next week?', 'You have 4 free evenings'],
    ['and the week after?', 'You have 3 free evenings'],
  ],
  [
    ['do I have anything on Saturday?', 'Dinner with Marta'],
    ['move the dinner to Sunday', '“Dinner with Marta”', undefined, 'shift marta 2026-05-24T20:00'],
    ['and what does that leave on Saturday?', 'once you press Apply & I find no events on Saturday'],
    ['ok at 7 then', '19:00–21:30', undefined, 'shift marta 2026-05-24T19:00'],
  ],
  [
    ['how much work do I have this week?', '4 hours'],
    ['and next week?', '3 hours'],
    ['which is busier?', 'You have more from Monday 18 May'],
  ],
  [
    ['what do I have next week?', 'You have 7 events'],
    ["what's the longest meeting?", 'from Monday 25 May 2026 to Sunday 31 May'],
  ],
  [
    ['what was on 12 May?', 'Lunch with Luca'],
    ['add a coffee', 'Which day'],
  ],
  [
    ['make the workshop finish at 12 tomorrow', '10:00–12:00', undefined, 'shift workshop 2026-05-21T10:00'],
    ['actually 12.30', '10:00–12:30', undefined, 'shift workshop 2026-05-21T10:00'],
  ],
  [
    ['rename vet to Vet - Milo jabs', '“Vet - Milo jabs”', undefined, 'rename vet'],
    ['just Milo jabs actually', '“Milo jabs”', '“Vet - Milo jabs”', 'rename vet'],
    ['for the location put Blue room', '“Blue room”', undefined, 'rename vet, place vet'],
    ['no, Green room', '“Green room”', '“Blue room”', 'rename vet, place vet'],
  ],
  [
    ["which events don't have a category", '2 events without'],
    ['put them under Health', '“Health”', undefined, 'categorise hair-1, categorise hair-2'],
    [
      'actually call both of them Home instead',
      'the category “Home”',
      'new name',
      'categorise hair-1, categorise hair-2',
    ],
    ['cool thanks, apply', 'press Apply'],
  ],
  [
    ['put in a long run on sunday 4 oct at 8am', '08:00–09:00', undefined, 'create 2026-10-04T08:00'],
    ['make it Sport', 'the category “Sport”', undefined, 'create 2026-10-04T08:00'],
    ['no, shorter, half an hour', '08:00–08:30', undefined, 'create 2026-10-04T08:00'],
  ],
  [
    ['what time is the flight to Lisbon', '07:30'],
    ['remind me the day before', '1 day before', undefined, 'remind flight'],
    ['both, the day before and 3 hours before', '1 day before and 3 hours before', undefined, 'remind flight'],
  ],
  [
    ["when's the wedding", 'Saturday 12 September 2026'],
    ['remind me 2 weeks before', '2 weeks before', undefined, 'remind wedding'],
    ["and Anna's birthday too but only 3 days before", '3 days before', undefined, 'remind wedding, remind anna'],
    ["do the same for dad's birthday", '3 days before', undefined, 'remind wedding, remind anna, remind dad'],
  ],
  [
    ['when am I in Puglia', '3 August 2026'],
    ['any meetings in between?', '2 events with “meetings”'],
  ],
  [
    ['how many hours of work do I have this week', '4 hours'],
    ['and next week?', '3 hours'],
    ['which day is the busiest', 'Tuesday 26 May 2026', 'The difference'],
    ['and the quietest?', 'calmest day'],
  ],
  [
    ['move the dinner with Marta to 21:00', '21:00–23:30', undefined, 'shift marta 2026-05-23T21:00'],
    ['and what am I doing on Sunday', '“Lunch with Grandma”', 'nothing to change'],
  ],
  [
    ['when is the barbecue', 'Saturday 27 June 2026'],
    ['copy it to next year as well', 'Sunday 27 June 2027', undefined, 'create 2027-06-27T12:00'],
  ],
  [
    ['when is the trip to Japan', '20 March 2027'],
    ['add one more day at the end', 'Monday 5 April 2027', undefined, 'shift japan 2027-03-20'],
    ['no sorry, at the start', 'from Friday 19 March 2027 to Sunday 4 April', undefined, 'shift japan 2027-03-19'],
  ],
  [
    ["when's the half marathon?", '18 October 2026'],
    ["and when was last year's?", '19 October 2025'],
    ['how many weeks till this one', 'in 21 weeks', 'ago'],
  ],
  [
    ['move the meeting with Rossi to thursday same time', 'Thursday 28 May', undefined, 'shift rossi 2026-05-28T15:00'],
    ["oh wait the dentist's then isn't it", '1 event with “dentist” on Thursday 28 May'],
    ['ok 4.30 then', '16:30–17:30', undefined, 'shift rossi 2026-05-28T16:30'],
  ],
  [
    ['skip german this week', 'delete 1 event', undefined, 'delete german/11'],
    ["and next week it's still on?", 'Wednesday 27 May 2026'],
    ['ok', 'press Apply'],
  ],
  [
    ['what trips are coming up?', '4 events'],
    ['the first one, have I got anything that day?', 'from Friday 12 June 2026 to Monday 15 June', '54 events'],
  ],
  [
    ['what trips are coming up?', '4 events'],
    ['the second one, how long is it?', '“Holiday in Puglia” lasts 14 days'],
  ],
  [
    ['block out friday 10 july as well, all day packing', '“Packing”', 'Well', 'create 2026-07-10'],
    ['not work, Home', 'the category “Home”', undefined, 'create 2026-07-10'],
  ],
  [
    ['do I have any overlaps next week?', '1 overlap'],
    ['by how much?', 'for 1 hour'],
  ],
  [
    ['add a run on saturday at 9', 'Saturday 23 May', undefined, 'create 2026-05-23T09:00'],
    ['the day before instead', 'Friday 22 May', undefined, 'create 2026-05-22T09:00'],
  ],
]
