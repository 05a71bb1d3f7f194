import { counted } from '../saying/days.ts'
import { quoted, sayMoved } from '../saying/items.ts'
import type { ChangeSentences, NotFound } from '../words/change-sentences.ts'

const events = (count: number): string => counted(count, 'event', 'events')

const words = (terms: readonly string[]): string => quoted(terms.join(' '), 'en')

function none({ terms, isInDays }: NotFound): string {
  const what = terms.length === 0 ? '' : ` with ${words(terms)}`
  return `I find no events${what}${isInDays ? ' on those days' : ' from today on'}`
}

export const changeSentences: ChangeSentences = {
  onlyProposed: 'This is only a proposal: nothing changes until you press Apply.',
  nothingChanged: 'Nothing has changed.',
  firstOnly: (count) => `These are the first ${count}.`,
  andMore: (count) => `and ${count} more`,

  unclear: 'I did not understand what to change. Try “move the dentist to Friday”.',
  whichEvents: 'Which events do you mean? Tell me a name or some days.',
  whichOne: 'Which one do you mean? Tell me the day:',
  whichCategory: 'Into which category? Tell me the name of one of yours.',
  whichDate: (date) =>
    `I am not sure which date ${quoted(date, 'en')} is: write it with the month in words, for example “12 May 2027”.`,
  whichDayToAdd: 'Which day? Tell me the date and I will propose it.',
  whichDayToCopy: 'To which day? For example “to Friday 15 May”.',
  whichDayToMove: 'Tell me the exact day to move it to, for example “to Friday 15 May”.',
  whichEnd: 'By how much, or until when? For example “extend the barbecue until 7 pm”.',
  whichName: 'What should it be called? Write “rename … to …”.',
  whichTitle: 'What is it called? Tell me a title.',
  onlyDay: 'Tell me a day.',
  noHours: 'It lasts all day and has no hours to move. Tell me a day.',
  noLength: 'It would have no length left like that.',

  notFound: (looked) => `${none(looked)}, so there is nothing to change.`,
  foundFewer: (looked, fewer) => `${none(looked)}. With ${words(fewer)} there are these:`,

  adds: ({ title, isRepeated, ...when }, today) =>
    `I would add ${quoted(title, 'en')}: ${sayMoved(when, today, 'en')}${isRepeated ? ', and it repeats after that' : ''}.`,
  categorises: (category) => `I would put into the category ${quoted(category, 'en')}:`,
  deletes: (count, isFromToday) => `I would delete ${events(count)}${isFromToday ? ' from today on' : ''}:`,
  lengthens: 'I would change the length of 1 event:',
  moves: (count) => `I would move ${events(count)}:`,
  renames: (title) => `I would give the new name ${quoted(title, 'en')} to:`,
}
