import { foldForSearch } from '../../event/index.ts'
import { dayOfText } from '../../date/index.ts'
import { isNewId } from '../../intents/proposed-change.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { foldedText } from '../../intents/reading/words.ts'
import type { Command } from '../../intents/wishes/command.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { answerShift } from './answer-shift.ts'

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

/** What is added under the name of what there is already. */
export interface ThereAlready {
  /** What is put elsewhere without a day is what there is; null where something new is meant. */
  readonly moved: Reply | null
  /** What is said beside something new. */
  readonly told: readonly string[]
}

/** What is to come under the name of something new: it is put at another hour, or told of where both are on one day. */
export function thereAlready(
  asking: QuestionContext,
  command: Command,
  { title, besides, start, isDaySaid }: NewThing,
): ThereAlready {
  const same = isOneMore(asking) ? [] : namesakes(asking, command, [title, besides])
  const day = dayOfText(start)
  const { today, sentences } = asking
  const isMoved =
    !isDaySaid && same.length > 0 && readInAnyLanguage(foldedText(command.verb).plain).has('putsElsewhere')
  const onDay = same.find(({ first, last }) => day !== null && first <= day && last >= day)
  return {
    moved: isMoved ? answerShift(asking, { ...command, action: 'shift' }) : null,
    told: onDay ? [sentences.changes.isThere(onDay, today)] : [],
  }
}
