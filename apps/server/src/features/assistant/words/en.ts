import type { AssistantWords } from './assistant-words.ts'

export const en: AssistantWords = {
  movedAsAsked: 'moves as you asked',
  changesWait: (count) =>
    count === 1
      ? 'Here is the change I suggest: look at it, and apply it if it suits you.'
      : `Here are the ${String(count)} changes I suggest: look at them, and apply them if they suit you.`,
  planned: ({ title, day, steps }) =>
    steps === 0
      ? `I have put “${title}” on ${day}. Look at it, and apply it if it suits you.`
      : `I have made a plan for “${title}”, ${day}: ${steps === 1 ? 'one step' : `${String(steps)} steps`}. ` +
        'Look at it, change what you like, and apply it when you are happy with it.',
  madeGoal: ({ title, until, hasSeries }) =>
    `This adds up, so I have made a goal of it: “${title}”, until ${until}` +
    `${hasSeries ? ', with a weekly time for it' : ''}. Look at it, change what you like, and apply it when you are happy with it.`,
  sayWhichKind: 'Write it once more with a word that says so, or choose in “Create milestone”.',
  noCard: 'I understood it, but cannot make a card of it: one of those cannot be changed so, or too many cards wait.',
  alsoPrepared: 'a description, reminders and a category that may help',
  nothingFound: (looked) =>
    looked.length === 0
      ? 'I found nothing in your calendar.'
      : `There is nothing in your calendar: ${looked.join('; ')}.`,
  preparationOf: (title) => `Preparation: ${title}`,
  yearOf: (year) => String(year),
}
