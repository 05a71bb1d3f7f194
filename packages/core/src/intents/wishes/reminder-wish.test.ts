import { describe, expect, it } from 'vitest'
import { isAboutReminders } from '../../answers/index.ts'
import { completedWish } from './reminder-follow-up.ts'
import { reminderWishIn } from './reminder-wish.ts'

const said = (text: string): string | null => {
  const wish = reminderWishIn(text)
  if (wish === null) return null
  const { action, minutesBefore, isVague, channel, source } = wish
  const said = [action, ...(isVague ? ['vague'] : []), ...minutesBefore, ...(channel === null ? [] : [channel])]
  return `${said.join(' ')}: ${source}`
}

describe('a wish about the reminders of something', () => {
  it.each([
    ['ricordami 2 giorni prima della visita', 'add 2880: visita'],
    ['Ricordami l’esame una settimana prima', 'add 10080: l’esame'],
    ['avvisami un’ora prima della cena', 'add 60: cena'],
    ['Avvisami della partita 30 minuti prima', 'add 30: partita'],
    ['metti un promemoria un giorno prima dell’esame', 'add 1440: esame'],
    ['aggiungi un promemoria alla visita 2 ore prima', 'add 120: visita'],
    ['puoi ricordarmi la riunione mezz’ora prima?', 'add 30: la riunione'],
    ['vorrei un promemoria 10 minuti prima di yoga', 'add 10: yoga'],
    ['ricordami il dentista il giorno prima per e-mail', 'add 1440 email: il dentista'],
    ['togli il promemoria dalla visita', 'remove: visita'],
    ['togli i promemoria della cena di Luca', 'remove: cena di Luca'],
    ['Rimuovi tutti i promemoria da Yoga', 'remove: Yoga'],
    ['remind me two days before the exam', 'add 2880: the exam'],
    ['remind me about the dentist a day before', 'add 1440: the dentist'],
    ['please remind me of the exam one week in advance', 'add 10080: the exam'],
    ['add a reminder 1 hour before dinner', 'add 60: dinner'],
    ['set a reminder for the meeting 15 minutes before', 'add 15: the meeting'],
    ['put a reminder on the trip 3 days ahead by email', 'add 4320 email: the trip'],
    ['remove the reminder from the dentist', 'remove: the dentist'],
    ['cancel all reminders for yoga', 'remove: yoga'],
    ['cancella all reminders for yoga', 'remove: yoga'],
    ['remind me about all events an hour before', 'add 60: all events'],
    ['avvisami un’ora prima della cena, grazie', 'add 60: cena'],
    ['cancel the notification for yoga', 'remove: yoga'],
    ['delete the dentist reminder', 'remove: dentist'],
    ['remove my yoga reminders!', 'remove: yoga'],
    ['annulla il promemoria di yoga', 'remove: yoga'],
    ['togli la sveglia del volo', 'remove: volo'],
    ['non avvisarmi più per il dentista', 'remove: il dentista'],
    ['smettila di ricordarmi lo yoga', 'remove: lo yoga'],
    ['non voglio più promemoria per la palestra', 'remove: la palestra'],
    ['non mi serve l’avviso del volo', 'remove: volo'],
    ['togli il promemoria di due giorni prima dall’esame', 'remove 2880: esame'],
    ['togli il promemoria per e-mail dalla cena', 'remove email: cena'],
    ['stop reminding me about the dentist', 'remove: the dentist'],
    ['don’t remind me of yoga any more', 'remove: yoga'],
    ['I don’t need a reminder for the exam', 'remove: the exam'],
    ['remove the email reminder from dinner', 'remove email: dinner'],
    ['fammi sapere mezz’ora prima dello yoga', 'add 30: yoga'],
    ['voglio essere avvisato una settimana prima del volo per Lisbona', 'add 10080: volo per Lisbona'],
    ['aggiungi un altro promemoria al dentista, due ore prima', 'add 120: dentista'],
    ['metti anche un promemoria un’ora prima della cena', 'add 60: cena'],
    ['due ore prima della cena avvisami', 'add 120: cena'],
    ['per l’esame avvisami tre giorni prima', 'add 4320: l’esame'],
    ['ricordami l’esame un giorno e un’ora prima', 'add 1440 60: l’esame'],
    ['avvisami un giorno prima e anche un’ora prima della cena', 'add 1440 60: cena'],
    ['mandami una mail un’ora prima del dentista', 'add 60 email: dentista'],
    ['give me a heads-up half an hour before yoga', 'add 30: yoga'],
    ['I want to be warned a week before the flight to Lisbon', 'add 10080: the flight to Lisbon'],
    ['I’d like to be reminded of the exam two days and an hour before', 'add 2880 60: the exam'],
    ['add another reminder to the dentist, two hours before', 'add 120: the dentist'],
    ['for the exam, set a reminder a week before', 'add 10080: the exam'],
    ['two hours before dinner remind me', 'add 120: dinner'],
    ['remind me 15 mins before the call with Ada', 'add 15: the call with Ada'],
    ['sposta il promemoria del volo a due giorni prima', 'replace 2880: volo'],
    ['cambia il promemoria dell’esame: una settimana prima', 'replace 10080: esame'],
    ['anticipa l’avviso del dentista a tre ore prima', 'replace 180: dentista'],
    ['change the flight reminder to two days before', 'replace 2880: flight'],
    ['move the reminder for the exam to one week before', 'replace 10080: the exam'],
    ['make the exam reminder two days earlier', 'replace 2880: exam'],
    ['metti due promemoria all’esame, uno una settimana prima e uno due ore prima', 'add 10080 120: esame'],
    ['mi ricordi della cena di domani un paio d’ore prima?', 'add 120: cena di domani'],
    ['mi puoi mandare una mail il giorno prima del dentista?', 'add 1440 email: dentista'],
    ['l’avviso dell’esame spostalo a tre giorni prima', 'replace 4320: esame'],
    ['yoga ricordamelo sempre mezz’ora prima', 'add 30: yoga'],
    ['mettimi un promemoria di un’ora a tutto quello che non ce l’ha', 'add 60: tutto quello che non ce l’ha'],
    ['non voglio più avvisi, levameli tutti', 'remove: tutti'],
    ['il promemoria del dentista toglilo', 'remove: dentista'],
    ['sposta il promemoria del volo da 3 ore a 5 ore prima', 'replace 300: volo'],
    ['sposta il promemoria del dentista a 2 ore', 'replace 120: dentista'],
    ['avvisami un’ora e mezza prima del volo', 'add 90: volo'],
    ['for the maths exam I want one a week before and another 2 days before', 'add 10080 2880: the maths exam'],
    ['remind me a day before the exam and also an hour before', 'add 1440 60: the exam'],
    ['dont remind me about the dentist anymore', 'remove: the dentist'],
    ['turn off every reminder please', 'remove: '],
    ['the flight alert, turn it off', 'remove: flight'],
    ['change the dentist reminder to 3 days instead of 1', 'replace 4320: dentist'],
    ['set a reminder a couple of days before the flight', 'add 2880: the flight'],
    ['will you remind me about yoga an hour before?', 'add 60: yoga'],
    ['esame di matematica promemoria una settimana prima e un giorno prima', 'add 10080 1440: esame di matematica'],
    [
      'Buongiorno, potrebbe cortesemente ricordarmi la visita dal dentista con un’ora di anticipo? Grazie',
      'add 60: la visita dal dentista',
    ],
    ['add a reminder to yoga, 30 mins before', 'add 30: yoga'],
    ['mi mandi una mail il giorno prima del volo?', 'add 1440 email: volo'],
    ['nn voglio piu nessun promemoria per l’esame', 'remove: l’esame'],
    ['tre ore prima del volo è troppo poco, fai cinque ore', 'replace 300: volo'],
    ['the lisbon reminder is way too late, make it 6 hours', 'replace 360: the lisbon'],
    ['a day before is too early for the dentist, two hours is enough', 'replace 120: the dentist'],
    ['add a reminder to everything that hasn’t got one', 'add: everything that hasn’t got one'],
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
    ['fammi sapere quando sono libero due giorni prima dell’esame'],
    ['let me know what I have two days before the exam'],
    ['sposta l’esame a due giorni prima del volo'],
    ['move my exam to two days before the flight'],
    ['sposta la sveglia'],
    ['stop the gym'],
    ['per cosa non ho un promemoria?'],
    ['remind me 500 days before the exam'],
    ['quali eventi hanno il promemoria il giorno prima'],
    ['remind me before dinner to call Ada'],
    ['add a reminder to call Ada 30 mins before lunch'],
    ['the meeting is too early, make it two hours later'],
    ['2 ore per la riunione sono poche, fai 3 ore'],
    ['do you remind me about yoga?'],
    ['ricordami di una cosa importante domani'],
    ['remind me to buy milk a couple of hours before dinner'],
    ['cosa ho due giorni prima della visita?'],
  ])('%s is none', (text) => {
    expect(said(text)).toBeNull()
  })
})

