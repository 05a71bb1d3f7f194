import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of children, care and animals. */
export const familySteps: StepsOf<'baby' | 'parentalLeave' | 'care' | 'schoolYear' | 'enrolment' | 'pet' | 'vetVisit'> =
  {
    baby: {
      visits: [
        'Visite',
        'Visite e controlli',
        'Metti in agenda i controlli già fissati, chiedi al consultorio, e scegli dove partorire.',
      ],
      bookCourse: [
        'Preparazione',
        'Iscriversi al corso preparto',
        'In consultorio o all’ospedale: i posti finiscono presto; si comincia verso la ventottesima settimana.',
      ],
      leave: [
        'Lavoro',
        'Congedo di maternità e paternità',
        'Certificato del ginecologo, domanda all’INPS prima dei due mesi dal parto, e una copia al lavoro.',
      ],
      course: ['Preparazione', 'Corso preparto', 'Insieme, se si può: le domande si fanno lì.'],
      siblings: [
        'Casa',
        'Preparare il fratello o la sorella',
        'Un libro, una bambola, un compito solo suo; e chi sta con chi quel giorno.',
      ],
      room: [
        'Casa',
        'Preparare la cameretta',
        'O un angolo in camera: un posto per dormire, uno per il cambio e buona luce. Il resto può arrivare dopo.',
      ],
      clothes: [
        'Casa',
        'Corredino e seggiolino',
        'L’indispensabile, anche in prestito. Il seggiolino va provato in auto prima.',
      ],
      help: [
        'Casa',
        'Aiuti per le prime settimane',
        'Chi cucina, chi tiene i fratelli, chi risponde al telefono: chiedi adesso.',
      ],
      paediatrician: ['Visite', 'Scegliere il pediatra', 'Informati su chi ha posto e su come ci si iscrive.'],
      bag: [
        'Ultime settimane',
        'Borsa per l’ospedale',
        'Documenti, esami, vestiti per due: pronta accanto alla porta.',
      ],
      check: [
        'Ultime settimane',
        'Strada, numeri e chi accompagna',
        'La strada per l’ospedale, i numeri da chiamare, chi accompagna, chi resta a casa.',
      ],
      calm: ['Dopo', 'Due settimane tranquille', 'Poche visite e nessun impegno che non sia necessario.'],
      register: [
        'Dopo',
        'Dichiarazione di nascita',
        'In ospedale entro tre giorni o in Comune entro dieci; poi codice fiscale e pediatra.',
      ],
    },
    parentalLeave: {
      rights: ['Avvio', 'Che cosa ti spetta', 'Settimane, indennità, scadenze, e come dividerle tra voi due.'],
      talk: ['Lavoro', 'Parlarne al lavoro', 'Da quando a quando, chi ti sostituisce, come rientri. Poi per iscritto.'],
      apply: [
        'Documenti',
        'Presentare la domanda',
        'All’INPS, in rete o con il patronato, e una copia al lavoro; conserva la ricevuta.',
      ],
      handover: [
        'Lavoro',
        'Passaggio di consegne',
        'Che cosa è in corso, chi sa che cosa, dove stanno le cose: per iscritto.',
      ],
      money: ['Documenti', 'Conti dei prossimi mesi', 'Che cosa entra, che cosa esce, che cosa può aspettare.'],
      check: ['Ultimi giorni', 'Accessi, chiavi e risposta automatica', 'E un collega che può chiamarti, se serve.'],
    },
    care: {
      needs: [
        'Avvio',
        'Di che cosa c’è bisogno',
        'Ore, compiti, notti, lingua; chiedi prima alla persona da assistere.',
      ],
      doctor: [
        'Avvio',
        'Parlarne con il medico',
        'Che cosa cambierà, quali ausili servono, quale certificato chiedere.',
      ],
      money: [
        'Avvio',
        'Assegni e agevolazioni',
        'Legge 104, accompagnamento, bonus: chiedi a un patronato che cosa spetta.',
      ],
      search: [
        'Ricerca',
        'Cercare la persona o il posto giusto',
        'Passaparola, agenzie, parrocchia: tre nomi su un foglio.',
      ],
      meet: ['Ricerca', 'Incontro o visita', 'Insieme alla persona da assistere, e senza fretta.'],
      trial: [
        'Ultimi giorni',
        'Una giornata di prova',
        'Resta nei paraggi, mostra dove stanno le cose, scrivi i numeri da chiamare.',
      ],
      contract: ['Documenti', 'Contratto e contributi', 'Orario, paga, ferie, contributi: chiari per tutti e due.'],
      look: ['Dopo', 'Parlare di come va', 'Chiedilo a tutti e due e cambia quello che non funziona.'],
    },
    schoolYear: {
      books: ['Materiale', 'Ordinare i libri di scuola', 'Nuovi o usati, secondo l’elenco: a settembre finiscono.'],
      services: [
        'Scuola',
        'Mensa, scuolabus, doposcuola',
        'Fai le domande per quello che serve; alcune chiudono prima dell’estate.',
      ],
      afternoons: ['Scuola', 'Decidere i pomeriggi', 'Sport, musica, e un pomeriggio senza niente.'],
      clothes: ['Materiale', 'Vestiti e scarpe', 'Prova quello che c’è; compra solo quello che manca.'],
      things: ['Materiale', 'Zaino, astuccio e quaderni', 'Secondo la lista della classe, con il nome su tutto.'],
      rhythm: ['Ultimi giorni', 'Di nuovo a letto presto', 'Un quarto d’ora prima ogni sera.'],
      bag: ['Ultimi giorni', 'Zaino e vestiti pronti', 'E due parole su domani, senza farne un caso.'],
      meet: ['Dopo', 'Conoscere gli insegnanti', 'Com’è andato l’inizio? Chi è già un amico?'],
    },
    enrolment: {
      compare: ['Scelta', 'Confrontare due o tre posti', 'Programma, strada, costi, posti liberi: tutto su un foglio.'],
      visit: ['Scelta', 'Andare a vedere', 'Vai a vedere, e chiedi a chi c’è già.'],
      documents: [
        'Documenti',
        'Raccogliere i documenti',
        'Certificati, codice fiscale, SPID: per alcuni ci vuole tempo.',
      ],
      form: ['Documenti', 'Compilare la domanda', 'Con calma, salvando. Ricontrolla nomi e date.'],
      pay: [
        'Ultimi giorni',
        'Iscrizione e quota',
        'Modulo, certificato medico se serve, pagamento; chiedi che cosa portare.',
      ],
      submit: ['Ultimi giorni', 'Inviare e salvare la ricevuta', 'Non l’ultima sera: il sito rallenta.'],
      firstLesson: ['Dopo', 'Prima lezione', 'Un quarto d’ora prima, e due parole con chi insegna.'],
      answer: ['Dopo', 'Accettare il posto', 'Guarda l’esito, conferma nei tempi e segna la prossima scadenza.'],
    },
    pet: {
      agree: [
        'Avvio',
        'Decidere insieme chi fa che cosa',
        'Chi porta fuori, chi dà da mangiare, chi paga, e come si fa in vacanza.',
      ],
      meet: [
        'Avvio',
        'Conoscere gli animali',
        'Canile, gattile o allevatore: vacci due volte, chiedi età, salute e abitudini.',
      ],
      home: ['Casa', 'Casa sicura e un angolo suo', 'Cavi, piante, balcone; un angolo tranquillo tutto suo.'],
      things: [
        'Casa',
        'Comprare quello che serve',
        'Cuccia, ciotole, lo stesso cibo di prima, guinzaglio o lettiera, trasportino.',
      ],
      away: ['Casa', 'Chi aiuta quando non ci sei', 'Un vicino, un pet sitter, una pensione: chiedi adesso.'],
      ready: ['Ultimi giorni', 'Pronti per l’arrivo', 'Documenti, trasportino e due giorni senza impegni.'],
      calm: ['Dopo', 'Primi giorni tranquilli', 'Poche visite, sempre gli stessi orari, molta pazienza.'],
      vet: ['Dopo', 'Prima visita dal veterinario', 'Microchip, vaccini, vermi, e la data successiva.'],
      train: ['Dopo', 'Piccole lezioni ogni giorno', 'Cinque minuti, con premi, e sempre le stesse parole.'],
    },
    vetVisit: {
      book: [
        'Prenotazione',
        'Prenotare o confermare la visita',
        'Di’ di che cosa si tratta e chiedi se deve essere a digiuno.',
      ],
      papers: ['Preparazione', 'Libretto sanitario e domande', 'Vaccini, medicine, che cosa hai notato e da quando.'],
      carrier: [
        'Ultimi giorni',
        'Trasportino o guinzaglio pronti',
        'Con una coperta che sa di casa; guarda la strada e dove si parcheggia.',
      ],
      care: ['Dopo', 'Una giornata tranquilla', 'Dai quello che è stato prescritto e guarda come mangia e cammina.'],
      next: ['Dopo', 'Prossimo appuntamento', 'Controllo o vaccino: segnalo in calendario.'],
    },
  }
