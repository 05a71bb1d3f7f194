import type { ReplySentences } from '../words/reply-sentences.ts'
import { englishWords as words } from './english-words.ts'

const examples = (title: string | null): string =>
  `how many events do I have in May? Or: ${title === null ? 'when am I free in June?' : `when is ${words.quoted(title)}?`}`

export const replySentences: ReplySentences = {
  plans: 'I will propose a plan for it, backward from the date: nothing changes until you press Apply.',
  help: (title) =>
    `You can ask me what is on, when you are free, how many events you have and where they overlap; and I can propose to add, move or remove some. For example: ${examples(title)}`,
  onlyCalendar: (title) => `I cannot answer that: I only know your calendar. Try: ${examples(title)}`,
  leftOut: (left) => `I left out ${words.quoted(left)}.`,
  lookedFor: (asked, instead, isFewer) =>
    `I find no events with ${words.quoted(asked)}, so I looked for ${words.quoted(instead)}${isFewer ? ' only' : ''}.`,
  onThoseDays: 'What you have then:',
}
