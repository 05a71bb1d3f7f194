import type { Adding, Changing, Turns } from './composed-words.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const englishAdding: Adding = {
  verbs: [
    'add',
    'book',
    'put in',
    'create',
    'pencil in',
    'can you add',
    'please add',
    'new event:',
    'note down',
    'pop in',
  ],
  lasting: (amount, choose) => choose.one([`for ${amount}`, `lasting ${amount}`, `it lasts ${amount}`]),
  every: (weekday, choose) => choose.one([`every ${WEEKDAYS[weekday] ?? ''}`, `each ${WEEKDAYS[weekday] ?? ''}`]),
  category: (name, choose) =>
    choose.one([
      `category ${name}`,
      `category: ${name}`,
      `in the ${name} category`,
      `under ${name}`,
      `file it under ${name}`,
    ]),
  place: ({ name, at }, choose) => choose.one([at, at, `place: ${name}`, `location: ${name}`]),
  reminder: (leads, choose) => {
    const said = leads.map((lead) => `${lead} before`).join(' and ')
    return choose.one([`remind me ${said}`, `with a reminder ${said}`, `reminder ${said}`, `with an alert ${said}`])
  },
  note: (note, choose) => choose.one([`note: ${note}`, `with a note: ${note}`, `notes: ${note}`]),
  own: (said, choose) => choose.one([`I have ${said}`, `I've got ${said}`]),
  isClause: (words) => /^(?:it lasts|file|remind|with|place|location|category)/u.test(words),
  and: 'and',
}

export const englishChanging: Changing = {
  toDay: ({ the }, { toDay, onDay, fromDay }, choose) =>
    choose.one([
      `move ${the} ${toDay}`,
      `reschedule ${the} ${toDay}`,
      `push ${the} back ${toDay}`,
      `${the}, move it ${toDay}`,
      `${the} has been moved ${toDay}`,
      `${the} is not ${fromDay} but ${onDay}`,
      `${the} is ${onDay}, not ${fromDay}`,
      `can you move ${the} ${toDay}?`,
      `put ${the} ${onDay} instead of ${fromDay}`,
    ]),
  toHour: ({ the }, { toHour, fromHour }, choose) =>
    choose.one([
      `move ${the} to ${toHour}`,
      `push ${the} back till ${toHour}`,
      `${the} starts at ${toHour}`,
      `${the} is at ${toHour}, not ${fromHour}`,
      `${the} is not at ${fromHour} but at ${toHour}`,
      `make ${the} ${toHour} instead of ${fromHour}`,
      `${the}, move it to ${toHour}`,
      `change the time of ${the} to ${toHour}`,
    ]),
  toBoth: ({ the }, { toDay, onDay, toHour }, choose) =>
    choose.one([
      `move ${the} ${toDay} at ${toHour}`,
      `${the}, move it ${toDay} at ${toHour}`,
      `reschedule ${the} ${toDay}, ${toHour}`,
      `${the} has been moved ${toDay} at ${toHour}`,
      `${the} is now ${onDay} at ${toHour}`,
      `push ${the} back ${toDay} at ${toHour}`,
    ]),
  by: ({ the }, amount, isLater, choose) =>
    choose.one(
      isLater
        ? [
            `push ${the} back by ${amount}`,
            `move ${the} ${amount} later`,
            `postpone ${the} by ${amount}`,
            `delay ${the} by ${amount}`,
            `make ${the} ${amount} later`,
          ]
        : [`bring ${the} forward by ${amount}`, `move ${the} ${amount} earlier`, `make ${the} ${amount} earlier`],
    ),
  longer: ({ the }, amount, isLonger, choose) =>
    choose.one(
      isLonger
        ? [`make ${the} ${amount} longer`, `extend ${the} by ${amount}`, `${the} lasts ${amount} longer`]
        : [`make ${the} ${amount} shorter`, `shorten ${the} by ${amount}`, `cut ${the} by ${amount}`],
    ),
  lasting: ({ the }, amount, choose) =>
    choose.one([`${the} lasts ${amount}`, `make ${the} last ${amount}`, `${the} should last ${amount}`]),
  ending: ({ the }, hour, isShorter, choose) =>
    choose.one([
      `${the} ends at ${hour}`,
      `${isShorter ? 'shorten' : 'extend'} ${the}, it ends at ${hour}`,
      `${the} finishes at ${hour}`,
      `make ${the} end at ${hour}`,
    ]),
  place: ({ the }, { name, at }, choose) =>
    choose.one([
      `${the} is ${at}`,
      `${the} is ${at}, add the place`,
      `set the location of ${the} to ${name}`,
      `the place of ${the} is ${name}`,
      `add ${name} as the place of ${the}`,
      `change the location of ${the} to ${name}`,
    ]),
  noPlace: ({ the }, choose) =>
    choose.one([`take the location off ${the}`, `remove the place from ${the}`, `delete the location of ${the}`]),
  category: ({ the }, name, choose) =>
    choose.one([
      `put ${the} under ${name}`,
      `put ${the} in the ${name} category`,
      `file ${the} under ${name}`,
      `${the} goes under ${name}`,
      `change the category of ${the} to ${name}`,
      `${the}, put it in ${name}`,
    ]),
  rename: ({ the }, name, choose) =>
    choose.one([
      `rename ${the} to ${name}`,
      `${the}, call it ${name}`,
      `change the name of ${the} to ${name}`,
      `rename ${the} as ${name}`,
    ]),
  remind: ({ the }, lead, choose) =>
    choose.one([
      `remind me of ${the} ${lead} before`,
      `remind me ${lead} before ${the}`,
      `add a reminder to ${the} ${lead} before`,
      `set a reminder ${lead} before ${the}`,
      `${the}, remind me ${lead} before`,
    ]),
  remove: ({ the }, choose) =>
    choose.one([
      `delete ${the}`,
      `cancel ${the}`,
      `remove ${the}`,
      `${the} is off`,
      `${the}, cancel it`,
      `scrap ${the}`,
      `${the} has been cancelled`,
    ]),
  copy: ({ the }, toDay, choose) => choose.one([`copy ${the} ${toDay}`, `duplicate ${the} ${toDay}`]),
  more: {
    toHour: (_it, { toHour }, choose) =>
      choose.one([`move it to ${toHour}`, `make it ${toHour}`, `start at ${toHour}`]),
    toDay: (_it, { toDay }, choose) => choose.one([`move it ${toDay}`, `push it back ${toDay}`]),
    longer: (_it, amount, isLonger, choose) =>
      choose.one([
        `make it ${amount} ${isLonger ? 'longer' : 'shorter'}`,
        `it lasts ${amount} ${isLonger ? 'longer' : 'less'}`,
        isLonger ? `lasts ${amount} more` : `shorten it by ${amount}`,
      ]),
    lasting: (_it, amount, choose) => choose.one([`make it last ${amount}`, `it lasts ${amount}`]),
    ending: (_it, hour, choose) =>
      choose.one([`it ends at ${hour}`, `make it end at ${hour}`, `it finishes at ${hour}`]),
    place: (_it, { name, at }, choose) =>
      choose.one([`it's ${at}`, `the place is ${name}`, `set the location to ${name}`]),
    category: (_it, name, choose) =>
      choose.one([`put it under ${name}`, `put it in ${name}`, `file it under ${name}`, `category ${name}`]),
    rename: (_it, name, choose) => choose.one([`rename it ${name}`, `rename it to ${name}`, `call it ${name}`]),
    remind: (_it, lead, choose) => choose.one([`remind me ${lead} before`, `set a reminder ${lead} before`]),
    joints: [' and ', ', and ', ', ', ' and then '],
  },
  onDay: (thing, day) => ({ ...thing, the: `${thing.the} ${day}` }),
  next: (thing) => ({ ...thing, the: `the next ${thing.said}` }),
  last: (thing) => ({ ...thing, the: `the last ${thing.said}` }),
  all: (thing) => ({ ...thing, the: `${thing.the}, all of them` }),
  both: (thing) => ({ ...thing, the: `both ${thing.said}s` }),
}

