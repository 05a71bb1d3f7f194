import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of schoolwork, writing and courses. */
export const schoolworkSteps: StepsOf<'schoolwork' | 'writing' | 'channel' | 'schoolMarks' | 'courseLeft' | 'filming'> =
  {
    schoolwork: {
      task: [
        'Inizio',
        'Leggi bene la consegna',
        'Che cosa chiede, quanto lungo, come si valuta; chiedi quello che non è chiaro.',
      ],
      sources: [
        'Inizio',
        'Materiale e scaletta',
        'Che cosa hai da dire, con le fonti: cinque titoletti, una frase per ciascuno.',
      ],
      draft: ['Scrittura', 'Prima stesura', 'Un’ora alla volta, senza limare.'],
      revise: ['Scrittura', 'Revisione', 'Risponde alla domanda? Controlla le fonti, leggi ad alta voce.'],
      handIn: ['Chiusura', 'Pronto da consegnare', 'Formato, nome, lunghezza; mandalo prima dell’ultima sera.'],
      collect: [
        'Inizio',
        'Scegliere da quello che c’è',
        'Tutto sul tavolo: che cosa mostra qualcosa di diverso, e che cosa manca?',
      ],
      pieces: ['Lavoro', 'Fare i pezzi che mancano', 'Uno alla volta; tieni anche schizzi e tentativi, contano.'],
      reader: ['Chiusura', 'Farlo vedere a qualcuno', 'A un insegnante o a chi è più grande: che cosa non è chiaro?'],
      order: [
        'Chiusura',
        'Foto, ordine e didascalie',
        'Buona luce, il pezzo migliore all’inizio e alla fine, una riga sotto ciascuno.',
      ],
      count: [
        'Inizio',
        'Contare le pagine e dividerle',
        'Tutte le materie su un foglio, tanto al giorno; anche i giorni liberi.',
      ],
      pages: [
        'Lavoro',
        'Un po’ ogni giorno',
        'Prima la materia più difficile, sempre alla stessa ora; si cancella quello che è fatto.',
      ],
      left: ['Chiusura', 'Che cosa manca ancora', 'Libri da leggere e lavori da portare: con qualcuno che controlla.'],
    },
    writing: {
      pictures: [
        'Disegni',
        'Fare i disegni, pagina per pagina',
        'Prima in piccolo, a matita, tutto il libro su un foglio; poi una pagina alla volta, lasciando posto alle parole.',
      ],
      listener: ['Revisione', 'Cantarla a una persona', 'Quale verso resta, dove è lunga?'],
      recordIt: ['Chiusura', 'Registrarla una volta intera', 'Con il telefono, e testo e accordi su un foglio.'],
      idea: ['Inizio', 'Per chi, e di che cosa parla', 'Una frase per chi leggerà, e cinque appunti.'],
      draft: ['Scrittura', 'Prima stesura', 'Mezz’ora alla volta, senza correggere.'],
      rest: ['Scrittura', 'Lasciarlo riposare', 'Qualche giorno nel cassetto, poi lo vedi con altri occhi.'],
      revise: ['Revisione', 'Tagliare e rivedere', 'Leggi ad alta voce: quello che inciampa, via.'],
      reader: ['Revisione', 'Farlo leggere a qualcuno', 'Chiedi dov’era lungo, e che cosa è rimasto.'],
      final: ['Ultimi giorni', 'Versione finale', 'Refusi, nomi, titolo, formato; poi si manda o si stampa.'],
      talks: [
        'Materiale',
        'Chiedere, ascoltare, registrare',
        'Un’ora alla volta: infanzia, lavoro, amori, tempi difficili; le foto aiutano.',
      ],
      chapters: [
        'Scrittura',
        'Scrivere, un capitolo alla volta',
        'Con le sue parole, dove si può; nomi e anni controllati.',
      ],
      periods: [
        'Materiale',
        'Anni, luoghi, persone',
        'Una pagina per ogni periodo: foto, lettere, canzoni, e una telefonata a chi c’era.',
      ],
      ownChapters: [
        'Scrittura',
        'Un capitolo alla volta',
        'Meglio una scena che un anno intero; come lo racconteresti a chi ti vuole bene.',
      ],
    },
    channel: {
      promise: [
        'Idea',
        'Nome, pubblico e primi dieci argomenti',
        'Una frase: per chi, e di che cosa. Il nome è ancora libero?',
      ],
      kit: [
        'Preparazione',
        'Microfono e account',
        'Un buon microfono, una stanza silenziosa, e dove uscirà; il resto dopo.',
      ],
      first: [
        'Produzione',
        'Preparare le prime uscite',
        'Almeno tre prima di cominciare: così una settimana storta non fa danni.',
      ],
      friends: ['Produzione', 'Farlo provare a due amici', 'Dove si sono distratti? Taglia lì.'],
      ready: ['Ultimi giorni', 'Immagine, testi, caricamento', 'Tutto pronto per il primo giorno, e a chi lo dici.'],
      rhythm: ['Dopo', 'Trova il tuo ritmo', 'Un giorno fisso che puoi mantenere per un anno.'],
      camera: [
        'Preparazione',
        'Riprese, luce, audio, account',
        'Per cominciare bastano un telefono su un supporto, una finestra e un piccolo microfono.',
      ],
      page: [
        'Preparazione',
        'Pagina e nome',
        'Una pagina semplice su un servizio noto; una foto in alto, e tre righe su chi scrive.',
      ],
    },
    schoolMarks: {
      teachers: [
        'Avvio',
        'Chiedere agli insegnanti che cosa conta',
        'Quali argomenti mancano, quando sono le prossime verifiche, e se ci sono corsi di recupero o uno sportello.',
      ],
      timetable: [
        'Avvio',
        'Un orario per la settimana',
        'Ore fisse, la materia più difficile per prima e a mente fresca; il telefono in un’altra stanza.',
      ],
      halfHours: [
        'Studio',
        'Mezz’ora al giorno, un argomento alla volta',
        'Si torna indietro finché è facile, si ripete a voce, poi cinque esercizi.',
      ],
      help: [
        'Studio',
        'Un aiuto su quello che non è chiaro',
        'Un compagno, lo sportello a scuola, o qualche ripetizione su due argomenti soltanto.',
      ],
      asInTest: [
        'Esercizio',
        'Esercizi come nelle verifiche',
        'Senza appunti e con l’orologio; gli errori si guardano il giorno dopo.',
      ],
      marks: ['Chiusura', 'Confrontare i voti', 'Che cosa è salito e che cosa no: una materia su cui continuare.'],
    },
    courseLeft: {
      office: [
        'Avvio',
        'Sentire la segreteria',
        'Iscrizione ancora valida, esami riconosciuti, tasse arretrate; poi un appello per ogni esame, uno alla volta.',
      ],
      modules: [
        'Lezioni',
        'Un modulo o una consegna alla volta',
        'Ognuno con la sua data in agenda; una bozza una settimana prima, e le domande per tempo.',
      ],
      lastPiece: [
        'Chiusura',
        'Consegnare l’ultima cosa',
        'Ore, firme e moduli completi; conserva la ricevuta, e guarda quando escono i risultati.',
      ],
      count: ['Avvio', 'Contare quello che manca', 'Lezioni, esercizi, consegne; divisi per le settimane che restano.'],
      lessons: [
        'Lezioni',
        'Una lezione alla volta',
        'A ore fisse: prova subito quello che spiega, e segna quello che non è chiaro.',
      ],
      look: ['Lezioni', 'A che punto si è', 'In ritardo? Un’ora in più a settimana, o salta quello che sai già.'],
      unclear: ['Chiusura', 'Riprendere quello che non era chiaro', 'Solo i tuoi appunti e gli esercizi venuti male.'],
      finish: [
        'Chiusura',
        'Prova finale, o qualcosa di tuo',
        'La prova, se c’è; altrimenti usalo una volta per qualcosa che ti serve.',
      ],
      certificate: ['Dopo', 'Attestato e appunti', 'Tutti e due dove li ritrovi.'],
    },
    filming: {
      story: [
        'Idea',
        'Soggetto e sceneggiatura',
        'Al massimo una pagina per minuto: che cosa si vede, che cosa si sente, come finisce.',
      ],
      people: [
        'Preparazione',
        'Persone, luoghi, permessi',
        'Chi c’è e chi aiuta, in quali giorni; chiedi prima di riprendere in un posto che non è tuo.',
      ],
      gear: [
        'Preparazione',
        'Riprese, audio e una prova',
        'Va bene anche un buon telefono, con un microfono vicino; un minuto di prova, visto su uno schermo grande.',
      ],
      shots: [
        'Preparazione',
        'Elenco delle inquadrature, giorno per giorno',
        'Per luogo, e non nell’ordine della storia; segna vestiti, oggetti e luce.',
      ],
      shoot: [
        'Riprese',
        'Girare',
        'Ogni inquadratura più di una volta, con qualche secondo di silenzio; la sera si copia tutto.',
      ],
      edit: ['Montaggio', 'Montaggio e suono', 'Prima la storia senza musica, poi più corta, poi suono e colore.'],
      viewers: [
        'Montaggio',
        'Farlo vedere a due persone',
        'Senza dire niente: dove si distraggono, che cosa non hanno capito?',
      ],
      final: [
        'Ultimi giorni',
        'Titoli, musica, copie',
        'Solo musica che si può usare, i nomi scritti giusti, una seconda copia altrove.',
      ],
      showIt: ['Dopo', 'Proiettarlo', 'Una sera con chi ha partecipato; guarda i festival e le loro scadenze.'],
    },
  }
