import type { terms as english } from '../en/site-terms.ts'
import type { Words } from '../words.ts'

export const terms: Words<typeof english> = {
  title: 'Termini e privacy',
  lead: 'Che cosa conserva questo software, che cosa invia, e che cosa è tuo. Scritto guardando il codice, a parole.',
  responsible: {
    title: 'Chi è responsabile',
    text: '[[product]] è un software che chiunque può installare. Di questa installazione, e dei tuoi dati che contiene, è responsabile chi la gestisce.',
    contact: 'Lo trovi a',
    noContact:
      'Qui non ha indicato un indirizzo: chiedi a chi ti ha dato l’indirizzo di questa pagina, o usa il pulsante del feedback.',
  },
  browser: {
    title: 'Che cosa resta nel tuo browser',
    lead: 'Nessuna pubblicità, nessun conteggio delle visite, niente di altri. È tutto qui:',
    what: 'Nome',
    why: 'A che cosa serve',
    until: 'Fino a quando',
    items: {
      session: { name: 'token, user', why: 'Per non farti uscire', until: 'Quando esci' },
      language: { name: 'i18nextLng', why: 'La tua lingua', until: 'Quando lo cancelli' },
      cookie: {
        name: 'i18next (cookie)',
        why: 'La tua lingua, perché il server possa inviare la pagina in quella',
        until: 'Un anno',
      },
      accepted: { name: 'cookiesAccepted', why: 'Che hai letto l’avviso', until: 'Quando lo cancelli' },
      looks: {
        name: 'color-scheme, year-settings',
        why: 'Chiaro o scuro, e come è disegnato l’anno',
        until: 'Quando li cancelli',
      },
      left: { name: 'signed-out', why: 'Che sei uscito tu', until: 'Il prossimo accesso' },
      draft: { name: 'event-draft', why: 'Un evento che non hai ancora salvato', until: 'Quando chiudi la scheda' },
      files: {
        name: 'I file della pagina',
        why: 'Perché si apra in fretta, anche senza connessione; mai i tuoi dati',
        until: 'La prossima versione',
      },
    },
  },
  server: {
    title: 'Che cosa sta sul server',
    account:
      'Il tuo account: nome, indirizzo e-mail, lingua, fuso orario, primo giorno della settimana, paese, piano. Della password solo un’impronta (argon2id), da cui non si può leggere.',
    sessions:
      'Le tue sessioni: quando ognuna è iniziata e quando è stata usata, e come si presenta il browser. Quella che non si usa per 30 giorni finisce, e dopo 180 giorni finiscono tutte. Del token, come delle chiavi API, resta solo un’impronta.',
    content: 'Quello che inserisci: calendari, categorie, eventi con descrizioni, luoghi e link, obiettivi di tempo.',
    changes:
      'Quello che c’era prima di ogni modifica, per 30 giorni: è ciò che «Annulla» ti restituisce. Poi viene tolto.',
    feedback:
      'Quello che scrivi come feedback, con la pagina in cui eri, come si presenta il browser, e il tuo account se hai effettuato l’accesso.',
    requests: 'Se chiedi l’accesso: il tuo indirizzo e-mail, la tua lingua e quando l’hai chiesto.',
    mail: 'Le e-mail per te: l’indirizzo e di che cosa parlano, per inviarle ciascuna una volta sola.',
    attempts:
      'Gli accessi e simili che sono stati tentati, al massimo per due giorni: così si ferma chi prova a indovinare le password. E un registro del server con l’indirizzo di rete e l’ora di ogni richiesta, che chi lo gestisce conserva quanto ritiene.',
  },
  sent: {
    title: 'Che cosa viene inviato ad altri',
    mail: 'Le e-mail, a te e tramite il server di posta di chi gestisce questa installazione: solo quello che hai chiesto, come una nuova password.',
    noReports: 'Questa installazione non segnala a nessuno gli errori della pagina.',
    reports:
      'Questa installazione segnala gli errori della pagina, e quanto tempo prendono le cose, a {{host}}. Se hai accettato l’avviso, alcune sessioni vengono ridisegnate lì: testi e campi sono tutti mascherati, le immagini bloccate.',
    nothing:
      'Nient’altro. Caratteri, immagini e codice vengono da questo server; i tuoi eventi non vanno a nessun altro servizio.',
  },
  yours: {
    title: 'Che cosa è tuo',
    content: 'Quello che inserisci appartiene a te. Non si mostra a nessun altro.',
    export: 'Dal profilo puoi portare via tutto, come JSON e come iCalendar, quando vuoi e con ogni piano.',
    delete:
      'Lì puoi anche eliminare l’account: con tutto quello che contiene, subito e per sempre. Nelle copie di sicurezza resta finché non vengono sostituite.',
    ask: 'Quello che è sbagliato puoi correggerlo da te; per tutto il resto che la legge ti riconosce, scrivi a chi gestisce questa installazione.',
  },
  terms: {
    title: 'Termini',
    care: 'Tieni per te la password, e non inserire niente che sia contro la legge o i diritti di altri.',
    beta: 'Questa è una beta: è offerta così com’è. Tieni un’esportazione di ciò di cui non puoi fare a meno.',
    license:
      'Il software è sotto licenza MIT, che esclude ogni garanzia. I diritti che la legge ti dà comunque non ne sono toccati.',
    change: 'Se queste parole cambiano nella sostanza, chi gestisce questa installazione te lo dice prima.',
  },
}
