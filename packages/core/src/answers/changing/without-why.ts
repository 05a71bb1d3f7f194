import { understoodIn } from '../../intents/reading/dates.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText, isStopWord, typed, wordsOf } from '../../intents/reading/words.ts'
import { beginsAsPart } from '../../intents/wishes/told-parts.ts'
import type { Command } from '../../intents/wishes/command.ts'
import type { TextSpan } from '../../language/index.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'

/** Words without why they are said: `the gym, I won't make it`. What says when is none, unless a sign stands before it. */
function withoutReason({ action, rest }: Command, { language, surroundings }: QuestionContext): string {
  // A wish may be asked as a question, behind which why is said.
  const folded = foldedText(rest.replace(/\?\s+(?=\p{L})/gu, ', '))
  const saysWhen = (words: string) => understoodIn(words, { language, surroundings })
  const isNamed = (words: string): boolean =>
    wordsOf(foldedText(withoutSpans(words, saysWhen(words))).plain).some(({ word }) => !isStopWord(word))
  const isReason = ({ from }: TextSpan): boolean => {
    if (beginsAsPart(typed(folded, from), surroundings)) return false
    const isApart = /^[,;.-]/u.test(folded.plain.slice(from))
    // What is new must be named before it.
    if (action === 'create')
      return isApart && isNamed(typed(folded, 0, from)) && saysWhen(typed(folded, from)).length === 0
    return from > 0 && (isApart || saysWhen(typed(folded, from)).length === 0)
  }
  const said = readInAnyLanguage(folded.plain).findAll('reasonBehind').find(isReason)
  return said ? typed(folded, 0, said.from) : rest
}

/** The answer to a wish without why it is wished: where that says when something is as well, it is said to be left out. */
export function withoutWhy(asking: QuestionContext, command: Command, answer: (command: Command) => Reply): Reply {
  const { language, surroundings, sentences } = asking
  const rest = withoutReason(command, asking)
  const reason = command.rest.slice(rest.length).replace(/^[\s,;.-]+/u, '')
  const reply = answer({ ...command, rest })
  const isTold = understoodIn(reason, { language, surroundings }).length > 0
  if (!isTold) return reply.changes?.length ? reply : (withoutRemark(asking, { ...command, rest }, answer) ?? reply)
  // Where nothing is meant without it, it says more than why.
  return reply.changes?.length
    ? { ...reply, text: `${sentences.replies.leftOut(reason)}\n${reply.text}` }
    : answer(command)
}

/**
 * The answer to what stands before a comma, where all of the words mean nothing, and those behind it tell something of it and
 * no time; null where that means nothing either.
 */
function withoutRemark(asking: QuestionContext, command: Command, answer: (command: Command) => Reply): Reply | null {
  const { language, surroundings, sentences } = asking
  const at = command.action === 'create' ? -1 : command.rest.search(/[,;]\s/u)
  const remark = command.rest.slice(at + 1).trim()
  const isRemark = readInAnyLanguage(foldedText(remark).plain).has('tellsOfIt')
  if (at < 1 || !isRemark || understoodIn(remark, { language, surroundings }).length > 0) return null
  const reply = answer({ ...command, rest: command.rest.slice(0, at) })
  return reply.changes?.length ? { ...reply, text: `${sentences.replies.leftOut(remark)}\n${reply.text}` } : null
}
