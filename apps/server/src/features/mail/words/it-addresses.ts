import { greetedName, type AddressContent, type Letter } from '../letter.ts'
import { greeting } from './it-reminders.ts'

/** Letters about the account's address. */
export function addressLetter(content: AddressContent, sender: string): Letter {
  const plain = { greeting: greeting(null), code: null, button: null }
  switch (content.kind) {
    case 'email_confirm':
      return {
        ...plain,
        subject: `Conferma il tuo indirizzo per ${sender}`,
        opening: [
          content.isChange
            ? `qualcuno, molto probabilmente tu, vuole usare questo indirizzo per un account ${sender}. Se lo confermi, sostituirà quello attuale.`
            : `qualcuno, molto probabilmente tu, ha creato un account ${sender} con questo indirizzo. Confermalo e potrai ricevere qui anche i tuoi promemoria.`,
        ],
        button: { label: 'Conferma l’indirizzo', link: content.link },
        closing: [
          `Il link funziona una volta sola, entro ${String(content.days)} giorni. Se hai fatto più richieste, vale solo il link più recente.`,
          'Se non l’hai chiesto tu, non devi fare nulla: non scriveremo più a questo indirizzo.',
        ],
      }
    case 'email_change':
      return {
        ...plain,
        subject: `Un nuovo indirizzo per il tuo account ${sender}`,
        greeting: greeting(greetedName(content.name)),
        opening: [
          `qualcuno, molto probabilmente tu, ha chiesto di usare ${content.email} come indirizzo del tuo account ${sender}. Il cambio avviene solo quando viene confermato da lì: fino ad allora resta tutto com’è.`,
          'Se l’hai chiesto tu, qui non devi fare nulla. Altrimenti imposta subito una nuova password: così la richiesta viene annullata.',
        ],
        button: { label: 'Imposta una nuova password', link: content.link },
        closing: [],
      }
    case 'email_changed':
      return {
        ...plain,
        subject: `Il tuo account ${sender} ha un nuovo indirizzo`,
        greeting: greeting(greetedName(content.name)),
        opening: [
          `l’indirizzo del tuo account ${sender} ora è ${content.email}: d’ora in poi ti scriviamo lì, e per accedere usi quello.`,
        ],
        closing: [
          content.contact === null
            ? `Se il cambio non l’hai chiesto tu, scrivi subito a chi gestisce ${sender}: può restituirti l’account.`
            : `Se il cambio non l’hai chiesto tu, scrivi subito a ${content.contact}: possiamo restituirti l’account.`,
        ],
      }
    default:
      return content satisfies never
  }
}
