import type { StepsOf } from '../planning-words.ts'
import { enrolmentVarieties } from './varieties-steps.ts'

/** Italian words of the steps of children, care and school. */
export const familySteps: StepsOf<'baby' | 'enrolment' | 'schoolYear'> = {
  baby: {
    homeReady: [
      'Ultime settimane',
      'La stanza e quello che serve',
      'Teli, asciugamani, una lampada, tutto dalla lista dell’ostetrica; chi tiene i bambini e gli animali.',
    ],
    birthAtHome: [
      'Ultime settimane',
      'Piano con l’ostetrica, e un piano B',
      'Esami e requisiti, a chi si telefona e quando, quanto dista l’ospedale; borsa pronta anche così. Alcune regioni rimborsano.',
    ],
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
      'Chi cucina, chi fa la spesa, chi viene a trovarvi e quando: chiedi adesso.',
    ],
    paediatrician: ['Visite', 'Scegliere il pediatra', 'Informati su chi ha posto e su come ci si iscrive.'],
    bag: ['Ultime settimane', 'Borsa per l’ospedale', 'Documenti, esami, vestiti per due: pronta accanto alla porta.'],
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
    bagList: [
      'Valigia',
      'Chiedere la lista all’ospedale',
      'Ogni reparto ha la sua: che cosa danno loro, quanti cambi, se serve il corredino in sacchetti.',
    ],
    bagShop: [
      'Valigia',
      'Comprare e lavare quello che manca',
      'Camicie aperte davanti, assorbenti, body e tutine della misura più piccola; lavati senza ammorbidente.',
    ],
    bagPacked: [
      'Valigia',
      'Fare la valigia, vicino alla porta',
      'Un sacchetto per il giorno, documenti ed esami in una cartella, caricabatterie; chi accompagna sa dov’è.',
    ],
  },
  enrolment: {
    ...enrolmentVarieties,
    fundsAndCare: [
      'Inizio',
      'Soldi, orari e figli',
      'ISEE e borsa, part time o frequenza libera; chi tiene i bambini nei giorni di lezione.',
    ],
    instead: [
      'Inizio',
      'Che cosa vale al posto del diploma',
      'Chiedi alla segreteria: un anno alle serali, o un esame da privatista.',
    ],
    answerOfNursery: [
      'Dopo',
      'Graduatoria, poi le date dell’inserimento',
      'Accetta il posto entro il termine; poi tieni libere due settimane per i primi giorni insieme.',
    ],
    openCall: [
      'Domanda',
      'Mandare la domanda',
      'Qualche giorno prima della scadenza: conserva numero e ricevuta, e intanto una lista privata di riserva.',
    ],
    nurseryPapers: [
      'Avvio',
      'ISEE e documenti',
      'ISEE per minorenni, codici fiscali, vaccinazioni, orari di lavoro: per l’ISEE ci vuole tempo.',
    ],
    deadline: [
      'Avvio',
      'Scadenza e requisiti',
      'Sul sito ufficiale: per le scuole a gennaio, in rete con SPID o CIE; per l’università c’è il bando.',
    ],
    weeks: ['Avvio', 'Quali settimane e quali orari', 'Accanto alle tue ferie e ai nonni: entrata, uscita, pranzo.'],
    campPlace: [
      'Scelta',
      'Iscrizione e acconto',
      'Amici nella stessa settimana, allergie, chi può ritirare; luglio si riempie per primo.',
    ],
    compare: ['Scelta', 'Confrontare due o tre posti', 'Programma, strada, costi, posti liberi: tutto su un foglio.'],
    visit: ['Scelta', 'Open day o una visita', 'Vai a vedere, e chiedi a chi c’è già.'],
    admission: [
      'Scelta',
      'Test d’ingresso',
      'Date del TOLC o del test, iscrizione, e due settimane di prove degli anni scorsi.',
    ],
    documents: [
      'Documenti',
      'Raccogliere i documenti',
      'Certificati, codice fiscale, ISEE per le tasse: per alcuni ci vuole tempo.',
    ],
    form: ['Documenti', 'Compilare la domanda', 'Con calma, salvando. Ricontrolla nomi e date.'],
    waitingList: [
      'Avvio',
      'Domanda al Comune e ai nidi',
      'Il bando comunale chiude spesso in primavera; intanto fatti mettere in lista da uno o due nidi privati.',
    ],
    settlingIn: [
      'Ultimi giorni',
      'Date dell’inserimento',
      'I primi giorni si resta insieme: tieni libere due settimane; un cambio e un oggetto di casa.',
    ],
    pay: [
      'Ultimi giorni',
      'Iscrizione e quota',
      'Modulo, certificato medico se serve, pagamento; chiedi che cosa portare.',
    ],
    submit: ['Ultimi giorni', 'Inviare e salvare la ricevuta', 'Non l’ultima sera: il sito rallenta.'],
    firstLesson: ['Dopo', 'Prima lezione', 'Un quarto d’ora prima, e due parole con chi insegna.'],
    answer: ['Dopo', 'Guardare quando esce l’esito', 'Segna il giorno, ed entro quando il posto va confermato.'],
    schoolVisits: ['Scelta', 'Vedere le scuole', 'Open day da novembre a gennaio: orari, mensa, doposcuola, criteri.'],
    openDays: [
      'Scelta',
      'Open day e una mattina in classe',
      'Da novembre a gennaio: chiedi anche uno stage di un giorno, fai fare le domande a chi ci andrà, prova la strada con i mezzi.',
    ],
    ranking: [
      'Documenti',
      'Prima e seconda scelta, e domanda',
      'Una scuola e due alternative, sulla piattaforma del Ministero con SPID o CIE; le iscrizioni sono a gennaio.',
    ],
    whichWay: [
      'Avvio',
      'Quale domanda, ed entro quando',
      'Chi insegna: mobilità su Istanze online, di solito a fine inverno. Per un alunno: nulla osta della scuola di adesso, anche durante l’anno.',
    ],
    callSchool: [
      'Scelta',
      'Chiamare la segreteria di quella scuola',
      'Posti liberi, con chi parlare, quali materie o esami mancano.',
    ],
    transferPapers: [
      'Documenti',
      'Raccogliere i documenti',
      'Pagelle o stato di servizio, certificati, motivi di famiglia o di distanza, se danno punti.',
    ],
    transferForm: [
      'Documenti',
      'Inviare la domanda',
      'Rileggi preferenze e codici; tieni la ricevuta, e avvisa la scuola di adesso.',
    ],
  },
  schoolYear: {
    services: [
      'Scuola',
      'Mensa, scuolabus, pre e post scuola',
      'Guarda quando chiudono le domande in Comune: spesso prima dell’estate.',
    ],
    visit: [
      'Scuola',
      'Vedere la scuola e la strada',
      'Un giro nelle aule a giugno, e la strada da fare insieme prima di settembre.',
    ],
    books: [
      'Materiale',
      'Ordinare i libri',
      'Secondo l’elenco della scuola, anche usati; alle elementari in libreria con la cedola. A settembre finiscono.',
    ],
    afternoons: ['Scuola', 'Decidere i pomeriggi', 'Sport, musica, e un pomeriggio senza niente.'],
    clothes: [
      'Materiale',
      'Vestiti e scarpe',
      'Prova quello che c’è; compra solo quello che manca, con il nome dove si perde.',
    ],
    things: ['Materiale', 'Zaino, astuccio e quaderni', 'Secondo la lista della classe, con il nome su tutto.'],
    educators: [
      'Scuola',
      'Colloquio con le educatrici',
      'Sonno, pappe, ciuccio, chi può andare a prendere; chiedi come sono i primi giorni.',
    ],
    change: ['Materiale', 'Cambio, bavaglie, ciuccio', 'Una borsina con il nome su tutto.'],
    leave: [
      'Ultimi giorni',
      'Ferie per l’inserimento',
      'Le prime due settimane sono a orario ridotto: avvisa al lavoro, e chi può andare a prendere?',
    ],
    rhythm: ['Ultimi giorni', 'Di nuovo a letto presto', 'Un quarto d’ora prima ogni sera.'],
    bag: ['Ultimi giorni', 'Zaino e vestiti pronti', 'E due parole su domani, senza farne un caso.'],
    settling: [
      'Dopo',
      'Inserimento, un po’ di più ogni giorno',
      'Un saluto breve, sempre uguale, e mai sparire di nascosto.',
    ],
    meet: ['Dopo', 'Conoscere gli insegnanti', 'Com’è andato l’inizio? Chi è già un amico?'],
  },
}
