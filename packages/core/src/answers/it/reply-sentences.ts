import type { ReplySentences } from '../words/reply-sentences.ts'
import { italianWords as words } from './italian-words.ts'

const examples = (title: string | null): string =>
  `quanti impegni ho a maggio? Oppure: ${title === null ? 'quando sono libero a giugno?' : `quando è ${words.quoted(title)}?`}`

export const replySentences: ReplySentences = {
  plans: 'Ti preparo una proposta di piano, a ritroso dalla data: non cambia nulla finché non premi Applica.',
  help: (title) =>
    `Puoi chiedermi che cosa hai in programma, quando sei libero, quanti impegni hai e dove si accavallano; e posso proporti di aggiungerli, spostarli o toglierli. Per esempio: ${examples(title)}`,
  onlyCalendar: (title) => `A questo non so rispondere: conosco solo il tuo calendario. Prova con: ${examples(title)}`,
  leftOut: (left) => `Non ho tenuto conto di ${words.quoted(left)}.`,
  lookedFor: (asked, instead, isFewer) =>
    `Non trovo nessun evento con ${words.quoted(asked)}, perciò ho cercato ${isFewer ? 'solo ' : ''}${words.quoted(instead)}.`,
  onThoseDays: 'In quei giorni hai:',
}
