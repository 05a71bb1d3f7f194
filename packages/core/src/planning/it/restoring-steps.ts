import type { StepsOf } from '../planning-words.ts'

/** Italian words for the steps of old furniture and bicycles, of kitchen doors, and of what is broken. */
export const restoringSteps: StepsOf<'bikeCare' | 'restoring' | 'repair'> = {
  restoring: {
    cloth: [
      'Avvio',
      'Misurare e comprare la stoffa',
      'Ogni pezzo con un palmo in più, resistente; cinghie, imbottitura, chiodini o punti metallici.',
    ],
    oldCover: [
      'Lavori',
      'Togliere il vecchio rivestimento',
      'Una foto di ogni strato; i pezzi si tengono, sono il modello.',
    ],
    newCover: [
      'Lavori',
      'Cinghie, imbottitura, nuovo rivestimento',
      'Prima la seduta, poi braccioli e schienale; si tira dal centro verso i bordi, gli angoli per ultimi.',
    ],
    worth: [
      'Avvio',
      'Guardarlo bene, e decidere fin dove',
      'Tarli, incastri lenti, impiallacciato o massello, vecchie vernici? Se vale, prima senti un restauratore.',
    ],
    things: [
      'Avvio',
      'Procurarsi il necessario',
      'Carta vetrata di tre grane, colla e morsetti, stucco, finitura, mascherina e guanti; prova la finitura in un punto nascosto.',
    ],
    strip: [
      'Lavoro',
      'Pulire, sverniciare e carteggiare',
      'Via maniglie e sedute; all’aperto o con la mascherina, nel verso della vena, e leggeri sull’impiallacciato.',
    ],
    mend: [
      'Lavoro',
      'Incollare e riparare',
      'Incastri, cassetti, crepe, sedute: colla e morsetti per una notte, poi stucco nei buchi.',
    ],
    coats: [
      'Finitura',
      'Vernice, olio o cera, a mani sottili',
      'Una notte tra una mano e l’altra, e una passata leggera di carta fine.',
    ],
    handles: [
      'Finitura',
      'Rimontarlo e metterlo al suo posto',
      'Maniglie e sedute, feltrini sotto i piedi; qualche giorno di riposo prima di usarlo.',
    ],
    woodworm: [
      'Lavoro',
      'Curare i tarli',
      'All’aperto e con i guanti: in ogni foro, poi chiuso nella pellicola per due settimane, lontano da altro legno.',
    ],
    doorPaint: [
      'Avvio',
      'Fondo e smalto per quella superficie',
      'Legno, laminato o pellicola? Smalto per mobili con il suo fondo, sgrassatore, rullini; una prova dentro un’anta.',
    ],
    doorsOff: [
      'Lavoro',
      'Ante e maniglie smontate e numerate',
      'Un numero sotto ogni cerniera, le viti nei sacchetti; due cavalletti per dipingerle stese.',
    ],
    degrease: [
      'Lavoro',
      'Sgrassare, carteggiare, dare il fondo',
      'Due volte lo sgrassatore, stucco sui segni, carta fine finché è opaco; poi il fondo.',
    ],
    doorsOn: [
      'Chiusura',
      'Rimontare ante e maniglie',
      'Cerniere regolate, feltrini; per le prime due settimane si pulisce con delicatezza.',
    ],
  },
  repair: {
    look: [
      'Avvio',
      'Guardare che cosa non va',
      'Dove e da quando; una foto, il modello se c’è. È in garanzia, o assicurato?',
    ],
    replacement: [
      'Inizio',
      'Scegliere il modello nuovo',
      'Misure, attacchi, consumi; chiedi quanto costa montato e chi ritira il vecchio.',
    ],
    quotes: [
      'Avvio',
      'Sentire due o tre tecnici',
      'Con la foto: quanto costa, che cosa è compreso e quando possono venire.',
    ],
    date: [
      'Preparazione',
      'Fissare il giorno con il tecnico',
      'Mattina o pomeriggio, chi è a casa, dove si parcheggia.',
    ],
    who: [
      'Avvio',
      'Comprare il pezzo o chiamare qualcuno',
      'Con la foto e le misure in mano; se basta mezz’ora, si fa in casa.',
    ],
    shop: [
      'Avvio',
      'Chiedere un prezzo al laboratorio',
      'Modello, difetto, garanzia; conviene se costa meno di metà di uno nuovo.',
    ],
    handIn: [
      'Avvio',
      'Portarlo a riparare',
      'Prima salva i dati o fai una foto; tieni la ricevuta e chiedi quando è pronto.',
    ],
    garage: ['Avvio', 'Prenotare l’officina', 'Che cosa serve, quanto costa, quando è pronto, e come torni a casa.'],
    list: [
      'Ultimi giorni',
      'Che cosa far controllare',
      'Rumori, spie e scadenze su un foglietto; il libretto pronto, niente di valore dentro.',
    ],
    clear: [
      'Ultimi giorni',
      'Liberare lo spazio attorno',
      'Spazio per arrivarci e per lavorare; sposta o copri quello che sta vicino.',
    ],
    check: ['Dopo', 'Vedere se funziona', 'Si prova per qualche giorno; conserva fattura e garanzia.'],
    invoice: ['Dopo', 'Fattura e prossima scadenza', 'Conserva la fattura e segna quando tocca la prossima volta.'],
    roofQuotes: [
      'Avvio',
      'Tre ditte a vedere il tetto',
      'Foto da lassù, prezzo scritto e se serve il ponteggio; quelle brave sono piene per settimane.',
    ],
    roofDate: [
      'Preparazione',
      'Fissare i giorni con la ditta',
      'Tempo asciutto, acconto e garanzia per iscritto, chi avvisa i vicini.',
    ],
    roofAccess: [
      'Ultimi giorni',
      'Liberare il posto per le scale',
      'Via la macchina, i vasi e le sedie dal muro; copri quello che è in soffitta.',
    ],
    roofRain: [
      'Dopo',
      'Guardare dopo un acquazzone',
      'Soffitta e soffitti asciutti? Allora il saldo; conserva fattura e garanzia.',
    ],
    graveyard: [
      'Avvio',
      'Chiedere all’ufficio del cimitero',
      'A chi è intestata la concessione, chi può lavorarci, quali marmi e scritte sono ammessi.',
    ],
    graveDone: [
      'Dopo',
      'Andare a vederla',
      'Lettere, giunti e bordi come d’accordo; una foto per i parenti, e dei fiori.',
    ],
  },
  bikeCare: {
    vintageParts: [
      'Avvio',
      'Ordinare i pezzi, leggere il regolamento',
      'Copertoni, cavi e pattini nelle misure vecchie arrivano in settimane; che cosa è ammesso, e se l’iscrizione c’è.',
    ],
    together: [
      'Lavori',
      'Rimontarla',
      'Cuscinetti puliti e ingrassati, cavi nuovi, ruote centrate; le foto dicono l’ordine.',
    ],
    rust: [
      'Lavori',
      'Ruggine, cromature, vernice',
      'Stagnola e acqua sulle cromature; la vernice d’epoca si tiene se si può, altrimenti carta, fondo e mani sottili.',
    ],
    oldParts: [
      'Inizio',
      'Trovare i pezzi',
      'Le misure vecchie sono rare: mercatini, forum, un ciclista di una volta; gomme e cavi nuovi.',
    ],
    apart: [
      'Inizio',
      'Smontarla',
      'Una foto prima di ogni pezzo, viti in barattoli con il nome; olio su quello che è bloccato, e un giorno di pazienza.',
    ],
    look: [
      'Inizio',
      'Guardarla bene',
      'Gomme, freni, catena, cambio, luci: segna che cosa sfrega, salta o è consumato.',
    ],
    parts: [
      'Inizio',
      'Prendere i pezzi o prenotare il ciclista',
      'In primavera è pieno per settimane; chiedi prima il prezzo.',
    ],
    work: [
      'Lavori',
      'Pulire, oliare, mettere a posto',
      'Prima catena e cerchi, poi pattini, cavi, e le gomme alla pressione scritta sul fianco.',
    ],
    ride: ['Ultimi giorni', 'Un giro dell’isolato', 'Freni, tutte le marce, luci; poi ancora una volta tutte le viti.'],
  },
}
