import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what somebody is owed, and of what somebody leaves. */
export const claimsSteps: StepsOf<'complaint' | 'estate'> = {
  complaint: {
    want: [
      'Subito',
      'Che cosa chiedi, e a chi',
      'Soldi, riparazione o una risposta: una richiesta sola e chiara. C’è un termine per farla?',
    ],
    report: [
      'Subito',
      'Denuncia all’assicurazione',
      'Di solito entro tre giorni: numero di polizza, data, che cosa è successo; fatti dare il numero del sinistro.',
    ],
    proof: ['Subito', 'Raccogli le prove', 'Ricevute, foto, messaggi e date in una cartella; non buttare niente.'],
    write: [
      'Richiesta',
      'Scrivi il reclamo',
      'Il loro modulo, una PEC o una raccomandata: che cosa è successo, che cosa chiedi, entro quando. Tieni copia.',
    ],
    quotes: [
      'Richiesta',
      'Preventivo del danno',
      'Per iscritto; ripara solo quello che è urgente finché non hanno visto.',
    ],
    assessor: [
      'Richiesta',
      'Perito, o altre carte',
      'Se mandano un perito, fagli trovare foto, ricevute e preventivo; altrimenti invia quello che chiedono.',
    ],
    answer: [
      'Dopo',
      'Nessuna risposta? Sollecita',
      'Con il numero e la data della prima richiesta, e un’ultima data per rispondere.',
    ],
    further: [
      'Dopo',
      'Un passo più su',
      'Associazione di consumatori, conciliazione o autorità di settore; chiedi quanto costa prima di andare oltre.',
    ],
  },
  estate: {
    certificates: [
      'Subito',
      'Certificato di morte e testamento',
      'Più copie del certificato, stato di famiglia degli eredi; un testamento trovato in casa va portato dal notaio.',
    ],
    notify: [
      'Subito',
      'Avvisare chi teneva i suoi risparmi',
      'Banca, Poste, INPS, assicurazioni: chiedi il saldo a quel giorno e che cosa vuole vedere; i conti restano fermi fino alla successione.',
    ],
    list: [
      'Raccolta',
      'Elencare beni e debiti',
      'Casa, terreni, conti, titoli, auto, prestiti: quanto valevano quel giorno, con le visure.',
    ],
    adviser: ['Raccolta', 'CAF, notaio, o da soli?', 'Due preventivi, e l’elenco delle carte che vogliono.'],
    apply: [
      'Invio',
      'Dichiarazione di successione',
      'Entro un anno, dal sito dell’Agenzia delle Entrate o con chi ti aiuta; le imposte si calcolano prima.',
    ],
    renounce: [
      'Invio',
      'Rinuncia in tribunale o dal notaio',
      'Entro tre mesi per chi vive in quella casa o ne usa i beni; fino ad allora non prendere e non pagare niente.',
    ],
    afterwards: [
      'Dopo',
      'Dirlo agli altri eredi',
      'La quota passa a loro, o ai figli di chi rinuncia: anche i minori devono decidere.',
    ],
    share: [
      'Dopo',
      'Volture e nuove intestazioni',
      'Con la ricevuta: catasto, banca, auto, utenze; controlla che tutto risulti agli eredi.',
    ],
  },
}
