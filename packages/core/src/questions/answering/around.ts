import type { ReadQuestion } from '../question-types.ts'
import { ownFirst, type Asking, type Reply } from './asking.ts'
import { itemMatcher } from './item-matcher.ts'
import { doubtfulDate } from '../reading/period.ts'
import { partsOfQuestion } from '../reading/question-parts.ts'
import { STOP_WORDS } from '../reading/stop-words.ts'
import { wordsOf } from '../reading/stems.ts'
import { quoted } from '../saying/items.ts'
import { doubted } from '../changing/candidates.ts'

const AROUND =
  /\b(before|after|prima (?:di|del|della|dell')|dopo(?: il| la| l')?) ?(?:the |my |mio |mia |il |la )?(.+)/u

/** Narrows a question such as `before my birthday` to the days that an event tells; itself where it says nothing of the kind. */
export function aroundEvent(asking: Asking): ReadQuestion {
  const { question, plain, all, today, surroundings } = asking
  const match = question.period === '' ? AROUND.exec(plain) : null
  if (!match) return question
  const terms = wordsOf(match[2] ?? '')
    .map(({ word }) => word)
    .filter((word) => !STOP_WORDS.it.has(word) && !STOP_WORDS.en.has(word))
  const anchor =
    terms.length === 0
      ? undefined
      : ownFirst(all.filter(itemMatcher(terms, surroundings)), { plain: match[0] }).find(({ last }) => last >= today)
  if (!anchor) return question
  const isBefore = /^(?:before|prima)/u.test(match[1] ?? '')
  const rest = question.terms.filter((term) => !terms.includes(term))
  return isBefore
    ? { ...question, terms: rest, first: today, last: Math.max(today, anchor.first - 1) }
    : { ...question, terms: rest, first: anchor.last + 1, last: Math.max(anchor.last + 1, question.last) }
}

function example({ all, today, say, language }: Asking): string {
  const item = all.find((one) => one.first >= today)
  const first = item
    ? say(`quando è ${quoted(item.title, language)}?`, `when is ${quoted(item.title, language)}?`)
    : say('quando sono libero a giugno?', 'when am I free in June?')
  return say(`quanti impegni ho a maggio? Oppure: ${first}`, `how many events do I have in May? Or: ${first}`)
}

const exampleIds = ({ all, today }: Asking): string[] =>
  all
    .filter((one) => one.first >= today)
    .slice(0, 1)
    .map(({ id }) => id)

/** What can be asked. */
export const answerHelp = (asking: Asking): Reply => ({
  itemIds: exampleIds(asking),
  text: asking.say(
    `Puoi chiedermi che cosa hai in programma, quando sei libero, quanti impegni hai e dove si accavallano; e posso proporti di aggiungerli, spostarli o toglierli. Per esempio: ${example(asking)}`,
    `You can ask me what is on, when you are free, how many events you have and where they overlap; and I can propose to add, move or remove some. For example: ${example(asking)}`,
  ),
})

/** That a question is not about the calendar, or about which days is not sure. */
export function answerNone(asking: Asking): Reply {
  const parts = partsOfQuestion(asking.question.text, asking.surroundings)
  const doubt = parts.period ? null : doubtfulDate(parts.folded, parts.dating)
  if (doubt !== null) return { text: doubted(asking, doubt) }
  return {
    itemIds: exampleIds(asking),
    text: asking.say(
      `A questo non so rispondere: conosco solo il tuo calendario. Prova con: ${example(asking)}`,
      `I cannot answer that: I only know your calendar. Try: ${example(asking)}`,
    ),
  }
}
