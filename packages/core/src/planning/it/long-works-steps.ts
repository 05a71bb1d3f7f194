import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of work that takes a season or more. */
export const longWorksSteps: StepsOf<'buildOn' | 'longBuild' | 'oldVehicle' | 'boatCare'> = {
  buildOn: {
    wishes: [
      'Progetto',
      'A che cosa serve e quanto può costare',
      'Stanze, luce, scale, riscaldamento; guarda che cosa hanno fatto i vicini, e tieni un decimo per gli imprevisti.',
    ],
    architect: [
      'Progetto',
      'Parlare con un architetto o un geometra',
      'Che cosa permette il Comune, quanto costa, e quale pratica ci vuole.',
    ],
    drawings: [
      'Progetto',
      'Progetto e calcoli',
      'Guarda sulla carta ogni porta, presa e finestra: adesso cambiare costa poco.',
    ],
    neighbours: [
      'Progetto',
      'Avvisare vicini e condominio',
      'Di persona, con un disegno; per il condominio può servire l’assemblea.',
    ],
    permission: [
      'Progetto',
      'Permessi in Comune',
      'CILA, SCIA o permesso di costruire, e dove serve il paesaggistico: possono volerci mesi.',
    ],
    quotes: ['Progetto', 'Preventivi di tre imprese', 'Sullo stesso computo; va’ a vedere un lavoro finito di ognuna.'],
    contract: [
      'Progetto',
      'Scegliere l’impresa e fissare l’inizio',
      'Le buone sono piene per mesi: prezzo, date e pagamenti a stato di avanzamento per iscritto.',
    ],
    clearLoft: [
      'Lavori',
      'Svuotare il sottotetto',
      'Tieni, regala, butta; per il resto scaffali, il garage di un amico o un deposito, da quel giorno.',
    ],
    clear: ['Lavori', 'Fare spazio', 'Posto per lavorare e scaricare; quello che è vicino si copre o si sposta.'],
    build: ['Lavori', 'Lavori', 'Un giro fisso a settimana con il direttore dei lavori, e una lista scritta.'],
    finish: [
      'Lavori',
      'Intonaco, pittura, pavimenti',
      'L’intonaco asciuga per settimane; prese e porte provate una per una.',
    ],
    snags: [
      'Ultimi giorni',
      'Giro finale con l’impresa',
      'Quello che non va si scrive prima del saldo; chiedi le certificazioni degli impianti.',
    ],
    papers: [
      'Dopo',
      'Fine lavori, catasto, agibilità',
      'Il tecnico aggiorna il catasto; fatture, bonifici e garanzie insieme.',
    ],
  },
  longBuild: {
    soFar: [
      'Inizio',
      'Vedere che cosa è fatto e che cosa manca',
      'Disegni, pezzi, attrezzi: segna i prossimi tre passi.',
    ],
    plans: [
      'Inizio',
      'Scegliere i piani o una scatola di montaggio',
      'Qualcosa che altri hanno già costruito: conta ore, soldi e attrezzi prima di ordinare.',
    ],
    layout: [
      'Inizio',
      'Letto, cucina, stivaggio: la pianta',
      'Con il nastro sul pavimento, a grandezza vera; conta i pesi e guarda come si omologa.',
    ],
    space: [
      'Inizio',
      'Un posto asciutto dove può restare',
      'Un banco, buona luce, spazio intorno; e poi, dalla porta ci passa?',
    ],
    materials: [
      'Inizio',
      'Ordinare materiale e attrezzi',
      'Quello che dice la lista e un decimo in più; qualcosa arriva dopo settimane.',
    ],
    frame: [
      'Costruzione',
      'Sagome e ordinate',
      'Su una base dritta e in piano: un’ora con filo e livella qui ne risparmia molte dopo.',
    ],
    hull: [
      'Costruzione',
      'Costruire lo scafo, un listello alla volta',
      'Due momenti fissi a settimana; si incolla con pressione uguale e al caldo.',
    ],
    stages: [
      'Costruzione',
      'Costruirlo, una fase alla volta',
      'Due momenti fissi a settimana; ogni pezzo si prova a secco prima della colla, e una foto alla fine di ogni fase.',
    ],
    shell: [
      'Costruzione',
      'Finestre, oblò, isolamento, rivestimento',
      'Prima i fori, protetti dalla ruggine; barriera al vapore, e i cavi prima di chiudere.',
    ],
    power: [
      'Costruzione',
      'Batteria, luci, acqua, gas',
      'Fusibili vicino alla batteria; il gas solo da chi è abilitato.',
    ],
    furniture: [
      'Costruzione',
      'Letto, cucina e armadietti',
      'Legno leggero, avvitato al telaio; niente che possa volare in frenata.',
    ],
    varnish: [
      'Rifiniture',
      'Carteggiare, sigillare, verniciare',
      'Tante mani sottili, ognuna asciutta e carteggiata; mascherina e finestre aperte.',
    ],
    details: ['Rifiniture', 'Colore e particolari', 'Mani sottili, pennelli piccoli, e un giorno per asciugare.'],
    papers: [
      'Ultime settimane',
      'Omologazione e assicurazione',
      'La Motorizzazione dice che cosa serve per aggiornare il libretto; pesalo carico.',
    ],
    look: [
      'Rifiniture',
      'Un ultimo sguardo da ogni lato',
      'Bordi, giunti, quello che si muove: c’è appena il tempo di rimediare.',
    ],
    water: ['Dopo', 'Prima volta in acqua', 'Vicino a riva, senza vento e con il giubbotto; guarda se entra acqua.'],
    night: ['Ultimi giorni', 'Una prima notte vicino a casa', 'Che cosa cigola, che cosa manca, che cosa non serve.'],
  },
  oldVehicle: {
    serviceParts: [
      'Inizio',
      'Ordinare filtri, olio e ricambi',
      'Con la matricola: oli, filtri, cinghie, batteria; qualcuno arriva tardi.',
    ],
    servicing: [
      'Lavori',
      'Fare il tagliando',
      'Olio e filtri, liquidi, ingrassaggio, cinghie, freni, luci, cardano protetto.',
    ],
    underLoad: [
      'Ultime settimane',
      'Provarlo sotto sforzo',
      'Un’ora con l’attrezzo attaccato: perdite, temperatura, freni; assicurazione.',
    ],
    condition: [
      'Inizio',
      'Vedere in che stato è',
      'Ruggine, motore, freni, gomme, libretto e targa: una lista con foto e un tetto di spesa.',
    ],
    workshop: [
      'Inizio',
      'Trovare chi ci sa mettere le mani',
      'Un’officina o un carrozziere, per una d’epoca anche il club: prezzo e tempi per iscritto.',
    ],
    parts: ['Inizio', 'Ordinare i ricambi', 'Club, mercatini e siti di ricambi: qualcuno arriva dopo settimane.'],
    restoring: [
      'Lavori',
      'Rimettere a posto, un pezzo alla volta',
      'Prima motore e freni, poi carrozzeria e il resto; una foto di ogni pezzo che togli.',
    ],
    roadTest: [
      'Ultime settimane',
      'Revisione, bollo e assicurazione',
      'L’assicurazione prima del primo giro; per un veicolo storico c’è una polizza apposta.',
    ],
    shortDrives: ['Ultime settimane', 'Qualche giro corto', 'Sempre un po’ più lungo: perdite, rumori, temperatura.'],
    restOfIt: [
      'Inizio',
      'Vedere che cosa resta da fare',
      'Ruggine, freni, impianto, gomme, libretto e targa: una lista con foto e un tetto di spesa.',
    ],
    bodywork: [
      'Lavori',
      'Smontare, carrozzeria, rimontare',
      'Telaio e lamiera, vernice, poi freni, cavi e impianto; una foto di ogni pezzo che togli.',
    ],
  },
  boatCare: {
    slot: [
      'Inizio',
      'Prenotare gru o scivolo',
      'Cantieri e circoli sono pieni prima della stagione: chiedi giorno, ora e chi deve esserci.',
    ],
    slotOut: [
      'Inizio',
      'Prenotare l’alaggio e il posto per l’inverno',
      'All’aperto o in capannone: prezzo e giorni; se va su un carrello, gomme e luci a posto.',
    ],
    list: [
      'Inizio',
      'Guardarla tutta con una lista',
      'Scafo, prese a mare, cime, motore: che cosa fai tu e che cosa il cantiere.',
    ],
    order: ['Inizio', 'Ordinare vernice e ricambi', 'Zinchi, filtri, olio, cime; in primavera li vogliono tutti.'],
    hull: [
      'Lavori',
      'Lavare, stuccare e dipingere lo scafo',
      'Mascherina e guanti quando carteggi; l’antivegetativa solo se resta in acqua.',
    ],
    engine: ['Lavori', 'Motore, batteria, impianto', 'Olio, filtri, girante; fallo girare prima del varo.'],
    safety: [
      'Lavori',
      'Dotazioni e carte',
      'Giubbotti, razzi ed estintore non scaduti; assicurazione, posto barca e documenti.',
    ],
    empty: ['Lavori', 'Portare via tutto', 'Cibo, cuscini, vele, strumenti: asciutti, lavati e con un nome.'],
    tide: ['Ultimi giorni', 'Meteo, ora e chi aiuta', 'Conferma l’ora; parabordi, cime e un’altra persona.'],
    trial: ['Dopo', 'Un giro corto di prova', 'Un’ora vicino al porto: infiltrazioni, timone, motore.'],
    drain: [
      'Dopo',
      'Svuotare l’acqua, curare il motore',
      'Sciacquato con acqua dolce, antigelo, olio nuovo; batteria a casa e sotto carica.',
    ],
    cover: [
      'Dopo',
      'Coprirla, con l’aria sotto',
      'Il telo teso perché la pioggia non si fermi; un’occhiata dopo ogni temporale.',
    ],
  },
}
