import type { StepWords } from '../templates/template-types.ts'

/** Italian words of steps of those who study beside work, and of pupils to whom the school allows more. */
type Steps = Readonly<Record<string, StepWords>>

export const uniStartVarieties = {
  hours: [
    'Estate',
    'Dove stanno le ore di studio',
    'Dieci o quindici a settimana, accanto a lavoro e famiglia: quali sere, e che cosa si lascia.',
  ],
  warmUp: [
    'Estate',
    'Riprendere a studiare',
    'Mezz’ora due volte a settimana: i primi capitoli, gli appunti, una pagina scritta da te.',
  ],
  firstWeek: [
    'Ultimi giorni',
    'Entrare nel sito e guardarsi intorno',
    'Videolezioni, tutor, date degli appelli nel calendario, libri sul tavolo.',
  ],
  lookAtHours: ['Dopo', 'Le ore reggono?', 'Se è troppo, togli un esame adesso e non sotto appello.'],
} satisfies Steps

export const teachingVarieties = {
  supports: [
    'Inizio',
    'Che cosa può concedere la scuola',
    'Tempo in più, mappe, computer: chiedi del piano personalizzato, e usateli anche nelle verifiche.',
  ],
} satisfies Steps
