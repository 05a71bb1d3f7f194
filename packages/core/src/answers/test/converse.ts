import type { Language } from '../../language/index.ts'
import { answerQuestion, rememberedAfter, type Answer } from '../index.ts'
import { readQuestion, type Remembered } from '../../intents/index.ts'
import type { ProposedChange } from '../../intents/proposed-change.ts'
import type { Turn } from './english-conversations.ts'
import { livedYear, livingAsker } from './lived-year.ts'

/** Says something in a conversation about the lived year, and hears the answer. */
function conversation(language: Language): (text: string) => Answer {
  let before: Remembered | null = null
  let hasOpenCard = false
  return (text) => {
    const surroundings = { ...livingAsker(language), hasOpenCard }
    const question = readQuestion(text, surroundings, before)
    const items = livedYear(language).filter(({ first, last }) => last >= question.first && first <= question.last)
    const answer = answerQuestion(question, items, surroundings)
    before = rememberedAfter(question, answer, before) ?? before
    hasOpenCard = answer.changes.length > 0 || (hasOpenCard && question.kind !== 'decline')
    return answer
  }
}

function sayChange(change: ProposedChange): string {
  if (change.action === 'create') return `create ${change.start}`
  return change.action === 'shift' ? `shift ${change.itemId} ${change.start}` : `${change.action} ${change.itemId}`
}

/** Whether a card is what it should be: its changes, or their action and number. */
function isCard(changes: readonly ProposedChange[], card: string): boolean {
  const [first] = changes
  const said = changes.map(sayChange).join(', ')
  return said === card || (first !== undefined && `${first.action} ${changes.length}` === card)
}

/** What is wrong with the answers to a conversation; nothing where all are right. */
export function conversationFaults(turns: readonly Turn[], language: Language): string[] {
  const say = conversation(language)
  return turns.flatMap(([asked, says = '', never, card = '']) => {
    const answer = say(asked)
    const { text, changes } = answer
    const holds = (pattern: string) => new RegExp(pattern, 'iu').test(text)
    const faults = [
      ...says.split(' & ').filter((pattern) => !holds(pattern)),
      ...(/[\uE000\uE001]/u.test(JSON.stringify(answer)) ? ['has an hour that is not written'] : []),
      ...(never !== undefined && holds(never) ? [`never ${never}`] : []),
      ...(isCard(changes, card) ? [] : [`cards ${changes.map(sayChange).join(', ')}`]),
    ]
    return faults.map((fault) => `${asked}: ${fault}`)
  })
}
