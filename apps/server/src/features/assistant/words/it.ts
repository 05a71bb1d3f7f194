import type { AssistantWords } from './assistant-words.ts'

export const it: AssistantWords = {
  movedAsAsked: 'si sposta come hai chiesto',
  changesWait: (count) =>
    count === 1
      ? 'Ecco la modifica che propongo: controllala e applicala se ti va bene.'
      : `Ecco le ${String(count)} modifiche che propongo: controllale e applicale se ti vanno bene.`,
  planned: ({ title, day, steps }) =>
    steps === 0
      ? `Ho messo «${title}» ${day}. Controllalo e applicalo se ti va bene.`
      : `Ho preparato un piano per «${title}», ${day}: ${steps === 1 ? 'un passo' : `${String(steps)} passi`}. ` +
        'Controllalo, cambia quello che vuoi e applicalo quando ti convince.',
  madeGoal: ({ title, until, hasSeries }) =>
    `Si può misurare, quindi ne ho fatto un obiettivo: «${title}», fino a ${until}` +
    `${hasSeries ? ', con un momento fisso ogni settimana' : ''}. Controllalo, cambia quello che vuoi e applicalo quando ti convince.`,
  sayWhichKind: 'Riscrivilo con una parola che lo dica, oppure scegli in «Crea traguardo».',
  noCard:
    'Ho capito, ma non riesco a farne una scheda: qualcosa non si può cambiare così, oppure ci sono troppe schede in attesa.',
  alsoPrepared: 'descrizione, promemoria e categoria che ti possono servire',
  nothingFound: (looked) =>
    looked.length === 0
      ? 'Nel tuo calendario non ho trovato niente.'
      : `Nel tuo calendario non c’è niente: ${looked.join('; ')}.`,
  preparationOf: (title) => `Preparazione: ${title}`,
  yearOf: (year) => `il ${String(year)}`,
}
