import {
  greetedName,
  toldNames,
  isAboutAddress,
  type AccountContent,
  type Content,
  type Letter,
  type LetterWords,
  type PasswordChangedContent,
} from '../letter.ts'
import { addressLetter } from './it-addresses.ts'
import { digestLetter, greeting, reminderLetter } from './it-reminders.ts'

function accountLetter(content: AccountContent, sender: string): Letter {
  const plain = { greeting: greeting(null), code: null, button: null }
  switch (content.kind) {
    case 'password_reset':
      return {
        ...plain,
        subject: `Una nuova password per ${sender}`,
        greeting: greeting(greetedName(content.name)),
        opening: ['qualcuno, molto probabilmente tu, ha chiesto una nuova password per il tuo account.'],
        button: { label: 'Imposta una nuova password', link: content.link },
        closing: [
          'Il link funziona una volta sola ed è valido per un’ora. Se hai fatto più richieste, vale solo il link più recente.',
          'Se non l’hai chiesta tu, non devi fare nulla: la tua password resta quella di prima.',
        ],
      }
    case 'password_changed':
      return passwordChanged(content, sender)
    case 'beta_invite':
      return {
        ...plain,
        subject: `Il tuo invito a ${sender}`,
        opening: ['buone notizie: si è liberato un posto per te nella beta. Ecco il tuo codice di invito:'],
        code: content.code,
        button: { label: 'Crea il tuo account', link: content.link },
        closing: [`Il codice è solo per te: funziona una volta, entro ${String(content.days)} giorni.`],
      }
    default:
      return content satisfies never
  }
}

const passwordChanged = (content: PasswordChangedContent, sender: string): Letter => ({
  code: null,
  subject: 'La tua password è stata cambiata',
  greeting: greeting(greetedName(content.name)),
  opening: [
    `la password del tuo account ${sender} è appena stata cambiata e gli altri tuoi dispositivi sono stati disconnessi.`,
    ...toldNames(
      content.endedKeys,
      (list) => `Con la vecchia password sono state disattivate queste chiavi API: ${list}.`,
    ),
    ...toldNames(content.keptKeys, (list) => `Queste chiavi API funzionano ancora: ${list}.`),
    'Se l’hai cambiata tu, è tutto a posto. Altrimenti chiedi subito una nuova password:',
  ],
  button: { label: 'Chiedi una nuova password', link: content.link },
  closing: [],
})

function letterOf(content: Content, sender: string): Letter {
  if (isAboutAddress(content)) return addressLetter(content, sender)
  if (content.kind === 'reminder') return reminderLetter(content, sender)
  return content.kind === 'digest' ? digestLetter(content) : accountLetter(content, sender)
}

export const it: LetterWords = {
  letterOf,
  otherwise: 'Se il pulsante non funziona, apri questo indirizzo:',
  sentBy: (sender) => `${sender}: tutto il tuo anno in una schermata`,
}