describe('a wish that does not say how long before', () => {
  it.each([
    ['ricordami l’esame', 'add: l’esame'],
    ['avvisami del dentista', 'add: dentista'],
    ['metti un promemoria alla cena', 'add: cena'],
    ['non farmi dimenticare la cena di domani', 'add: la cena di domani'],
    ['remind me about the dentist', 'add: the dentist'],
    ['don’t let me forget dinner tomorrow', 'add: dinner tomorrow'],
    ['add a reminder to the exam', 'add: the exam'],
    ['ricordami l’esame la sera prima', 'add vague: l’esame'],
    ['puoi mettermi un avviso anche la mattina stessa del dentista?', 'add vague: dentista'],
    ['avvisami la sera prima del dentista invece che alle dieci di mattina', 'replace vague: dentista'],
    ['I need reminding about the flight a week before and again the night before', 'add vague 10080: the flight'],
    ['la sera prima dell’esame fammi un promemoria', 'add vague: esame'],
    ['give me a heads up before yoga', 'add: yoga'],
    ['avvisami prima della cena', 'add: cena'],
    ['add a 2nd reminder for the dentist, morning of', 'add vague: the dentist'],
    ['remind me a week before and again the night before my exam', 'add vague 10080: my exam'],
  ])('%s is %s', (text, wish) => {
    expect(said(text)).toBe(wish)
  })

  it.each([
    'ricordami di chiamare Anna',
    'ricordami che domani piove',
    'ricordami quando ho il dentista',
    'metti un promemoria per il dentista il 3 maggio alle 9',
    'set a reminder for the dentist on 3 May at 9',
    'il promemoria del dentista?',
    'the reminder of the dentist',
    'remind me to call Ada',
    'don’t let me forget to call Ada',
  ])('%s is none', (text) => {
    expect(said(text)).toBeNull()
  })

  it.each([
    ['un’ora prima', 'ricordami la cena un’ora prima'],
    ['Due giorni prima', 'ricordami la cena Due giorni prima'],
    ['ricordamelo un’ora prima per e-mail', 'ricordami la cena un’ora prima per e-mail'],
    ['domani', null],
    ['ricordami l’esame un’ora prima', null],
    ['che cosa ho un’ora prima della cena?', null],
  ])('is completed by %s', (text, whole) => {
    expect(completedWish('ricordami la cena', text, 'it')).toBe(whole)
  })

  it('is completed by nothing where it is whole already, or no wish', () => {
    expect(completedWish('remind me about the exam', 'two days before', 'en')).toBe(
      'remind me about the exam two days before',
    )
    expect(completedWish('ricordami la cena un’ora prima', 'due ore prima', 'it')).toBeNull()
    expect(completedWish('sposta la cena a domani', 'due ore prima', 'it')).toBeNull()
  })
})

describe('what a wish is about', () => {
  it.each([
    ['per il dentista fammelo arrivare due ore prima invece che il giorno prima', 'replace 120: il dentista'],
    ['make the dentist reminder two hours before instead', 'replace 120: dentist'],
    ['basta avvisi per l’esame, tanto me lo ricordo', 'remove: l’esame'],
    ['stop bugging me about the dentist', 'remove: the dentist'],
    ['sposta l’avviso del volo a 5 ore prima che devo arrivare a Malpensa', 'replace 300: volo'],
    ['email me the day before my flight', 'add 1440 email: my flight'],
    ['vorrei una mail il giorno prima dell’esame', 'add 1440 email: esame'],
    ['put a 30 min reminder on everything that doesn’t have one', 'add 30: everything that doesn’t have one'],
  ])('%s is %s', (text, wish) => {
    expect(said(text)).toBe(wish)
  })
})
