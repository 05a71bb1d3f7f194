import type * as english from '../en/change-sentences.ts'
import { counted } from '../words/day-words.ts'
import type { NotFound, ReadDetails } from '../words/facts.ts'
import { italianWords as words } from './italian-words.ts'

const events = (count: number): string => counted(count, 'evento', 'eventi')

function none({ terms, isInDays }: NotFound): string {
  const what = terms.length === 0 ? '' : ` con ${words.quoted(terms.join(' '))}`
  return `Non trovo nessun evento${what}${isInDays ? ' in quei giorni' : ' da oggi in poi'}`
}

const detailsOf = ({ series, until, category, reminders }: ReadDetails): string[] => [
  ...(series === null ? [] : [`ripetuto ${series}`]),
  ...(until === null ? [] : [`l’ultima volta entro ${words.day(until)}`]),
  ...(category === null ? [] : [`nella categoria ${words.quoted(category)}`]),
  ...(reminders === null ? [] : [`con ${reminders}`]),
]

export const changeSentences: typeof english.changeSentences = {
  onlyProposed: 'È solo una proposta: non cambia nulla finché non premi Applica.',
  nothingChanged: 'Non ho cambiato nulla.',
  firstOnly: (count, of) => `Sono i primi ${count} di ${of}: una scheda non ne contiene di più.`,

  unclear: 'Non ho capito che cosa cambiare. Prova con «sposta il dentista a venerdì».',
  whichEvents: 'Quali eventi intendi? Dimmi un nome o dei giorni.',
  whichOne: 'Quale intendi? Dimmi il giorno:',
  whichCategory: 'In quale categoria? Dimmi il nome di una delle tue.',
  whichDate: (date) =>
    `Non sono sicuro di quale data sia ${words.quoted(date)}: scrivila con il mese in lettere, per esempio «12 maggio 2027».`,
  whichDayToAdd: 'Che giorno? Dimmi la data e te lo propongo.',
  whichDayToCopy: 'In quale giorno lo copio? Per esempio «a venerdì 15 maggio».',
  whichDayToMove: 'Dimmi il giorno esatto in cui spostarlo, per esempio «a venerdì 15 maggio».',
  whereToMove: (item, today) => `A quando? Dimmi il giorno o l'ora in cui spostarlo: ${words.item(item, today)}.`,
  whichEnd: 'Di quanto, o fino a che ora? Per esempio «allunga la grigliata fino alle 19».',
  whichName: 'Come deve chiamarsi? Scrivi «rinomina … in …».',
  whichPlace: 'Dove? Scrivi «cambia il luogo di … in …».',
  whichNote: 'Che cosa deve dire la nota? Scrivi «aggiungi una nota a …: …».',
  place: (text) => `luogo: ${words.quoted(text)}`,
  places: (text) => `Propongo il luogo ${words.quoted(text)} per:`,
  noPlace: 'nessun luogo',
  placesGo: 'Propongo di togliere il luogo a:',
  isThere: (item, today) => `Quel giorno c’è già: ${words.item(item, today)}.`,
  note: (text) => `nota: ${words.quoted(text)}`,
  notes: (text) => `Propongo di aggiungere la nota ${words.quoted(text)} a:`,
  whichHour: (title: string) =>
    `Non sono sicuro di quale ora valga in ${words.quoted(title)}: dimmi una cosa alla volta, con la sua ora.`,
  whichTitle: 'Come si chiama? Dimmi un titolo.',
  onlyDay: 'Dimmi un giorno.',
  noHours: 'Dura tutto il giorno e non ha un orario da spostare. Dimmi un giorno.',
  thenAlready: (item, today) => `È già così: ${words.item(item, today)}.`,
  sameLength: 'Dura già così.',
  noLastDay: 'Fino a che giorno si ripete posso solo allungarlo, e solo se torna ogni settimana.',
  noLength: 'Così non avrebbe più una durata.',

  notFound: (looked) => `${none(looked)}, perciò non c'è nulla da cambiare.`,
  foundFewer: (looked, fewer) => `${none(looked)}. Con ${words.quoted(fewer.join(' '))} ci sono questi:`,

  adds: ({ title, location, description, ...when }, read, today) => {
    const place = location === undefined ? [] : [`luogo: ${words.quoted(location)}`]
    const note = description === undefined ? [] : [`nota: ${words.quoted(description)}`]
    const said = [words.moved(when, today), ...place, ...note, ...detailsOf(read)]
    return `Propongo di aggiungere ${words.quoted(title)}: ${said.join(', ')}.`
  },
  guessed: (word) => `Ho letto ${words.quoted(word)} come un errore di battitura: controlla giorno e ora.`,
  otherHalf: (hour) => `Se intendi le ${hour}, dimmelo.`,
  weekly: (weeks, weekdays) =>
    [weeks === 1 ? 'ogni settimana' : `ogni ${weeks} settimane`, words.all(weekdays.map(words.habit))].join(' ').trim(),
  wholeSeries: 'Da una serie non posso togliere giorni prima che sia in calendario: applicala, poi dimmi quali.',
  countsAway: 'Conta come assenza: non ci pianifico niente.',
  takesOff: 'Tolgo dalla scheda:',
  putsBack: 'Rimetto sulla scheda:',
  besides: 'Quello che è già sulla scheda ci resta.',
  categorises: (category) =>
    category
      ? `Propongo di mettere nella categoria ${words.quoted(category)}:`
      : 'Propongo di lasciare senza categoria:',
  deletes: (count, isFromToday) => `Propongo di cancellare ${events(count)}${isFromToday ? ' da oggi in poi' : ''}:`,
  lengthens: (count) => `Propongo di cambiare la durata di ${events(count)}:`,
  moves: (count) => `Propongo di spostare ${events(count)}:`,
  renames: (title) => `Propongo il nuovo nome ${words.quoted(title)} per:`,
}