export const englishTurns: Turns = {
  before: [
    '',
    '',
    'no, ',
    'actually ',
    'actually, ',
    'sorry, ',
    'no sorry, ',
    'wait, ',
    'hmm, ',
    'and ',
    'oh and ',
    'no wait, ',
    'better ',
  ],
  behind: ['', '', '', ' please', ' instead', ' I think', ', thanks', ' obviously', ' then'],
  agree: ['ok', 'yes', 'perfect', 'great', 'yes please', 'sounds good'],
  day: (day, choose) =>
    choose.one([day, `move it to ${day.replace(/^on /u, '')}`, `make it ${day.replace(/^on /u, '')}`]),
  hour: (hour, choose) =>
    choose.one([hour, `make it ${hour.replace(/^at /u, '')}`, `let's say ${hour.replace(/^at /u, '')}`]),
  lasting: (amount, choose) => choose.one([`make it ${amount}`, `for ${amount}`, `it lasts ${amount}`]),
  ending: (hour, choose) => choose.one([`until ${hour}`, `it ends at ${hour}`, `till ${hour}`]),
  place: ({ name, at }, choose) => choose.one([at, `the place is ${name}`, `it's ${at}`, `location: ${name}`]),
  category: (name, _it, choose) =>
    choose.one([name.toLowerCase(), `category ${name}`, `put it under ${name}`, `in the ${name} category`]),
  rename: (name, _it, choose) => choose.one([`call it ${name}`, `rename it to ${name}`]),
  remind: (lead, choose) =>
    choose.one([`remind me ${lead} before`, `with a reminder ${lead} before`, `set a reminder ${lead} before`]),
  onlyFirst: ['only the first one', 'just the next one', 'only the first, not the whole series'],
  onlyOn: (day, choose) => choose.one([`only the one ${day}`, `just ${day.replace(/^on /u, '')}`]),
}
