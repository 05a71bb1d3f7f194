import type { PlanningWords } from '../planning-words.ts'

/** Italian words for the steps of what is put on stage with others. */
export const stagingSteps: Pick<PlanningWords['steps'], 'staging' | 'performance'> = {
  staging: {
    script: [
      'Avvio',
      'Scrivere il copione',
      'Una storia con una parte per ognuno, battute brevi, due canzoni; mezz’ora è già tanto. Fallo leggere ad alta voce a qualcuno.',
    ],
    hall: [
      'Avvio',
      'Fissare la sala e il giorno',
      'Teatro, palestra o salone, con un giorno in più per la prova generale: palco, luci, microfoni, quanti posti.',
    ],
    piece: [
      'Avvio',
      'Scegliere il testo o i brani',
      'Quanto dura, quanti sono, qualcosa per ognuno. Quello che è troppo si taglia adesso.',
    ],
    rights: ['Avvio', 'Permessi e SIAE', 'Testi e musiche di altri, ingresso libero o a pagamento, assicurazione.'],
    parts: [
      'Avvio',
      'Dare le parti e le date delle prove',
      'Un foglio a testa con la sua parte e tutte le date; chi è timido, che cosa farebbe volentieri?',
    ],
    helpers: [
      'Avvio',
      'Trovare chi dà una mano',
      'Costumi, scene, musica, trucco, porta: un nome accanto a ogni cosa.',
    ],
    rehearse: [
      'Prove',
      'Provare insieme',
      'Una scena o un brano alla volta, poi due di fila; alla fine di ogni prova si dice che cosa serve per la prossima.',
    ],
    measures: [
      'Avvio',
      'Costumi: misure, stoffa, chi cuce',
      'Un foglio con tutte le taglie, un modello solo, e il lavoro diviso con una data; un pomeriggio tutti insieme alle macchine.',
    ],
    fitting: [
      'Allestimento',
      'Provare tutti i costumi',
      'Orli, nomi dentro, che cosa mettere sotto; resta qualche giorno per sistemare.',
    ],
    costumes: [
      'Avvio',
      'Costumi, scene e oggetti',
      'Prima quello che c’è già in casa; il resto in una lista a tutti, e una prova con tutto addosso.',
    ],
    invite: [
      'Allestimento',
      'Locandina e inviti',
      'Giorno, ora, luogo, quanti posti a famiglia; un programma con tutti i nomi.',
    ],
    music: [
      'Allestimento',
      'Musica e luci',
      'Basi in ordine, volumi provati in sala, chi preme il tasto e a quale battuta.',
    ],
    runThrough: [
      'Ultimi giorni',
      'Tutto di fila',
      'Dall’inizio alla fine senza fermarsi, con il cronometro; poi due cose da sistemare.',
    ],
    dayPlan: [
      'Ultimi giorni',
      'Orari e compiti del giorno',
      'Chi apre, chi sta dietro le quinte, chi è alla cassa, chi fa le foto; un foglio per tutti.',
    ],
    dress: [
      'Ultimi giorni',
      'Prova generale sul posto',
      'Come quella sera: abiti, luci e musica, entrate e saluti finali compresi.',
    ],
    thanks: [
      'Dopo',
      'Grazie, e tutto al suo posto',
      'Due righe a chi ha aiutato, foto e video, costumi e oggetti restituiti.',
    ],
  },
  performance: {
    script: [
      'Avvio',
      'Scrivere il copione',
      'Una storia con una parte per ognuno, battute brevi, due canzoni; mezz’ora è già tanto. Fallo leggere ad alta voce a qualcuno.',
    ],
    players: [
      'Avvio',
      'Trovare chi suona con te',
      'Prima gli amici, poi il negozio di strumenti e i gruppi in zona: chi suona che cosa, quali pezzi, e una sera fissa in una sala prove.',
    ],
    whereToPlay: [
      'Avvio',
      'Trovare dove suonare',
      'Tre locali, una serata aperta, la festa di amici: due pezzi registrati, durata, che impianto c’è; e si fissa il giorno.',
    ],
    programme: ['Avvio', 'Scegliere che cosa presentare', 'Che cosa, in che ordine, e quanto dura.'],
    learn: [
      'Studio',
      'Imparare i pezzi',
      'Un pezzo alla volta, lentamente, finché viene senza guardare. Registrati ogni tanto.',
    ],
    costume: [
      'Allestimento',
      'Costumi e materiale',
      'Procura abiti, strumenti e oggetti di scena, e provali per tempo.',
    ],
    rehearse: [
      'Prove',
      'Prove insieme',
      'Metti insieme le parti, con attacchi, pause e passaggi. Segna i punti in cui ci si ferma.',
    ],
    invite: ['Prove', 'Invitare parenti e amici', 'Dillo a chi vuoi che venga, con giorno, ora e luogo.'],
    runThrough: [
      'Prove',
      'Tutto di fila, davanti a qualcuno',
      'Tutto dall’inizio alla fine senza fermarsi, davanti a due o tre persone.',
    ],
    check: [
      'Ultimi giorni',
      'Orari, luogo e che cosa portare',
      'Quando si entra, che cosa c’è sul posto, che cosa porti.',
    ],
    dress: ['Ultimi giorni', 'Prova generale', 'Come la sera vera, dall’inizio alla fine. Poi riposo.'],
    rest: [
      'Ultimi giorni',
      'Una passata e riposo',
      'Una volta sola, senza correggere; poi voce, mani e testa riposano.',
    ],
    thanks: [
      'Dopo',
      'Grazie e ricordi',
      'Ringrazia chi ha aiutato, restituisci quello che era in prestito e salva foto e video.',
    ],
    entry: [
      'Avvio',
      'Iscrizione e scadenza',
      'Spesso settimane o mesi prima: chiedi all’insegnante o alla segreteria, e paga la quota.',
    ],
    examPieces: ['Studio', 'Brani, scale e lettura', 'Un po’ di tutto ogni volta; il solfeggio con l’insegnante.'],
    dates: ['Avvio', 'Date delle prove, parti e vestiti', 'Tutte le date in agenda adesso, e chiedi come ci si veste.'],
    lines: ['Studio', 'Imparare battute e canzoni', 'Una scena alla volta, con qualcuno che legge gli altri.'],
    comicSet: [
      'Studio',
      'Scrivere, provare e tagliare i pezzi',
      'Prima con gli amici: resta quello che fa ridere, e poi si impara a memoria.',
    ],
    examProgramme: [
      'Avvio',
      'Scegliere i brani con l’insegnante',
      'Uno per ogni lista, almeno uno che ami; scale e prove d’ascolto del livello su un foglio.',
    ],
    mockExam: [
      'Prove',
      'Una simulazione d’esame',
      'Nell’ordine giusto, con scale e lettura a prima vista; con chi accompagna, se lo strumento lo vuole.',
    ],
    apply: [
      'Avvio',
      'Iscrizione e che cosa chiedono',
      'Scadenza, quanti pezzi e quanto lunghi, se va mandato prima un video o un modulo.',
    ],
    choreography: [
      'Studio',
      'Imparare la coreografia',
      'Una parte alla volta, prima senza musica e poi con la musica; filmati ogni tanto.',
    ],
    ownPart: [
      'Studio',
      'La propria parte a casa',
      'Un pezzo alla volta con la registrazione, e quello che all’ultima prova non veniva.',
    ],
    forAudition: [
      'Studio',
      'Preparare quello che si porta',
      'Due pezzi diversi se la scelta è libera, a memoria; un terzo di riserva.',
    ],
    setWork: [
      'Studio',
      'Esercizi e danze del programma',
      'Nell’ordine dell’esame; scarpe, capelli e abiti come li chiedono.',
    ],
    runningOrder: [
      'Avvio',
      'Scaletta: chi fa che cosa',
      'Un numero per gruppo, i piccoli per primi, cambi d’abito possibili; un’ora e mezza al massimo.',
    ],
    orderCostumes: [
      'Allestimento',
      'Misure e ordine dei costumi',
      'Adesso: da quando si ordinano passano sei settimane; quota e scadenza ai genitori per iscritto.',
    ],
    withTheatre: [
      'Allestimento',
      'Luci, fonica, orari di prova',
      'Chi li segue, da che ora si monta, camerini; SIAE, assicurazione, quanti posti.',
    ],
    eachNumber: [
      'Prove',
      'Un numero alla volta, a lezione',
      'Entro un mese tutti montati, poi puliti; chi manca più volte ha bisogno di un sostituto.',
    ],
    sellTickets: [
      'Organizzazione',
      'Avviso ai genitori e biglietti',
      'Giorno, ora della prova generale, che cosa portare, chi ritira i bambini; biglietti e locandina.',
    ],
  },
}
