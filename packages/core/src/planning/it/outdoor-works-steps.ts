import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of heavy work out of doors: trees, wood, walls, fences and wells. */
export const outdoorWorksSteps: StepsOf<'treeWork' | 'outdoorWork'> = {
  treeWork: {
    allowed: [
      'Inizio',
      'Chiedere se si può',
      'Regolamento del verde, vincoli, condominio: in Comune può volerci un permesso; in primavera guarda se ci sono nidi.',
    ],
    neighbour: ['Inizio', 'Parlare con i vicini', 'Di chi è, dove può cadere, da dove esce il legno.'],
    quotes: ['Inizio', 'Due preventivi', 'Ditte assicurate, o un tree climber; legna, ceppo e pulizia sono compresi?'],
    date: ['Preparazione', 'Fissare il giorno', 'Asciutto e con poco vento, e uno di riserva.'],
    clear: ['Ultimi giorni', 'Liberare sotto', 'Auto, vasi, stendino; di’ l’ora ai vicini.'],
    wood: [
      'Dopo',
      'La legna, il ceppo, e che cosa ci va',
      'La legna asciuga per due anni; un altro albero si pianta in autunno.',
    ],
    mayCut: [
      'Inizio',
      'Che cosa si può tagliare',
      'Proprietà, confini e la comunicazione al Comune o ai Forestali; c’è un periodo dell’anno in cui non si taglia.',
    ],
    safeKit: [
      'Inizio',
      'Motosega, protezioni, un secondo',
      'Catena affilata, casco, pantaloni antitaglio, scarponi; mai da soli, e in pendenza si lavora da monte.',
    ],
    cutWood: [
      'Lavori',
      'Tagliare e portare a valle',
      'Mezze giornate asciutte; a misura della stufa già sul posto, così si porta una volta sola.',
    ],
    splitWood: ['Lavori', 'Spaccare', 'I pezzi grossi finché sono verdi, poi i piccoli; ceppo largo, occhiali.'],
    stackWood: [
      'Ultimi giorni',
      'Accatastare sotto la tettoia',
      'Sollevata da terra, all’aria, la più secca davanti: quella tagliata ora scalda bene fra un anno o due.',
    ],
  },
  outdoorWork: {
    line: [
      'Progetto',
      'Misurare, e vedere di chi è',
      'Lunghezza, altezza, pendenza; il confine si legge sulle carte del catasto.',
    ],
    measure: [
      'Progetto',
      'Misurare, e vedere dove va l’acqua',
      'Superficie, pendenza lontano dalla casa, che cosa passa sotto: tubi, cavi, radici.',
    ],
    allowed: [
      'Progetto',
      'Chiedere che cosa si può',
      'Comune e condominio: altezza, distanze, eventuale pratica; se sostiene della terra serve un tecnico.',
    ],
    drains: [
      'Progetto',
      'Chiedere che cosa si può',
      'Comune e condominio: se serve una pratica, dove va l’acqua piovana, il passo carraio.',
    ],
    neighbour: [
      'Progetto',
      'Parlarne con chi confina',
      'Prima di ordinare: dove passa, com’è fatto, chi paga che cosa.',
    ],
    quotes: [
      'Progetto',
      'Due o tre preventivi, o la lista del materiale',
      'Le stesse misure per tutti; da soli: materiale, cemento, attrezzi a noleggio, qualcuno che aiuti.',
    ],
    order: [
      'Materiali',
      'Ordinare, e fissare i giorni',
      'Dove si scarica e come si porta dietro casa; un po’ più del necessario.',
    ],
    ground: [
      'Lavori',
      'Liberare il terreno e scavare',
      'Via quello vecchio, un filo teso lungo la linea; attenzione a tubi e cavi.',
    ],
    build: [
      'Lavori',
      'Costruire e montare',
      'Con il tempo asciutto; il cemento riposa due giorni prima di portare peso.',
    ],
    finish: [
      'Lavori',
      'Rifinire e ripulire',
      'Vernice o stuccatura dove servono, via le macerie; quello che avanza si tiene per le riparazioni.',
    ],
    geologist: [
      'Inizio',
      'Sentire il geologo',
      'Se c’è acqua, a che profondità, quanto costa a metro; chiedi ai vicini che un pozzo ce l’hanno.',
    ],
    wellPapers: [
      'Permessi',
      'Comunicazione o concessione',
      'In Comune e in Provincia o Regione: uso domestico o irriguo, distanza da confini e fognature.',
    ],
    drill: ['Lavori', 'Trivellazione', 'Accesso per il camion, dove va il fango; annotare profondità e strati.'],
    pump: [
      'Lavori',
      'Pompa, linea, quadro elettrico',
      'La profondità decide la pompa; una cisterna e un contatore se li chiedono.',
    ],
    waterTest: [
      'Dopo',
      'Analisi dell’acqua e denuncia',
      'Portata, analisi se si beve o si irrigano ortaggi, comunicazione di fine lavori.',
    ],
  },
}
