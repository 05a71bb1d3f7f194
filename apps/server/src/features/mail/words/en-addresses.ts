import { greetedName, type AddressContent, type Letter } from '../letter.ts'
import { greeting } from './en-reminders.ts'

/** Letters about the account's address. */
export function addressLetter(content: AddressContent, sender: string): Letter {
  const plain = { greeting: greeting(null), code: null, button: null }
  switch (content.kind) {
    case 'email_confirm':
      return {
        ...plain,
        subject: `Confirm your address for ${sender}`,
        opening: [
          content.isChange
            ? `Someone, most likely you, wants to use this address for their ${sender} account. Confirm it to replace your previous address.`
            : `Someone, most likely you, created a ${sender} account with this address. Confirm it to get your reminders here too.`,
        ],
        button: { label: 'Confirm this address', link: content.link },
        closing: [
          `The link works once, within ${String(content.days)} days. If you asked more than once, only the newest link works.`,
          'If it was not you, there is nothing to do: we will not write to this address again.',
        ],
      }
    case 'email_change':
      return {
        ...plain,
        subject: `A new address for your ${sender} account`,
        greeting: greeting(greetedName(content.name)),
        opening: [
          `Someone, most likely you, asked to change the address of your ${sender} account to ${content.email}. Nothing changes until it is confirmed from there.`,
          'If it was you, there is nothing to do here. If it was not you, set a new password right away: that cancels the request.',
        ],
        button: { label: 'Set a new password', link: content.link },
        closing: [],
      }
    case 'email_changed':
      return {
        ...plain,
        subject: `Your ${sender} account has a new address`,
        greeting: greeting(greetedName(content.name)),
        opening: [
          `The address of your ${sender} account is now ${content.email}. From now on we will write to you there, and you sign in with it.`,
        ],
        closing: [
          content.contact === null
            ? `If it was not you, contact whoever runs this ${sender} server right away: they can give you your account back.`
            : `If it was not you, write to ${content.contact} right away: we can give you your account back.`,
        ],
      }
    default:
      return content satisfies never
  }
}
