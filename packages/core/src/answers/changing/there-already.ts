import { foldForSearch } from '../../event/index.ts'
import { dayOfText } from '../../date/index.ts'
import { isNewId } from '../../intents/proposed-change.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { foldedText } from '../../intents/reading/words.ts'
import type { Command } from '../../intents/wishes/command.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { answerShift } from './answer-shift.ts'
import { unchanged } from './proposal.ts'

/** Something new as it was read. */
interface NewThing {
  readonly title: string
  /** The same where its name is told apart: what else is named. */
  readonly besides: string
  readonly start: string
  /** Whether its words say a day. */
  readonly isDaySaid: boolean
}

/** Whether words say that one more is meant than there is, or what is meant was spoken of. */
function isOneMore({ plain, question }: QuestionContext): boolean {
  const { has } = readInAnyLanguage(plain)
  const isSaid = has('addsAnother') || has('newOne') || has('alsoSaid')
  return isSaid || question.among !== undefined || question.day !== undefined || question.kept !== undefined
}

/** What is to come under the same name; where nothing says that it is added, also what more than the name is said of. */
function namesakes(
  { all, today }: QuestionContext,
  { verb }: Command,
  names: readonly string[],
): readonly DetailedItem[] {
  const folded = names.map(foldForSearch)
  const isSaid = (title: string): boolean =>
    folded.some((name) => name === title || (verb === '' && name.startsWith(`${title} `)))
  return all.filter((item) => item.last >= today && !isNewId(item.id) && isSaid(foldForSearch(item.title)))
}

/**
 * What is added by the name of what there is: without a day that is put at another hour, and on its own day it is asked which is
 * meant; null where it is new.
 */
export function thereAlready(
  asking: QuestionContext,
  command: Command,
  { title, besides, start, isDaySaid }: NewThing,
): Reply | null {
  const same = isOneMore(asking) ? [] : namesakes(asking, command, [title, besides])
  const day = dayOfText(start)
  const onDay = isDaySaid ? same.find(({ first, last }) => day !== null && first <= day && last >= day) : same[0]
  if (!onDay) return null
  if (!isDaySaid && readInAnyLanguage(foldedText(command.verb).plain).has('putsElsewhere'))
    return answerShift(asking, { ...command, action: 'shift' })
  const { changes } = asking.sentences
  return {
    ...unchanged(asking, changes.isThere(onDay, asking.today)),
    itemIds: [onDay.id],
    listed: [onDay.id],
  }
}
