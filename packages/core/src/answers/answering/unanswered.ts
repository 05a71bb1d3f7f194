import { doubtIn } from '../../intents/reading/question-parts.ts'
import { itemMatcher } from './item-matcher.ts'
import type { QuestionContext, Reply } from './question-context.ts'

/** A sentence with an example of what can be asked, about what comes first. */
function withExample({ all, today }: QuestionContext, say: (title: string | null) => string): Reply {
  const item = all.find(({ first }) => first >= today)
  return { text: say(item?.title ?? null), itemIds: item ? [item.id] : [] }
}

/** What can be asked; a thank-you or a goodbye asks for nothing. */
export function answerHelp(asking: QuestionContext): Reply {
  const { phrases, sentences } = asking
  const { replies } = sentences
  if (phrases.has('thanking')) return { text: replies.welcome }
  if (phrases.has('parting')) return { text: replies.goodbye }
  return withExample(asking, (title) =>
    phrases.has('askingWho') ? `${replies.whoItIs} ${replies.help(title)}` : replies.help(title),
  )
}

/** What no calendar knows. */
const UNKNOWN = ['skipped', 'cost', 'guests'] as const

/** That some words of a question are not understood. */
export const answerStrange = (asking: QuestionContext, words: readonly string[]): Reply =>
  withExample(asking, (title) => asking.sentences.replies.notUnderstood(words.join(' '), title))

/** That a question is not about the calendar, or about which days is not sure. */
export function answerNone(asking: QuestionContext): Reply {
  const doubt = doubtIn(asking.parts)
  const { changes, replies } = asking.sentences
  if (doubt !== null) return { text: changes.whichDate(doubt) }
  const { terms } = asking.question
  const unknown = UNKNOWN.find((cue) => asking.phrases.has(cue))
  if (unknown) return withExample(asking, (title) => replies.unknown(unknown, title))
  if (asking.parts.kind !== null || terms.length === 0) return withExample(asking, replies.onlyCalendar)
  const strange = terms.filter((term) => !asking.all.some(itemMatcher([term], asking.surroundings)))
  if (strange.length === 0) return withExample(asking, (title) => replies.nothingAsked(terms.join(' '), title))
  return answerStrange(asking, strange)
}
