import { describe, expect, it } from 'vitest'
import { isAboutReminders } from '../index.ts'
import { reminderWishIn } from './reminder-wish.ts'

const said = (text: string): string | null => {
  const wish = reminderWishIn(text)
  if (wish === null) return null
  const { minutesBefore, channel, source } = wish
  return `${minutesBefore === null ? 'none' : String(minutesBefore)}${channel === 'email' ? ' mail' : ''}: ${source}`
}

describe('a wish about the reminders of something', () => {
  it.each([
    ['ricordami 2 giorni prima della visita', '2880: visita'],
    ['Ricordami l’esame una settimana prima', '10080: l’esame'],
    ['avvisami un’ora prima della cena', '60: cena'],
    ['Avvisami della partita 30 minuti prima', '30: partita'],
    ['metti un promemoria un giorno prima dell’esame', '1440: esame'],
    ['aggiungi un promemoria alla visita 2 ore prima', '120: visita'],
    ['puoi ricordarmi la riunione mezz’ora prima?', '30: la riunione'],
    ['vorrei un promemoria 10 minuti prima di yoga', '10: yoga'],
    ['ricordami il dentista il giorno prima per e-mail', '1440 mail: il dentista'],
    ['togli il promemoria dalla visita', 'none: visita'],
    ['togli i promemoria della cena di Luca', 'none: cena di Luca'],
    ['Rimuovi tutti i promemoria da Yoga', 'none: Yoga'],
    ['remind me two days before the exam', '2880: the exam'],
    ['remind me about the dentist a day before', '1440: the dentist'],
    ['please remind me of the exam one week in advance', '10080: the exam'],
    ['add a reminder 1 hour before dinner', '60: dinner'],
    ['set a reminder for the meeting 15 minutes before', '15: the meeting'],
    ['put a reminder on the trip 3 days ahead by email', '4320 mail: the trip'],
    ['remove the reminder from the dentist', 'none: the dentist'],
    ['cancel all reminders for yoga', 'none: yoga'],
    ['cancel the notification for yoga', 'none: yoga'],
    ['delete the dentist reminder', 'none: dentist'],
    ['remove my yoga reminders!', 'none: yoga'],
  ])('%s is %s', (text, wish) => {
    expect(said(text)).toBe(wish)
    expect(isAboutReminders(text)).toBe(false)
  })

  it.each([
    ['ricordami di chiamare Anna 2 giorni prima di Natale'],
    ['crea un promemoria per chiamare Luca'],
    ['remind me to call Ada tomorrow'],
    ['quando mi ricordi la visita?'],
    ['che promemoria ho domani?'],
    ['cancella la cena due giorni prima di Natale'],
    ['remind me 500 days before the exam'],
    ['cosa ho due giorni prima della visita?'],
  ])('%s is none', (text) => {
    expect(said(text)).toBeNull()
  })
})
