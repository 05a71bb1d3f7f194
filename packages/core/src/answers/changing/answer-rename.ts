import { TITLE_MAX } from '../../event/index.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { dateIn, understoodIn } from '../../intents/reading/dates.ts'
import { quotationIn } from '../../intents/reading/terms.ts'
import { foldedText, typed } from '../../intents/reading/words.ts'
import type { Command } from '../../intents/wishes/command.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { answerCreate } from './answer-create.ts'
import { eventsOf } from './candidates.ts'
import { proposed, unchanged } from './proposal.ts'

/** Somebody who is to be called on a day that is said, and given no name: `call the plumber on Friday`. */
function rung(asking: QuestionContext, { verb, rest }: Command): Reply | null {
  const { language, surroundings } = asking
  const isRung = readInAnyLanguage(verb).has('rings') && !isPointed(asking)
  const isDated = isRung && understoodIn(rest, { language, surroundings }).some(({ kind }) => kind === 'date')
  return isDated ? answerCreate(asking, { action: 'create', verb: '', rest: `${verb} ${rest}` }) : null
}

/** Gives what is meant a new name. */
export function answerRename(asking: QuestionContext, command: Command): Reply {
  const { rest } = command
  const sentences = asking.sentences.changes
  const folded = foldedText(rest)
  // Behind a day another such word follows: `the race in October to Rome race`.
  const splits = readInAnyLanguage(folded.plain)
    .findAll('newName')
    .filter(({ from }) => from > 0 || isPointed(asking))
    .filter(({ from }, at, all) => !isDate(typed(folded, from, all[at + 1]?.from ?? from).trim(), asking))
    .map(({ from, to }) => ({ source: typed(folded, 0, from), title: withoutMarks(typed(folded, to)) }))
  const tried = splits.map(({ source, title }) => ({ title, named: eventsOf(asking, source) }))
  const whole = isPointed(asking)
    ? { title: withoutMarks(withoutInstead(rest)), named: eventsOf(asking, '') }
    : { title: '' }
  const quoted = quotationIn(rest)
  if (tried.length === 0 && quoted)
    tried.push({ title: withoutMarks(quoted.words), named: eventsOf(asking, rest.slice(0, quoted.from)) })
  const { title, named } = tried.find(({ named }) => 'found' in named) ?? tried[0] ?? whole
  if (!named || title === '') return rung(asking, command) ?? unchanged(asking, sentences.whichName)
  return proposed(asking, named, {
    head: () => sentences.renames(title),
    change: ({ id }) => ({ action: 'rename', itemId: id, title }),
  })
}

/** Whether words only say when something is. */
const isDate = (words: string, dating: QuestionContext): boolean =>
  dateIn(words, { ...dating, isAhead: true })?.to === words.length

/** A name without what only says that it is another one than before: `call it Brunch instead`. */
const withoutInstead = (name: string): string =>
  name.slice(0, readInAnyLanguage(foldedText(name).plain).find('correctedBehind')?.from)

/** Whether what a wish is about is told by other words than its own. */
const isPointed = ({ question }: QuestionContext): boolean =>
  question.among !== undefined || question.subject !== undefined

const withoutMarks = (title: string): string =>
  title
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^["“«']|["”»'.?]+$/gu, '')
    .trim()
    .slice(0, TITLE_MAX)
