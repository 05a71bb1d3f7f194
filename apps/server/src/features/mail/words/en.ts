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
import { addressLetter } from './en-addresses.ts'
import { digestLetter, greeting, reminderLetter } from './en-reminders.ts'

function accountLetter(content: AccountContent, sender: string): Letter {
  const plain = { greeting: greeting(null), code: null, button: null }
  switch (content.kind) {
    case 'password_reset':
      return {
        ...plain,
        subject: `A new password for ${sender}`,
        greeting: greeting(greetedName(content.name)),
        opening: ['Someone, most likely you, asked for a new password for your account.'],
        button: { label: 'Set a new password', link: content.link },
        closing: [
          'The link works once and expires after one hour. If you asked more than once, only the newest link works.',
          'If it was not you, you can ignore this email. Your password will not change.',
        ],
      }
    case 'password_changed':
      return passwordChanged(content, sender)
    case 'beta_invite':
      return {
        ...plain,
        subject: `Your invitation to ${sender}`,
        opening: ['Good news: there is now a place for you in the beta. Here is your invite code:'],
        code: content.code,
        button: { label: 'Create your account', link: content.link },
        closing: [`The code is only for you. It works once, within ${String(content.days)} days.`],
      }
    default:
      return content satisfies never
  }
}

const passwordChanged = (content: PasswordChangedContent, sender: string): Letter => ({
  code: null,
  subject: 'Your password was changed',
  greeting: greeting(greetedName(content.name)),
  opening: [
    `The password of your ${sender} account has just been changed, and you have been signed out on your other devices.`,
    ...toldNames(content.endedKeys, (list) => `These API keys no longer work: ${list}.`),
    ...toldNames(content.keptKeys, (list) => `These API keys still work: ${list}.`),
    'If this was you, there is nothing to do. If not, request a new password right away:',
  ],
  button: { label: 'Request a new password', link: content.link },
  closing: [],
})

function letterOf(content: Content, sender: string): Letter {
  if (isAboutAddress(content)) return addressLetter(content, sender)
  if (content.kind === 'reminder') return reminderLetter(content, sender)
  return content.kind === 'digest' ? digestLetter(content) : accountLetter(content, sender)
}

export const en: LetterWords = {
  letterOf,
  otherwise: 'If the button does not work, open this address:',
  sentBy: (sender) => `${sender}: your whole year on one screen`,
}
