import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of work on damp, floors, walls and fences, of a nursery and a place to work at. */
export const homeWorksSteps: StepsOf<'handyJob' | 'damp' | 'nurseryRoom' | 'flooring' | 'homeOffice'> = {
  handyJob: {
    look: [
      'Preparazione',
      'Guarda che cosa serve',
      'Misure, materiale, attrezzi, qualcuno che aiuti? Una foto da mostrare in negozio.',
    ],
    things: [
      'Preparazione',
      'Procurati materiale e attrezzi',
      'In prestito quello che usi una volta sola; il resto, un po’ più del necessario.',
    ],
    tidy: ['Dopo', 'Rimetti a posto', 'Attrezzi al loro posto, scarti via, un’occhiata dalla porta.'],
    parcels: [
      'Preparazione',
      'Fare posto e contare i pezzi',
      'Le viti in una ciotola, le istruzioni lette una volta, il trapano per il fissaggio.',
    ],
    helper: ['Preparazione', 'Chiedere una mano', 'Per i pezzi alti o pesanti; bastano un’ora o due.'],
    paint: [
      'Preparazione',
      'Vernice, fondo, pennelli',
      'Per legno, ferro o muro, da interno o da esterno; i litri per due mani, nastro e teli.',
    ],
    sandDown: [
      'Preparazione',
      'Lavare, carteggiare, coprire',
      'Asciutto prima di cominciare; fuori, un giorno senza pioggia e senza sole forte.',
    ],
    spot: [
      'Preparazione',
      'Scegliere il punto e la misura',
      'In piano, all’asciutto, porte che si aprono, spazio attorno; chiedi al Comune se serve una pratica.',
    ],
    orderHut: [
      'Preparazione',
      'Ordinare e fissare la consegna',
      'Confronta materiale, pavimento e fissaggi; chiedi quando arriva e dove lo scaricano.',
    ],
    base: [
      'Preparazione',
      'Una base in piano',
      'Lastre, travetti o cemento, controllati con la livella nei due sensi.',
    ],
    treat: [
      'Dopo',
      'Fissare contro il vento, trattare il legno',
      'Ancoraggi o pesi agli angoli; se è di legno due mani sul legno asciutto, e dopo qualche settimana si stringono le viti.',
    ],
    dripPlan: [
      'Preparazione',
      'Contare vasi e aiuole, misurare i tubi',
      'Chi vuole quanta acqua, la pressione al rubinetto; senza rubinetto, un kit con la tanica.',
    ],
    dripParts: [
      'Preparazione',
      'Comprare tubi, gocciolatori e centralina',
      'Tutto della stessa marca, filtro e riduttore di pressione, qualche raccordo in più.',
    ],
    dripTest: [
      'Dopo',
      'Farlo andare qualche giorno',
      'Ogni sera uno sguardo alla terra: minuti e orario giusti, nessun raccordo che perde.',
    ],
    twoAtATime: [
      'Lavoro',
      'Due alla volta: carteggiare e dare due mani',
      'Numerate prima di toglierle; stucco, fondo dove è nudo, un giorno tra una mano e l’altra.',
    ],
    hangAgain: [
      'Ultimi giorni',
      'Rimontare e oliare i cardini',
      'Le ultime due asciutte da almeno un giorno; ritocchi, e il barattolo avanzato chiuso bene.',
    ],
  },
  damp: {
    theyMend: [
      'Lavori',
      'I lavori del proprietario',
      'Fatti trovare, e annota che cosa hanno fatto: si asciuga solo dopo.',
    ],
    council: ['Inizio', 'Nessuna risposta? Un sindacato inquilini', 'Scrivono loro, e la ASL può fare un sopralluogo.'],
    inWriting: [
      'Inizio',
      'Scrivere al proprietario, con le foto',
      'Raccomandata o PEC: da quando, in quali stanze, entro quando deve intervenire. L’affitto si paga comunque.',
    ],
    cause: [
      'Causa',
      'Capire da dove viene',
      'Angoli freddi e vapore, una perdita, la grondaia, il terreno? Dove, da quando, peggio se piove: foto con la data.',
    ],
    expert: [
      'Causa',
      'Sentire chi se ne intende',
      'In affitto si scrive al proprietario, in condominio all’amministratore; altrimenti un tecnico che non venda il rimedio.',
    ],
    mend: [
      'Lavori',
      'Togliere la causa',
      'Tubo, grondaia, guaina o aspiratore a posto; mobili staccati dal muro, finestre aperte due volte al giorno.',
    ],
    clean: [
      'Lavori',
      'Lavare via la muffa',
      'Guanti, mascherina, finestra aperta e un prodotto antimuffa; si passa bagnato, e i panni si buttano.',
    ],
    dry: [
      'Lavori',
      'Lasciare asciugare',
      'Riscaldamento e aria, o un deumidificatore, finché il muro è asciutto da qualche giorno.',
    ],
    paint: ['Lavori', 'Dare la pittura', 'Solo sul muro asciutto: prima un fondo, poi una pittura traspirante.'],
    look: ['Dopo', 'Torna o non torna?', 'Guarda negli angoli e dietro ai mobili; se torna, la causa c’è ancora.'],
  },
  nurseryRoom: {
    plan: [
      'Progetto',
      'Misurare e decidere che cosa va dove',
      'Un posto per dormire, uno per il cambio e uno per sedersi, lontano da termosifone e cordini; che cosa ti prestano?',
    ],
    order: [
      'Cose',
      'Ordinare lettino, materasso, cassettiera',
      'Possono volerci sei o otto settimane; anche usati, ma il materasso nuovo e della misura giusta.',
    ],
    clear: [
      'Stanza',
      'Liberare la stanza',
      'Che cosa resta e che cosa va altrove; è il momento per una presa o una mensola.',
    ],
    paint: [
      'Stanza',
      'Imbiancare, se serve',
      'Pittura ad acqua senza odore, poi finestre aperte per qualche settimana.',
    ],
    build: ['Stanza', 'Montare i mobili', 'La cassettiera fissata al muro; tende che facciano buio.'],
    ready: [
      'Ultime settimane',
      'Lavare, arieggiare, fare il lettino',
      'Lenzuolini e vestiti lavati, pannolini a portata di mano, una luce bassa; nel lettino niente cuscini.',
    ],
  },
  flooring: {
    choose: [
      'Progetto',
      'Misurare e scegliere',
      'I metri quadri e un decimo in più; che cosa c’è sotto, e un campione visto in casa di giorno.',
    ],
    state: [
      'Progetto',
      'Vedere in che stato è',
      'Listelli mossi, fessure, macchie; quanto è ancora spesso: si può fare solo alcune volte.',
    ],
    quotes: [
      'Progetto',
      'Da soli, o due o tre preventivi',
      'Per gli stessi metri; in condominio chiedi gli orari del rumore, in affitto il permesso.',
    ],
    order: [
      'Materiali',
      'Ordinare pavimento e accessori',
      'Materassino o colla, battiscopa, soglie; chiedi quando arriva e quanto deve stare nella stanza.',
    ],
    hire: [
      'Materiali',
      'Prenotare la levigatrice, scegliere il prodotto',
      'Quella grande e quella per i bordi, carta da grossa a fine, mascherina; olio o vernice, provati in un angolo.',
    ],
    clear: [
      'Lavori',
      'Svuotare la stanza',
      'Fuori tutto, porte chiuse con il nastro; pensa a dove stare e dormire intanto.',
    ],
    lay: [
      'Lavori',
      'Via il vecchio, posa del nuovo',
      'Prima in piano e asciutto; lungo i muri un po’ di spazio, se è legno o laminato.',
    ],
    sand: ['Lavori', 'Levigare', 'Tre passate, da grossa a fine, poi aspirare due volte: fa rumore e polvere.'],
    varnish: [
      'Lavori',
      'Dare la vernice o l’olio',
      'Due o tre mani, un giorno tra l’una e l’altra; finestre aperte, e nessuno ci cammina.',
    ],
    back: [
      'Ultimi giorni',
      'Porte, battiscopa, mobili a posto',
      'Feltrini sotto i piedi; una porta che striscia si pialla, i tappeti una o due settimane dopo.',
    ],
  },
  homeOffice: {
    needs: ['Avvio', 'Che cosa serve ogni giorno', 'Chiamate, schermi, carta, silenzio; e quanto si può spendere.'],
    measure: ['Avvio', 'Misurare l’angolo', 'Luce di lato, una presa, una porta che si chiude se c’è.'],
    order: ['Arredo', 'Ordinare scrivania, sedia, lampada', 'Prima la sedia. L’usato da ufficio è spesso il migliore.'],
    clear: [
      'Montaggio',
      'Liberare la stanza',
      'Che cosa resta, che cosa va altrove; se vuoi imbiancare, è il momento.',
    ],
    cables: ['Arredo', 'Rete e cavi', 'Prova una chiamata da dove siederai; un cavo batte il muro.'],
    build: ['Montaggio', 'Montare scrivania e schermo', 'Schermo all’altezza degli occhi, gomiti al bordo del tavolo.'],
    test: ['Montaggio', 'Lavorarci un giorno intero', 'Segna che cosa manca prima che serva davvero.'],
  },
}
