import { deviceText } from '../device-text.ts'
import { headerLine, toldNames, type LetterWords } from '../letter.ts'
import { dayWords, momentOf, whenWords } from '../when-words.ts'

export const it: LetterWords = {
  language: 'it',
  greeting: (name) => (name === null ? 'Ciao,' : `Ciao ${name},`),
  andMore: (more) => (more === 1 ? 'E un altro evento.' : `E altri ${String(more)} eventi.`),
  otherwise: 'Se il pulsante non funziona, apri questo indirizzo:',
  sentBy: (sender) => `${sender}: tutto il tuo anno in una schermata`,
  texts: {
    password_reset: (_, sender) => ({
      subject: `Una nuova password per ${sender}`,
      opening: ['qualcuno, molto probabilmente tu, ha chiesto una nuova password per il tuo account.'],
      button: 'Imposta una nuova password',
      closing: [
        'Il link funziona una volta sola ed è valido per un’ora. Se hai fatto più richieste, vale solo il link più recente.',
        'Se non l’hai chiesta tu, non devi fare nulla: la tua password resta quella di prima.',
      ],
    }),
    password_changed: ({ endedKeys, keptKeys }, sender) => ({
      subject: 'La tua password è stata cambiata',
      opening: [
        `la password del tuo account ${sender} è appena stata cambiata e gli altri tuoi dispositivi sono stati disconnessi.`,
        ...toldNames(
          endedKeys,
          (list) => `Chiavi API, dispositivi e indirizzi disattivati insieme alla vecchia password: ${list}.`,
        ),
        ...toldNames(keptKeys, (list) => `Chiavi API, dispositivi e indirizzi ancora attivi: ${list}.`),
        'Se l’hai cambiata tu, è tutto a posto. Altrimenti chiedi subito una nuova password:',
      ],
      button: 'Chiedi una nuova password',
    }),
    two_step_changed: ({ change }, sender) => ({
      subject: {
        on: 'Accesso in due passaggi attivato',
        off: 'Accesso in due passaggi disattivato',
        codes: 'Hai nuovi codici di recupero',
        reset: 'Accesso in due passaggi disattivato',
        recovered: 'È stato usato un codice di recupero',
        passkeyAdded: 'Hai una nuova passkey',
        passkeyRemoved: 'Una passkey è stata rimossa',
        identityAdded: 'C’è un nuovo modo per entrare',
        identityRemoved: 'Un modo per entrare è stato rimosso',
      }[change],
      opening: [
        {
          on: `d’ora in poi, per entrare nel tuo account ${sender}, oltre alla password serve un codice della tua app. Gli altri tuoi dispositivi sono stati disconnessi.`,
          off: `per entrare nel tuo account ${sender} ora basta di nuovo la password. Gli altri tuoi dispositivi sono stati disconnessi.`,
          codes: `sono stati creati nuovi codici di recupero per il tuo account ${sender}. Quelli di prima non funzionano più.`,
          reset: `chi gestisce ${sender} ha disattivato l’accesso in due passaggi per il tuo account e rimosso le tue passkey. Per entrare ora basta di nuovo la password.`,
          recovered: `qualcuno è entrato nel tuo account ${sender} con la tua password e uno dei tuoi codici di recupero. Quel codice non funziona più.`,
          passkeyAdded: `al tuo account ${sender} è stata aggiunta una passkey. Chi ce l’ha può entrare senza la tua password.`,
          passkeyRemoved: `una passkey del tuo account ${sender} è stata rimossa. Non fa più entrare nessuno.`,
          identityAdded: `al tuo account ${sender} è stato collegato un account esterno. Chi può usarlo entra senza la tua password.`,
          identityRemoved: `un account esterno non è più collegato al tuo account ${sender}. Non fa più entrare nessuno.`,
        }[change],
        'Se sei stato tu, è tutto a posto. Altrimenti chiedi subito una nuova password:',
      ],
      button: 'Chiedi una nuova password',
    }),
    beta_invite: ({ days }, sender) => ({
      subject: `Il tuo invito a ${sender}`,
      opening: ['buone notizie: si è liberato un posto per te nella beta. Ecco il tuo codice di invito:'],
      button: 'Crea il tuo account',
      closing: [`Il codice è solo per te: funziona una volta, entro ${String(days)} giorni.`],
    }),
    email_confirm: ({ days, isChange }, sender) => ({
      subject: `Conferma il tuo indirizzo per ${sender}`,
      opening: [
        isChange
          ? `qualcuno, molto probabilmente tu, vuole usare questo indirizzo per un account ${sender}. Se lo confermi, sostituirà quello attuale.`
          : `qualcuno, molto probabilmente tu, ha creato un account ${sender} con questo indirizzo. Confermalo e potrai ricevere qui anche i tuoi promemoria.`,
      ],
      button: 'Conferma l’indirizzo',
      closing: [
        `Il link funziona una volta sola, entro ${String(days)} giorni. Se hai fatto più richieste, vale solo il link più recente.`,
        'Se non l’hai chiesto tu, non devi fare nulla: non scriveremo più a questo indirizzo.',
      ],
    }),
    email_change: ({ email }, sender) => ({
      subject: `Un nuovo indirizzo per il tuo account ${sender}`,
      opening: [
        `qualcuno, molto probabilmente tu, ha chiesto di usare ${email} come indirizzo del tuo account ${sender}. Il cambio avviene solo quando viene confermato da lì: fino ad allora resta tutto com’è.`,
        'Se l’hai chiesto tu, qui non devi fare nulla. Altrimenti imposta subito una nuova password: così la richiesta viene annullata.',
      ],
      button: 'Imposta una nuova password',
    }),
    email_changed: ({ email, contact }, sender) => ({
      subject: `Il tuo account ${sender} ha un nuovo indirizzo`,
      opening: [
        `l’indirizzo del tuo account ${sender} ora è ${email}: d’ora in poi ti scriviamo lì, e per accedere usi quello.`,
      ],
      closing: [
        contact === null
          ? `Se il cambio non l’hai chiesto tu, scrivi subito a chi gestisce ${sender}: può restituirti l’account.`
          : `Se il cambio non l’hai chiesto tu, scrivi subito a ${contact}: possiamo restituirti l’account.`,
      ],
    }),
    new_device: ({ signIns }, sender) => ({
      subject: `Un nuovo dispositivo ha effettuato l’accesso al tuo account ${sender}`,
      opening: [
        signIns.length === 1
          ? `qualcuno ha effettuato l’accesso al tuo account ${sender} da un dispositivo mai usato prima:`
          : `qualcuno ha effettuato l’accesso al tuo account ${sender} da dispositivi mai usati prima:`,
      ],
      items: signIns.map((signIn) => ({
        title: deviceText(signIn, (browser, system) => `${browser} su ${system}`) ?? 'Un dispositivo sconosciuto',
        details: `${whenWords('it', momentOf(signIn))} · da ${signIn.place}`,
      })),
      button: 'Imposta una nuova password',
      closing: [
        'Se l’accesso è tuo, non devi fare nulla.',
        'Altrimenti imposta subito una nuova password: così tutti gli altri vengono disconnessi. Nel profilo vedi che cosa è stato fatto con l’account.',
      ],
    }),
    webhook_off: ({ webhook, reason }) => ({
      subject: `Il webhook «${headerLine(webhook)}» è stato disattivato`,
      opening: [
        {
          gone: `L’indirizzo del tuo webhook «${headerLine(webhook)}» ha risposto che non esiste più, quindi non gli inviamo altro.`,
          failing: `L’indirizzo del tuo webhook «${headerLine(webhook)}» non ha accettato nulla per tre giorni, quindi non gli inviamo altro.`,
          locked: `Il segreto del tuo webhook «${headerLine(webhook)}» qui non si legge più, quindi non gli inviamo altro. Basta crearne uno nuovo.`,
        }[reason],
        'Quando lo riattivi, riprende da dove si era fermato.',
      ],
      button: 'Vedi i tuoi webhook',
    }),
    reminder: ({ items, more, isLate }, sender) => {
      const [first] = items
      const others = items.length + more - 1
      const unsubscribe = 'Non inviarmi più promemoria per e-mail'
      if (first !== undefined && others === 0) {
        const late = `mentre il server di ${sender} era spento, un promemoria non è potuto partire. Eccolo qui:`
        return {
          subject: `${first.title}: ${whenWords('it', first)}`,
          opening: [isLate ? late : 'ecco il promemoria che hai chiesto:'],
          button: 'Apri l’evento',
          unsubscribe,
        }
      }
      const count = `${String(others + 1)} promemoria`
      const late = `mentre il server di ${sender} era spento, ${count} non sono potuti partire. Eccoli qui:`
      return {
        // The first one tells whether to open the mail now.
        subject:
          first === undefined
            ? count
            : `${first.title} e ${others === 1 ? 'un altro' : `altri ${String(others)}`} promemoria`,
        opening: [isLate ? late : 'ecco i promemoria che hai chiesto:'],
        button: 'Apri il calendario',
        unsubscribe,
      }
    },
    digest: ({ from, isWeek }) => ({
      subject: isWeek ? `La tua settimana da ${dayWords('it', from)}` : `La tua giornata: ${dayWords('it', from)}`,
      opening: [isWeek ? 'ecco che cosa ti aspetta nei prossimi sette giorni:' : 'ecco che cosa ti aspetta oggi:'],
      button: 'Apri il calendario',
      unsubscribe: 'Non inviarmi più questo riepilogo',
    }),
  },
}
