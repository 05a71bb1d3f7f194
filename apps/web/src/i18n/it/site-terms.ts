import type { terms as english } from '../en/site-terms.ts'
import type { Words } from '../words.ts'

export const terms: Words<typeof english> = {
  title: 'Termini e privacy',
  lead: 'Quali dati su di te sono conservati qui, che cosa viene inviato ad altri e che cosa puoi farne.',
  responsible: {
    title: 'Chi è responsabile',
    text: '[[product]] è un software che chiunque può installare su un server. Di questa installazione e dei tuoi dati è responsabile la persona o l’organizzazione che la gestisce.',
    contact: 'Per contattarla scrivi a',
    noContact:
      'Qui non è indicato un contatto. Chiedi a chi ti ha dato l’indirizzo di questa pagina oppure usa il pulsante del feedback.',
  },
  browser: {
    title: 'Che cosa è salvato nel tuo browser',
    lead: 'Nessuna pubblicità, nessun tracciamento, nessun cookie di altre aziende. Ecco tutto quello che viene salvato:',
    what: 'Nome',
    why: 'A che cosa serve',
    until: 'Fino a quando',
    items: {
      session: { name: 'token, user', why: 'A farti restare collegato', until: 'Quando esci' },
      language: { name: 'i18nextLng', why: 'A ricordare la tua lingua', until: 'Quando lo cancelli' },
      cookie: {
        name: 'i18next (cookie)',
        why: 'A ricordare la lingua, così il server ti invia le pagine in quella giusta',
        until: 'Un anno',
      },
      accepted: { name: 'cookiesAccepted', why: 'A ricordare che hai letto l’avviso', until: 'Quando lo cancelli' },
      looks: {
        name: 'color-scheme, year-settings, beside-last',
        why: 'A ricordare il tema chiaro o scuro e come visualizzi l’anno',
        until: 'Quando li cancelli',
      },
      left: { name: 'signed-out', why: 'A ricordare che hai scelto tu di uscire', until: 'Il prossimo accesso' },
      device: {
        name: 'device',
        why: 'A riconoscere questo browser quando accedi di nuovo',
        until: 'Quando lo cancelli',
      },
      draft: {
        name: 'event-draft',
        why: 'A conservare un evento non ancora salvato',
        until: 'Quando chiudi la scheda',
      },
      lane: { name: 'goals-lane', why: 'A ricordare se mostri gli obiettivi sopra l’anno', until: 'Quando esci' },
      chat: {
        name: 'assistant-conversation, assistant-draft',
        why: 'A riaprire la chat con l’assistente e la domanda che non hai ancora inviato',
        until: 'Quando chiudi la scheda',
      },
      files: {
        name: 'I file della pagina',
        why: 'Ad aprirla in fretta, anche senza connessione; non contengono mai i dati del tuo calendario',
        until: 'La versione successiva',
      },
    },
  },
  server: {
    title: 'Che cosa è conservato sul server',
    account:
      'Il tuo account: nome, indirizzo e-mail, lingua, fuso orario, primo giorno della settimana, paese e regione, piano e impostazioni, finché non lo elimini. Della password si conserva solo un’impronta (argon2id), da cui non si può risalire alla password. Il link per una nuova password vale un’ora.',
    audit:
      'Per un anno, quello che è stato fatto con il tuo account (accessi, password sbagliate, chiavi, dispositivi, indirizzi, esportazioni): quando, con quale programma e da quale gruppo di 256 indirizzi di rete, mai l’indirizzo. Per due anni, quello che chi gestisce il server ha fatto con gli account.',
    sessions:
      'I dispositivi da cui hai effettuato l’accesso: inizio e ultimo uso di ogni sessione e nome del browser. Una sessione scade dopo 30 giorni senza utilizzo e comunque dopo 180 giorni. I browser da cui hai già effettuato l’accesso vengono ricordati fino a 360 giorni. Anche le tue chiavi API, le password dei dispositivi e gli indirizzi per altri calendari, con quello che mostra ciascuno e l’ultimo programma che l’ha letto, finché non li disattivi. Di tutti questi codici si conserva solo un’impronta. Con l’accesso in due passaggi anche le impronte dei tuoi codici di recupero e la chiave della tua app, cifrata con una chiave che non si trova nel database. Delle tue passkey i nomi, le chiavi pubbliche e l’ultimo uso. Degli account esterni con cui accedi: chi li gestisce, il tuo numero e il tuo indirizzo lì, e l’ultimo uso.',
    content:
      'Quello che inserisci: calendari, categorie, eventi con descrizioni, luoghi e link, e le tappe per prepararli. Finché non li elimini.',
    goals: 'I tuoi obiettivi e i progressi che registri a mano. Finché non li elimini.',
    changes:
      'Una copia dei dati che modifichi, com’erano prima, per 30 giorni: serve per annullare. L’esito di ogni modifica resta un giorno, per non salvare due volte la stessa cosa.',
    links:
      'Se sincronizzi un account che hai altrove: il suo server, il nome utente e la password che usi lì, com’erano i suoi calendari l’ultima volta che erano uguali, e ciò che aspetta una tua scelta. Finché non interrompi la sincronizzazione. La password è conservata cifrata, perché serve a questo server per accedere a quell’account; la pagina non la mostra più.',
    webhooks:
      'I tuoi webhook: nome e indirizzo, di che cosa avvisano, quando sono partiti gli ultimi 20 messaggi e com’è andata, ma non che cosa dicevano. Finché non li elimini. I segreti sono conservati cifrati, perché servono a questo server per firmare.',
    reminders: 'Quando devono arrivare i tuoi promemoria e l’elenco di quelli già arrivati, per 60 giorni.',
    push: 'Se attivi le notifiche: l’indirizzo che il browser ci fornisce per inviarle, finché non le disattivi. Le notifiche da inviare restano al massimo 7 giorni.',
    assistant:
      'Le conversazioni con l’assistente, finché non le elimini, e le sue proposte, che si possono applicare per 7 giorni. Anche un registro di che cosa ha consultato e di che cosa è stato inviato a un modello di IA: puoi leggerlo nel tuo profilo.',
    mail: 'Le e-mail per te: il tuo indirizzo e l’argomento di ciascuna, al massimo per 7 giorni.',
    feedback:
      'Il tuo feedback, con la pagina in cui eri e il nome del browser. Se hai effettuato l’accesso, anche il tuo account.',
    requests:
      'Se chiedi l’accesso: indirizzo e-mail, lingua e data della richiesta. Se usi un codice di invito: quale.',
    attempts:
      'I tentativi di accesso e altre azioni limitate, al massimo per due giorni. Si contano per impedire che qualcuno indovini le password.',
    installation: 'Impostazioni e chiavi dell’installazione. Non contengono nulla che ti riguardi.',
    log: 'Un registro del server con l’ora di ogni richiesta, di che tipo era, com’è andata e il numero interno del tuo account, senza il tuo indirizzo di rete. Chi gestisce il server decide per quanto tempo conservarlo.',
  },
  sent: {
    title: 'Che cosa viene inviato ad altri',
    mail: 'Le e-mail passano da un server di posta: nuove password, inviti, e i promemoria e i riepiloghi che hai attivato, con titoli e orari dei tuoi eventi.',
    push: 'Se attivi le notifiche, i promemoria passano dal servizio push del tuo browser (per esempio Google, Mozilla o Apple). Sono cifrati: può leggerli solo il tuo browser.',
    subscriptions:
      'Se colleghi un calendario da un indirizzo, questo server chiede regolarmente a quell’indirizzo se c’è qualcosa di nuovo. Non invia nulla che ti riguardi.',
    links:
      'Se sincronizzi un account che hai altrove, questo server vi accede con il tuo nome utente e la tua password, e gli eventi dei calendari sincronizzati viaggiano nei due sensi. La password va solo a quel server.',
    webhooks:
      'Se crei un webhook, questo server invia all’indirizzo che hai scelto ciò che cambia nel tuo anno: titoli, orari e luoghi degli eventi, e nomi di calendari, categorie, obiettivi e traguardi.',
    model:
      'Questa installazione usa un modello di IA su {{to}}. Quando usi l’assistente, la tua domanda e una parte del tuo calendario vengono inviate lì: titoli e date, e altro solo se le tue impostazioni lo consentono. Nel profilo puoi limitare questi dati o spegnere l’assistente.',
    reports:
      'Gli errori della pagina e i tempi di caricamento vengono segnalati a {{to}}. Se hai accettato l’avviso, lì vengono registrate anche alcune visite: testi e campi sono mascherati, le immagini escluse.',
    issuer:
      'Se accedi con un account esterno: il browser va su {{to}} e questo server chiede lì chi sei. Del tuo calendario non viene inviato nulla.',
    database:
      'I dati elencati sopra sono salvati in un database PostgreSQL, che può trovarsi su un altro server di chi gestisce questa installazione.',
    none: {
      mail: 'Qui non è configurato un server di posta: le e-mail vengono solo salvate in una cartella di questo server.',
      model: 'Qui non è collegato alcun modello di IA: nulla del tuo calendario viene inviato a un modello.',
      reports: 'Gli errori della pagina non vengono segnalati a nessuno.',
    },
    nothing: 'Non viene inviato nient’altro. Caratteri, immagini e codice si caricano da questo server.',
  },
  yours: {
    title: 'I tuoi diritti',
    content: 'Quello che inserisci è tuo. Gli altri utenti non possono vederlo.',
    export:
      'Dal profilo puoi scaricare tutti i tuoi dati in formato JSON e iCalendar, in qualsiasi momento e con ogni piano.',
    delete:
      'Sempre dal profilo puoi eliminare l’account. Tutto il contenuto viene eliminato subito e per sempre. Le copie nei backup restano finché i backup non vengono sostituiti.',
    ask: 'Puoi correggere da te i tuoi dati. Per gli altri diritti previsti dalla legge, scrivi a chi gestisce questa installazione.',
  },
  terms: {
    title: 'Termini',
    care: 'Non comunicare a nessuno la tua password. Non inserire nulla che violi la legge o i diritti di altri.',
    beta: 'Questa è una versione beta, offerta così com’è. Conserva un’esportazione di ciò che non puoi permetterti di perdere.',
    license:
      'Il software è distribuito con licenza MIT, senza alcuna garanzia. Restano validi i diritti che la legge ti riconosce.',
    change: 'Se questi termini cambiano in modo significativo, chi gestisce questa installazione ti avvisa prima.',
  },
}
