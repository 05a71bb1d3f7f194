import type { UserTable } from '#server/db/schema.ts'
import { escapeHtml } from '#server/escape-html.ts'
import type { Unsubscribed } from './unsubscribe-token.ts'

/** The person of an unsubscribe link, and the kind of mail. */
export interface Unsubscribing {
  readonly kind: Unsubscribed
  readonly language: UserTable['language']
}

const words = {
  it: {
    title: { reminders: 'Promemoria per e-mail', digest: 'Riepilogo per e-mail' },
    ask: {
      reminders: 'Vuoi smettere di ricevere i promemoria per e-mail? Nella pagina continuerai a vederli.',
      digest: 'Vuoi smettere di ricevere il riepilogo per e-mail?',
    },
    button: 'Sì, basta e-mail',
    done: {
      reminders: 'Fatto: non riceverai più promemoria per e-mail. Puoi riattivarli nel profilo quando vuoi.',
      digest: 'Fatto: non riceverai più il riepilogo. Puoi riattivarlo nel profilo quando vuoi.',
    },
    unknown: 'Questo link non è valido. Nel profilo puoi scegliere quali e-mail ricevere.',
  },
  en: {
    title: { reminders: 'Reminders by e-mail', digest: 'Summary by e-mail' },
    ask: {
      reminders: 'Do you want no more reminders by e-mail? You will still see them in the page.',
      digest: 'Do you want no more summary by e-mail?',
    },
    button: 'Yes, no more e-mails',
    done: {
      reminders: 'Done: you will get no more reminders by e-mail. You can have them again in your profile at any time.',
      digest: 'Done: you will get no more summary. You can have it again in your profile at any time.',
    },
    unknown: 'This link does not work. In your profile you can choose which e-mails you get.',
  },
} as const

interface PageTexts {
  readonly name: string
  readonly language: 'it' | 'en'
  readonly title: string
  readonly text: string
  readonly button: string | null
}

/** Unstyled: the server's policy would block a style of its own. */
const page = ({ name, language, title, text, button }: PageTexts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} - ${escapeHtml(name)}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${button === null ? '' : `<form method="post"><button type="submit">${button}</button></form>`}
</main>
</body>
</html>
`

export const askPage = (name: string, { kind, language }: Unsubscribing): string => {
  const { title, ask, button } = words[language]
  return page({ name, language, title: title[kind], text: ask[kind], button })
}

export const donePage = (name: string, { kind, language }: Unsubscribing): string => {
  const { title, done } = words[language]
  return page({ name, language, title: title[kind], text: done[kind], button: null })
}

export const unknownPage = (name: string, language: 'it' | 'en'): string =>
  page({ name, language, title: escapeHtml(name), text: words[language].unknown, button: null })
