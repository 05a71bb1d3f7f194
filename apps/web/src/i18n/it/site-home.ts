import type { home as english } from '../en/site-home.ts'
import type { Words } from '../words.ts'

export const home: Words<typeof english> = {
  title: 'Tutto il tuo anno',
  titleEnd: 'in una schermata.',
  lead: 'Organizza viaggi, esami, gare e scadenze con mesi di anticipo. Vedi subito che cosa si accavalla e quando hai ancora tempo.',
  start: 'Apri il tuo {{year}}',
  plannerPicture: 'Il planner con un anno intero: dodici righe, una per mese, con viaggi, progetti e appuntamenti',
  phonePicture: 'Lo stesso anno sul telefono: un mese sotto l’altro, con ogni giorno colorato in base a quanto è pieno',
  views: {
    title: 'Il tuo anno in tre viste',
    planner: {
      title: 'Planner',
      text: 'Ogni mese è una riga. Un viaggio di due settimane è un’unica barra con il suo nome: se qualcosa si accavalla, lo vedi subito.',
    },
    months: {
      title: 'Mesi',
      text: 'Dodici piccoli calendari, per quando ti serve solo controllare una data.',
    },
    heat: {
      title: 'Calore',
      text: 'Più un giorno è pieno, più il colore è intenso. Ti accorgi di un mese troppo carico quando sei ancora in tempo a cambiarlo.',
    },
    picture:
      'La vista del calore: tutti i giorni dell’anno, colorati in base a quanto sono pieni, con i totali dei mesi',
  },
  line: {
    title: 'Scrivi, e l’evento è nel calendario',
    text: 'Scrivi «Dentista domani alle 15» e premi Invio: data, ora, ripetizione e categoria vengono riconosciute mentre scrivi. Oppure trascina il mouse sui giorni che ti servono. Per spostare un evento basta trascinarlo; per allungarlo, trascina un’estremità.',
    picture:
      'Una riga di testo in cui sono state riconosciute data e ora, con quello che c’è già in programma quel giorno',
  },
  reminders: {
    title: 'Promemoria che arrivano davvero',
    text: 'Per ogni evento ne imposti quanti vuoi, da settimane a pochi minuti prima. Arrivano nel browser, per e-mail o come notifica sul telefono, anche a pagina chiusa. Di notte, se vuoi, aspettano la mattina.',
    picture: 'L’elenco dei promemoria in arrivo, ognuno con il suo evento e il suo orario',
  },
  goals: {
    title: 'Obiettivi che si aggiornano da soli',
    text: 'Correre 500 km, leggere 20 libri, andare in palestra due volte alla settimana. Contiamo noi gli eventi: vedi se sei in anticipo o in ritardo e quando ci arriverai.',
    picture: 'Un obiettivo con i progressi, il ritmo, la previsione e il grafico dell’andamento',
  },
  helpers: {
    title: 'Un assistente che aspetta il tuo sì',
    text: 'Digli che hai un esame o una gara: parte da quella data e ti prepara un programma che tiene conto dei tuoi impegni. Oppure chiedigli quando hai una settimana libera. Non aggiunge nulla finché non premi Applica.',
    picture: 'Il programma per un obiettivo nell’assistente, con le tappe elencate e tratteggiate nell’anno',
  },
  phone: {
    title: 'Anche sul telefono',
    text: 'Scorri i mesi e tocca un giorno per aprirlo. Con due dita passi dalla vista dell’anno ai dettagli di un mese. Si installa come un’app.',
  },
  factsTitle: 'Puoi contarci',
  facts: {
    undo: {
      title: 'Hai sbagliato? Annulla',
      text: 'Hai spostato l’evento sbagliato, eliminato una serie, importato il file che non volevi? Annulli con un clic, entro 30 giorni.',
    },
    instant: {
      title: 'Nessuna attesa',
      text: 'L’anno si carica tutto insieme: filtrare, cercare e cambiare vista è immediato.',
    },
    leave: {
      title: 'I dati restano tuoi',
      text: 'Importi il calendario da Google, Apple o Outlook con un file .ics ed esporti tutto quando vuoi.',
    },
    keys: {
      title: 'Mouse, dito o tastiera',
      text: 'Tutto quello che fai con il mouse si può fare anche con la tastiera e con gli screen reader.',
    },
    series: {
      title: 'Eventi ricorrenti senza sorprese',
      text: 'Modifichi una sola data, anche le successive o tutta la serie. Le date che hai cambiato a mano restano come sono.',
    },
    host: {
      title: 'Sul tuo server, se vuoi',
      text: 'È open source (licenza MIT) e si installa con un comando. Funziona anche senza internet.',
    },
  },
  end: {
    title: 'Inizia a organizzare il tuo anno.',
    text: 'Aggiungi il prossimo viaggio, un esame o un compleanno: basta un minuto.',
  },
}
