import { deviceText } from '../device-text.ts'
import { headerLine, toldNames, type LetterWords } from '../letter.ts'
import { dayWords, momentOf, whenWords } from '../when-words.ts'

export const en: LetterWords = {
  language: 'en',
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  andMore: (more) => (more === 1 ? 'And one more event.' : `And ${String(more)} more events.`),
  otherwise: 'If the button does not work, open this address:',
  sentBy: (sender) => `${sender}: your whole year on one screen`,
  texts: {
    password_reset: (_, sender) => ({
      subject: `A new password for ${sender}`,
      opening: ['Someone, most likely you, asked for a new password for your account.'],
      button: 'Set a new password',
      closing: [
        'The link works once and expires after one hour. If you asked more than once, only the newest link works.',
        'If it was not you, you can ignore this email. Your password will not change.',
      ],
    }),
    password_changed: ({ endedKeys, keptKeys }, sender) => ({
      subject: 'Your password was changed',
      opening: [
        `The password of your ${sender} account has just been changed, and you have been signed out on your other devices.`,
        ...toldNames(endedKeys, (list) => `These API keys, devices and addresses no longer have access: ${list}.`),
        ...toldNames(keptKeys, (list) => `These API keys, devices and addresses still have access: ${list}.`),
        'If this was you, there is nothing to do. If not, request a new password right away:',
      ],
      button: 'Request a new password',
    }),
    two_step_changed: ({ change }, sender) => ({
      subject: {
        on: 'Two-step sign-in is on',
        off: 'Two-step sign-in is off',
        codes: 'You have new recovery codes',
        reset: 'Two-step sign-in is off',
        recovered: 'A recovery code was used',
        passkeyAdded: 'You have a new passkey',
        passkeyRemoved: 'A passkey was removed',
        identityAdded: 'There is a new way to sign in',
        identityRemoved: 'A way to sign in was removed',
      }[change],
      opening: [
        {
          on: `From now on, signing in to your ${sender} account takes a code from your app as well as your password. You have been signed out on your other devices.`,
          off: `Signing in to your ${sender} account takes only your password again. You have been signed out on your other devices.`,
          codes: `New recovery codes were made for your ${sender} account. The old ones no longer work.`,
          reset: `Whoever runs ${sender} has switched two-step sign-in off for your account and removed your passkeys. Signing in takes only your password again.`,
          recovered: `Somebody has signed in to your ${sender} account with your password and one of your recovery codes. That code no longer works.`,
          passkeyAdded: `A passkey was added to your ${sender} account. Whoever has it can sign in without your password.`,
          passkeyRemoved: `A passkey of your ${sender} account was removed. It no longer signs anybody in.`,
          identityAdded: `An account elsewhere was linked to your ${sender} account. Whoever can use it can sign in without your password.`,
          identityRemoved: `An account elsewhere is no longer linked to your ${sender} account. It no longer signs anybody in.`,
        }[change],
        'If this was you, there is nothing to do. If not, request a new password right away:',
      ],
      button: 'Request a new password',
    }),
    beta_invite: ({ days }, sender) => ({
      subject: `Your invitation to ${sender}`,
      opening: ['Good news: there is now a place for you in the beta. Here is your invite code:'],
      button: 'Create your account',
      closing: [`The code is only for you. It works once, within ${String(days)} days.`],
    }),
    email_confirm: ({ days, isChange }, sender) => ({
      subject: `Confirm your address for ${sender}`,
      opening: [
        isChange
          ? `Someone, most likely you, wants to use this address for their ${sender} account. Confirm it to replace your previous address.`
          : `Someone, most likely you, created a ${sender} account with this address. Confirm it to get your reminders here too.`,
      ],
      button: 'Confirm this address',
      closing: [
        `The link works once, within ${String(days)} days. If you asked more than once, only the newest link works.`,
        'If it was not you, there is nothing to do: we will not write to this address again.',
      ],
    }),
    email_change: ({ email }, sender) => ({
      subject: `A new address for your ${sender} account`,
      opening: [
        `Someone, most likely you, asked to change the address of your ${sender} account to ${email}. Nothing changes until it is confirmed from there.`,
        'If it was you, there is nothing to do here. If it was not you, set a new password right away: that cancels the request.',
      ],
      button: 'Set a new password',
    }),
    email_changed: ({ email, contact }, sender) => ({
      subject: `Your ${sender} account has a new address`,
      opening: [
        `The address of your ${sender} account is now ${email}. From now on we will write to you there, and you sign in with it.`,
      ],
      closing: [
        contact === null
          ? `If it was not you, contact whoever runs this ${sender} server right away: they can give you your account back.`
          : `If it was not you, write to ${contact} right away: we can give you your account back.`,
      ],
    }),
    new_device: ({ signIns }, sender) => ({
      subject: `A new device signed in to your ${sender} account`,
      opening: [
        signIns.length === 1
          ? `Someone signed in to your ${sender} account on a device that was not used there before:`
          : `Someone signed in to your ${sender} account on devices that were not used there before:`,
      ],
      items: signIns.map((signIn) => ({
        title: deviceText(signIn, (browser, system) => `${browser} on ${system}`) ?? 'An unknown device',
        details: `${whenWords('en', momentOf(signIn))} · from ${signIn.place}`,
      })),
      button: 'Set a new password',
      closing: [
        'If it was you, there is nothing to do.',
        'If it was not you, set a new password right away: that signs everyone else out. Your profile shows what was done with the account.',
      ],
    }),
    webhook_off: ({ webhook, reason }) => ({
      subject: `The webhook “${headerLine(webhook)}” was switched off`,
      opening: [
        {
          gone: `The address of your webhook “${headerLine(webhook)}” answered that it is no longer there, so nothing more is sent to it.`,
          failing: `The address of your webhook “${headerLine(webhook)}” took nothing for three days, so nothing more is sent to it.`,
          locked: `The secret of your webhook “${headerLine(webhook)}” cannot be read here any more, so nothing is sent to it. A new secret helps.`,
        }[reason],
        'When you switch it on again, it goes on where it stopped.',
      ],
      button: 'See your webhooks',
    }),
    reminder: ({ items, more, isLate }, sender) => {
      const [first] = items
      const others = items.length + more - 1
      const unsubscribe = 'Stop reminder emails'
      if (first !== undefined && others === 0) {
        const late = `While the ${sender} server was down, a reminder could not be sent. Here it is:`
        return {
          subject: `${first.title}: ${whenWords('en', first)}`,
          opening: [isLate ? late : 'Here is the reminder you asked for:'],
          button: 'Open the event',
          unsubscribe,
        }
      }
      const count = `${String(others + 1)} reminders`
      const late = `While the ${sender} server was down, ${count} could not be sent. Here they are:`
      return {
        // The first one tells whether to open the mail now.
        subject:
          first === undefined
            ? count
            : `${first.title}, and ${others === 1 ? 'one more reminder' : `${String(others)} more reminders`}`,
        opening: [isLate ? late : 'Here are the reminders you asked for:'],
        button: 'Open the calendar',
        unsubscribe,
      }
    },
    digest: ({ from, isWeek }) => ({
      subject: isWeek ? `Your week from ${dayWords('en', from)}` : `Your day: ${dayWords('en', from)}`,
      opening: [isWeek ? 'Here is what is coming up in the next seven days:' : 'Here is what is planned for today:'],
      button: 'Open the calendar',
      unsubscribe: 'Stop these summaries',
    }),
  },
}
