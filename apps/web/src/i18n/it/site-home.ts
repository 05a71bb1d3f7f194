import type { home as english } from '../en/site-home.ts'
import type { Words } from '../words.ts'

export const home: Words<typeof english> = {
  title: 'Dodici mesi.',
  titleEnd: 'Un solo sguardo.',
  lead: 'Viaggi, esami, gare e scadenze su un’unica pagina, grande quanto l’anno. Sul tuo server, con i tuoi dati.',
  start: 'Apri il tuo {{year}}',
  plannerPicture:
    'Il planner con un anno intero: dodici righe, una per mese, con viaggi, progetti e appuntamenti come barre e parole',
  phonePicture: 'Lo stesso anno sul telefono: i mesi uno sotto l’altro, ogni giorno colorato secondo quanto è pieno',
  views: {
    title: 'Un anno, visto in tre modi',
    planner: {
      title: 'Che cosa si sovrappone',
      text: 'Una riga per mese, i giorni allineati per giorno della settimana. Ciò che dura è una barra che nessuna settimana taglia; ciò che è di un giorno è una parola.',
    },
    months: {
      title: 'Quando è',
      text: 'Dodici piccoli mesi, per la data che cerchi al volo.',
    },
    heat: {
      title: 'Quanto è pieno',
      text: 'Ogni giorno ha il colore di quello che contiene, con i limiti scritti sotto. Vedi il mese che è troppo prima che arrivi.',
    },
    picture:
      'Il calore: 53 settimane di sette giorni, ognuno colorato secondo quanto contiene, con i totali dei mesi sotto',
  },
  line: {
    title: 'Modifichi dove guardi',
    text: 'Trascini su qualche giorno ed è lì. Trascini una barra e si sposta, la sua fine e si allunga. Oppure scrivi una riga: data, ora, ripetizione e categoria si leggono mentre scrivi, con regole e senza un modello. Quello che è dubbio non si indovina.',
    picture:
      'Una riga di testo con le parole evidenziate: sotto, quello che è stato capito, con ciò che quel giorno contiene già',
  },
  phone: {
    title: 'E in tasca',
    text: 'I mesi uno sotto l’altro, con giorni grandi abbastanza per un pollice. Due dita portano da quanto è pieno l’anno ai titoli di un mese, e ritorno.',
  },
  factsTitle: 'Su che cosa puoi contare',
  facts: {
    undo: {
      title: 'Tutto si può annullare',
      text: 'Spostamenti, serie, intere importazioni: con un tasto, per 30 giorni. Solo eliminare un calendario o l’account è definitivo, e prima chiede.',
    },
    instant: {
      title: 'L’anno è subito lì',
      text: 'È caricato tutto: un filtro, una ricerca o un’altra vista non aspettano niente.',
    },
    leave: {
      title: 'I tuoi dati possono uscire',
      text: 'Dentro e fuori come iCalendar, il formato che leggono gli altri calendari. Lascia un file sulla pagina, guarda che cosa c’è di nuovo, prendilo.',
    },
    keys: {
      title: 'Mouse, dito o tasti',
      text: 'Quello che si trascina si sposta anche con la tastiera, e viene detto agli screen reader.',
    },
    series: {
      title: 'Serie fatte bene',
      text: '«Questa», «questa e le successive» o «tutte». Le date cambiate restano, e così i giorni in cui cambia l’ora.',
    },
    host: {
      title: 'Sulla tua macchina',
      text: 'Un comando, un file con i tuoi dati, licenza MIT. Funziona senza internet, e nessun altro sta a guardare.',
    },
  },
  end: {
    title: 'Inizia da una riga.',
    text: 'Il primo viaggio, il primo esame, il primo compleanno: il resto dell’anno viene da sé.',
  },
}
