import type { StepsOf } from '../planning-words.ts'
import { teachingVarieties, uniStartVarieties } from './study-varieties-steps.ts'

/** Italian words of the steps of those who stay at home in old age, and of those who leave it to study. */
export const parentsAndStudentsSteps: StepsOf<'safeHome' | 'uniStart' | 'teaching'> = {
  safeHome: {
    whichAlarm: [
      'Avvio',
      'Quale porterebbe davvero',
      'Comune, ASL, Croce Rossa o ditta: polso o collo, se sente le cadute, se va anche fuori; quanto costa al mese.',
    ],
    whoIsCalled: [
      'Avvio',
      'Chi viene chiamato, chi ha le chiavi',
      'Due che abitano vicino, poi la centrale; una chiave da qualcuno.',
    ],
    tryAlarm: [
      'Subito',
      'Montarlo e provarlo insieme',
      'Anche in bagno e in giardino; addosso ogni giorno, e chi cambia la batteria.',
    ],
    round: [
      'Avvio',
      'Un giro della casa insieme',
      'Tappeti, scale, bagno, luci, la strada di notte; chiedi che cosa fa fatica e dove si è rischiato di cadere.',
    ],
    assessment: [
      'Avvio',
      'Ausili e detrazioni',
      'Il medico prescrive gli ausili alla ASL; per i lavori chiedi delle barriere architettoniche, prima di pagare.',
    ],
    quick: [
      'Subito',
      'Quello che si fa in un pomeriggio',
      'Via tappeti e fili, lucine di notte, tappetino nella doccia, le cose di ogni giorno a portata di mano.',
    ],
    rails: [
      'Lavori',
      'Maniglioni e corrimano',
      'In bagno, sulle scale e all’ingresso, fissati nel muro da chi lo sa fare.',
    ],
    alarm: [
      'Lavori',
      'Telesoccorso, fumo, gas, chiavi',
      'Provateli insieme: chi viene chiamato per primo, e chi ha una chiave?',
    ],
    look: ['Dopo', 'Viene usato? Aiuta?', 'Chiedilo a chi ci vive, e cambia quello che dà fastidio.'],
  },
  uniStart: {
    ...uniStartVarieties,
    supervisor: [
      'Estate',
      'Parlare con chi ti seguirà',
      'Che cosa leggere prima, dove si lavora, quando cominciano corsi e scuole estive; borsa e contributi.',
    ],
    room: [
      'Avvio',
      'Cercare una stanza',
      'Se non si resta a casa: studentati e stanze vanno via tra luglio e agosto; vedetela prima di pagare.',
    ],
    money: [
      'Avvio',
      'ISEE, tasse e borsa di studio',
      'Il bando esce d’estate e chiude presto; quanto serve al mese, e chi paga che cosa.',
    ],
    confirm: [
      'Estate',
      'Immatricolazione',
      'In rete, con SPID, foto e prima rata; segna test, precorsi e primo giorno.',
    ],
    kit: ['Estate', 'Lenzuola, pentole, computer', 'Solo quello che manca dove si va; il resto si compra lì.'],
    practice: [
      'Estate',
      'Cinque piatti, una lavatrice, una bolletta',
      'Tutto da soli una volta, finché c’è qualcuno a cui chiedere.',
    ],
    papers: [
      'Ultimi giorni',
      'Abbonamento, medico, conto',
      'E libretto, tessera sanitaria, orario delle lezioni: in una cartella.',
    ],
    pack: [
      'Ultimi giorni',
      'Bagagli e orario di arrivo',
      'Chi accompagna, chi consegna le chiavi; lo scatolone della prima sera in cima.',
    ],
    call: [
      'Dopo',
      'Come vanno le prime settimane?',
      'Una telefonata, qualcosa di buono da casa, e un giorno per rivedersi.',
    ],
  },
  teaching: {
    ...teachingVarieties,
    sounds: [
      'Inizio',
      'Suoni e primi libri',
      'Con quali suoni comincia la scuola; in biblioteca, qualche libro con due parole a pagina.',
    ],
    tenMinutes: [
      'Pratica',
      'Dieci minuti con suoni e parole corte',
      'Per gioco, dopo merenda o prima di dormire; si smette finché è divertente.',
    ],
    aloud: [
      'Pratica',
      'Leggere un po’ per uno',
      'Una pagina la legge chi impara, il resto tu; anche sempre lo stesso libro.',
    ],
    register: [
      'Inizio',
      'Iscrizione alla prova',
      'Con la scuola: la data la decidono loro, e le iscrizioni chiudono mesi prima.',
    ],
    teachers: [
      'Avvio',
      'Chiedere agli insegnanti che cosa manca',
      'Quali argomenti contano, quando sono le prossime verifiche, e se la scuola fa corsi di recupero.',
    ],
    gaps: [
      'Avvio',
      'Trovare insieme il primo buco',
      'Si torna indietro finché è facile; se finite per litigare, meglio qualcuno per le ripetizioni.',
    ],
    halfHours: [
      'Esercizio',
      'Mezz’ora al giorno, un argomento alla volta',
      'Lo spiega a voce, poi cinque esercizi; si smette con uno riuscito.',
    ],
    mayDrive: [
      'Avvio',
      'Foglio rosa, assicurazione, la P',
      'Si guida dopo l’esame di teoria; chi accompagna ha la patente da almeno dieci anni e meno di 65 anni.',
    ],
    quietRoads: [
      'Prime guide',
      'Un piazzale, poi strade tranquille',
      'Frizione, freni, curve, parcheggio: un’ora al massimo; di’ per tempo dove andare.',
    ],
    traffic: [
      'Di più',
      'Città, rotatorie, buio e pioggia',
      'Accanto alle guide con l’istruttore: chiedi che cosa provare tra una e l’altra.',
    ],
    longDrive: ['Chiusura', 'Un giro lungo insieme', 'Un po’ di tutto, e tu parli solo se serve.'],
    pastTests: [
      'Esercizio',
      'Esercizi come nella verifica',
      'Senza aiuto e con l’orologio; gli errori si guardano il giorno dopo.',
    ],
    calm: [
      'Chiusura',
      'Un’occhiata e a letto presto',
      'Niente di nuovo; una pagina di appunti, lo zaino pronto, e qualcosa di bello per dopo.',
    ],
    start: ['Inizio', 'Guarda che cosa riesce già', 'Una volta insieme, senza correggere.'],
    pool: [
      'Inizio',
      'Prenotare le lezioni in piscina',
      'Un gruppo piccolo della sua età: giorno, ora, prezzo, certificato del pediatra, che cosa portare.',
    ],
    lessons: [
      'Esercizio',
      'Una lezione ogni settimana',
      'Tu guardi da fuori; loda il coraggio, non solo quello che riesce.',
    ],
    together: [
      'Esercizio',
      'In acqua anche insieme',
      'Bolle, galleggiare, tuffi, come un gioco; tu sempre a portata di braccio.',
    ],
    wish: ['Inizio', 'Chiedi a che cosa serve', 'Una o due cose che contano; il resto può aspettare.'],
    kit: ['Inizio', 'La misura giusta, e sicura', 'Chiedi che cosa ci vuole; prima in prestito, poi si compra.'],
    little: ['Esercizio', 'Dieci minuti, come un gioco', 'Smettete finché diverte; loda chi ci prova.'],
    oneThing: ['Esercizio', 'Una cosa alla volta', 'Le mani sono le sue, non le tue; tre volte di fila.'],
    look: ['Esercizio', 'Che cosa è ancora difficile?', 'Lavorate solo su quello.'],
    alone: ['Esercizio', 'Sempre più senza aiuto', 'Tu guardi, e aiuti solo se te lo chiede.'],
    sheet: [
      'Esercizio',
      'Senza di te, con un foglio scritto grande',
      'Con parole sue, passo per passo; se si blocca, ti chiama.',
    ],
    trust: ['Traguardo', 'Ci riesce senza di te', 'Tu sei lì accanto e non dici niente; poi un caffè insieme.'],
    show: ['Traguardo', 'Lo fa vedere a qualcuno', 'In famiglia o agli amici, con un piccolo premio.'],
    timetable: [
      'Avvio',
      'Calendario delle prove sul frigo',
      'Ogni prova con giorno e ora, e un piano: quale materia in quale pomeriggio, e qualche sera libera.',
    ],
    whatHelps: [
      'Inizio',
      'Chiedere che cosa aiuta, e che cosa no',
      'Ogni quanto chiedere, chi interroga, quando si spegne il telefono.',
    ],
    besideThem: [
      'Studio',
      'Silenzio, pasti e una chiacchierata a settimana',
      'Chiedi solo quel giorno, e guarda quello che è fatto.',
    ],
    betweenPapers: [
      'Esami',
      'Tra una prova e l’altra',
      'Solo la prossima, poco alla volta; si mangia, si dorme, due passi, e non si rifà il compito a tavola.',
    ],
    withTeacher: [
      'Chiusura',
      'Chiedere all’insegnante come va',
      'Che cosa è migliorato e su che cosa continuare; a casa prima le cose belle.',
    ],
    bikeFit: [
      'Avvio',
      'Bici della misura giusta e casco',
      'In sella con tutti e due i piedi a terra, freni che una mano piccola riesce a tirare; via rotelle e pedali.',
    ],
    glide: [
      'Pratica',
      'Spingersi e lasciarla scorrere',
      'Dieci minuti in un posto piano e vuoto: si spinge con i piedi, poi piedi su finché va.',
    ],
    pedal: [
      'Pratica',
      'Con i pedali, e tu corri accanto',
      'Una mano sulla schiena e non sul manubrio; ogni volta si lascia un po’ prima.',
    ],
    stopAndTurn: [
      'Pratica',
      'Partire, frenare e curvare senza aiuto',
      'Intorno a bottiglie o righe nel parco; si frena con tutte e due le mani prima di qualsiasi discesa.',
    ],
  },
}
