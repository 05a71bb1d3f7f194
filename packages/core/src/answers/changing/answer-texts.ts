import { DESCRIPTION_MAX, LOCATION_MAX } from '../../event/index.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { foldedText, typed, wordsOf, type FoldedText } from '../../intents/reading/words.ts'
import type { Command } from '../../intents/wishes/command.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { eventsOf } from './candidates.ts'
import { proposed, unchanged, type Candidates } from './proposal.ts'

/** What a wish names, and the text that it is to have. */
interface WishedText {
  readonly text: string
  readonly named: Candidates
}

const withoutMarks = (words: string): string => words.trim().replace(/^["“«'\s:]+|["”»'.\s]+$/gu, '')

/** Whether words begin with two capitals: their preposition is of the name, as in `Al Pescatore`. */
const isOfName = (words: string): boolean => /^\p{Lu}\S*\s+\p{Lu}/u.test(words)

/** Splits a wish where the new text begins: at the first place before which something is named. */
function wishedText(asking: QuestionContext, rest: string, cue: 'newPlace' | 'newNote'): WishedText | null {
  const folded = foldedText(rest)
  const splits = readInAnyLanguage(folded.plain)
    .findAll(cue)
    .map(({ from, to }) => ({
      source: typed(folded, 0, from),
      text: withoutMarks(typed(folded, isOfName(typed(folded, from)) ? from : to)),
    }))
    .filter(({ text }) => text !== '')
  for (const { source, text } of splits) {
    const named = eventsOf(asking, source)
    if ('found' in named) return { named, text }
  }
  // The text may also come first: `add the place Arena to the concert`.
  for (const { source, text } of splits) {
    const named = eventsOf(asking, text)
    if ('found' in named && withoutMarks(source) !== '') return { named, text: withoutMarks(source) }
  }
  const apart = namedBefore(asking, folded)
  if (apart) return apart
  const [first] = splits
  if (first) return { named: eventsOf(asking, first.source), text: first.text }
  const text = withoutMarks(rest)
  return text !== '' && asking.question.among ? { named: eventsOf(asking, ''), text } : null
}

/** Where no word parts them, a name of its own behind what is named: `to the concert the Arena`. */
function namedBefore(asking: QuestionContext, folded: FoldedText): WishedText | null {
  const words = asking.question.among ? [] : wordsOf(folded.plain).slice(1).toReversed()
  for (const { from } of words) {
    const text = withoutMarks(typed(folded, from))
    const named = /^(?:\p{L}{1,3}['’ ])?\p{Lu}/u.test(text) ? eventsOf(asking, typed(folded, 0, from)) : null
    if (named && 'found' in named) return { named, text }
  }
  return null
}

/** What is said of a place, which may stand within the verb: `put Wembley as the place`. */
function placeIn({ question }: QuestionContext, { verb, rest }: Command): string {
  const said = rest === '' ? readInAnyLanguage(verb).find('asItsPlace') : null
  const folded = foldedText(question.text)
  const at = folded.plain.indexOf(verb)
  return said && at >= 0 ? typed(folded, at + verb.indexOf(' '), at + said.from) : rest
}

/** Gives what is meant a place. */
export function answerPlace(asking: QuestionContext, command: Command): Reply {
  const { changes } = asking.sentences
  const wish = wishedText(asking, placeIn(asking, command), 'newPlace')
  if (wish === null) return unchanged(asking, changes.whichPlace)
  const text = wish.text.slice(0, LOCATION_MAX)
  const said = changes.place(text)
  return proposed(asking, wish.named, {
    head: () => changes.places(text),
    change: ({ id }) => ({ action: 'place', itemId: id, text, said }),
  })
}

/** That something is to have no place any more; null where it is something else that goes. */
export function answerNoPlace(asking: QuestionContext, { rest }: Command): Reply | null {
  const folded = foldedText(rest)
  const said = readInAnyLanguage(folded.plain).find('placeOfEvent')
  if (!said) return null
  const { placesGo, noPlace } = asking.sentences.changes
  return proposed(asking, eventsOf(asking, typed(folded, said.to)), {
    head: () => placesGo,
    change: ({ id }) => ({ action: 'place', itemId: id, text: '', said: noPlace }),
  })
}

/** The notes of an item with a new one below. */
const withNote = ({ description }: DetailedItem, note: string): string =>
  [description.trim(), note]
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, DESCRIPTION_MAX)

/** Adds a note to what is meant. */
export function answerNote(asking: QuestionContext, { rest }: Command): Reply {
  const { changes } = asking.sentences
  const wish = wishedText(asking, rest, 'newNote')
  if (wish === null) return unchanged(asking, changes.whichNote)
  const { named, text } = wish
  return proposed(asking, named, {
    head: () => changes.notes(text),
    change: (item) => ({ action: 'describe', itemId: item.id, text: withNote(item, text), said: changes.note(text) }),
  })
}
