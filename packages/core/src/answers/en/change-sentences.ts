import type { Day } from '../../date/index.ts'
import type { NewEvent } from '../../intents/proposed-change.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { NotFound, ReadDetails } from '../words/facts.ts'
import { englishWords as words } from './english-words.ts'

const events = (count: number): string => words.count(count, 'event')

function none({ terms, isInDays }: NotFound): string {
  const what = terms.length === 0 ? '' : ` with ${words.quoted(terms.join(' '))}`
  return `I find no events${what}${isInDays ? ' on those days' : ' from today on'}`
}

const detailsOf = ({ series, until, category, reminders }: ReadDetails): string[] => [
  ...(series === null ? [] : [`repeated ${series}`]),
  ...(until === null ? [] : [`the last time by ${words.day(until)}`]),
  ...(category === null ? [] : [`in the category ${words.quoted(category)}`]),
  ...(reminders === null ? [] : [`with a ${reminders}`]),
]

/** What is said of changes that somebody wishes for. Counts are of events. */
export const changeSentences = {
  onlyProposed: 'This is only a proposal: nothing changes until you press Apply.',
  nothingChanged: 'Nothing has changed.',
  /** That there are more than so many, and those are left out. */
  firstOnly: (count: number, of: number) => `These are the first ${count} of ${of}: one card holds no more.`,

  unclear: 'I did not understand what to change. Try “move the dentist to Friday”.',
  whichEvents: 'Which events do you mean? Tell me a name or some days.',
  whichOne: 'Which one do you mean? Tell me the day:',
  whichCategory: 'Into which category? Tell me the name of one of yours.',
  /** Asked with words that may be one date or another. */
  whichDate: (date: string) =>
    `I am not sure which date ${words.quoted(date)} is: write it with the month in words, for example “12 May 2027”.`,
  whichDayToAdd: 'Which day? Tell me the date and I will propose it.',
  whichDayToCopy: 'To which day? For example “to Friday 15 May”.',
  whichDayToMove: 'Tell me the exact day to move it to, for example “to Friday 15 May”.',
  whereToMove: (item: DetailedItem, today: Day) =>
    `When should it be? Tell me the day or the hour to move it to: ${words.item(item, today)}.`,
  whichEnd: 'By how much, or until when? For example “extend the barbecue until 7 pm”.',
  whichName: 'What should it be called? Write “rename … to …”.',
  whichPlace: 'Where should it be? Write “set the place of … to …”.',
  whichNote: 'What should the note say? Write “add a note to …: …”.',
  /** The place, or the note, that something is to have. */
  place: (text: string) => `place: ${words.quoted(text)}`,
  places: (text: string) => `I would set the place ${words.quoted(text)} for:`,
  noPlace: 'no place',
  placesGo: 'I would take the place off:',
  /** That something of this name is there already. */
  isThere: (item: DetailedItem, today: Day) => `That is on that day already: ${words.item(item, today)}.`,
  note: (text: string) => `note: ${words.quoted(text)}`,
  notes: (text: string) => `I would add the note ${words.quoted(text)} to:`,
  whichHour: (title: string) =>
    `I am not sure which hour is meant in ${words.quoted(title)}: tell me one thing at a time, with its hour.`,
  whichTitle: 'What is it called? Tell me a title.',
  onlyDay: 'Tell me a day.',
  noHours: 'It lasts all day and has no hours to move. Tell me a day.',
  thenAlready: (item: DetailedItem, today: Day) => `It is then already: ${words.item(item, today)}.`,
  sameLength: 'It lasts that long already.',
  noLastDay: 'I can only make a series go on for longer, where it comes back each week.',
  noLength: 'It would have no length left like that.',

  notFound: (looked: NotFound) => `${none(looked)}, so there is nothing to change.`,
  /** The same before a list of what has fewer of the words. */
  foundFewer: (looked: NotFound, fewer: readonly string[]) =>
    `${none(looked)}. With ${words.quoted(fewer.join(' '))} there are these:`,

  /** What would be added, and what else was read of it. */
  adds: ({ title, location, description, ...when }: NewEvent, read: ReadDetails, today: Day) => {
    const place = location === undefined ? [] : [`place: ${words.quoted(location)}`]
    const note = description === undefined ? [] : [`note: ${words.quoted(description)}`]
    const said = [words.moved(when, today), ...place, ...note, ...detailsOf(read)]
    return `I would add ${words.quoted(title)}: ${said.join(', ')}.`
  },
  /** That what was read is a guess, and what else it may mean. */
  guessed: (word: string) => `I read ${words.quoted(word)} as a slip: look at the day and the hour.`,
  otherHalf: (hour: string) => `If you mean ${hour}, tell me.`,
  /** How something comes back: each so many weeks, on some weekdays. */
  weekly: (weeks: number, weekdays: readonly number[]) =>
    [weeks === 1 ? 'every week' : `every ${weeks} weeks`, words.all(weekdays.map(words.habit))].join(' ').trim(),
  wholeSeries: 'I cannot leave days out of a series before it is in the calendar: apply it, then tell me which.',
  countsAway: 'It counts as time away: nothing is planned into it.',
  takesOff: 'I take off the card:',
  putsBack: 'I put back on the card:',
  besides: 'What is on the card already stays on it.',
  categorises: (category: string | null) =>
    category ? `I would put into the category ${words.quoted(category)}:` : 'I would leave without a category:',
  deletes: (count: number, isFromToday: boolean) =>
    `I would delete ${events(count)}${isFromToday ? ' from today on' : ''}:`,
  lengthens: (count: number) => `I would change the length of ${events(count)}:`,
  moves: (count: number) => `I would move ${events(count)}:`,
  renames: (title: string) => `I would give the new name ${words.quoted(title)} to:`,
}
