import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what stands on other people. */
export const undertakingsSteps: StepsOf<'familyTree' | 'camp' | 'hiring' | 'theirMove'> = {
  camp: {
    site: [
      'Inizio',
      'Prenotare il posto',
      'Acqua, bagni, un riparo dalla pioggia, il pronto soccorso più vicino, il prezzo a testa; vedilo prima di pagare.',
    ],
    leaders: [
      'Inizio',
      'Mettere insieme capi e animatori',
      'Abbastanza per numero ed età, uno che sappia di pronto soccorso, e chi cucina.',
    ],
    permits: [
      'Inizio',
      'Assicurazione e permessi',
      'Comune e proprietario, certificati di chi sta con i minori, che cosa chiede la vostra associazione.',
    ],
    transport: [
      'Inizio',
      'Prenotare il trasporto',
      'Pullman o macchine dei genitori, un furgone per il materiale, e una macchina che resta lì.',
    ],
    forms: [
      'Ragazzi',
      'Iscrizioni, schede mediche, quote',
      'Allergie, medicine, autorizzazioni, numeri; una data per l’acconto e una per il saldo.',
    ],
    programme: [
      'Contenuto',
      'Fare il programma',
      'Giorno per giorno, con un responsabile per ogni cosa e un piano per la pioggia.',
    ],
    risks: [
      'Contenuto',
      'Pensare alla sicurezza',
      'Luogo, acqua, fuoco, cucina, uscite: che cosa può succedere, chi fa che cosa; lo leggono tutti i capi.',
    ],
    menus: [
      'Contenuto',
      'Menù e quantità',
      'Pasto per pasto, con le allergie in mente; lista della spesa, fornelli e bombole.',
    ],
    kitList: [
      'Ragazzi',
      'Mandare la lista dello zaino',
      'Che cosa portare, che cosa lasciare a casa, tutto con il nome sopra.',
    ],
    parents: [
      'Ragazzi',
      'Riunione con i genitori',
      'Orari, regole, telefoni, medicine e chi chiamare; raccogli i fogli che mancano.',
    ],
    shopping: [
      'Ultimi giorni',
      'Spesa e controllo del materiale',
      'Tende montate una volta, cassetta del pronto soccorso piena; il fresco si compra sul posto.',
    ],
    load: [
      'Ultimi giorni',
      'Caricare il furgone',
      'Quello che serve per primo va su per ultimo; schede e numeri con te.',
    ],
    bringBack: [
      'Dopo',
      'Tende asciutte e conti chiusi',
      'Oggetti persi, scontrini, ringraziamenti; tre appunti per l’anno prossimo.',
    ],
  },
  hiring: {
    role: ['Inizio', 'Descrivere il posto', 'Compiti, orario, paga, e che cosa deve saper fare subito o può imparare.'],
    costs: [
      'Inizio',
      'Calcolare il costo con il consulente',
      'Paga, contributi, tredicesima, TFR; quale contratto, e ci sono agevolazioni?',
    ],
    employer: [
      'Inizio',
      'Aprire le posizioni INPS e INAIL',
      'Ci pensa il consulente del lavoro; e il documento sulla sicurezza.',
    ],
    advert: [
      'Ricerca',
      'Pubblicare l’annuncio e spargere la voce',
      'Dove guarda chi sa farlo, e tra chi conosci; con la paga e una data di chiusura.',
    ],
    interviews: [
      'Ricerca',
      'Colloqui e una prova',
      'Le stesse domande per tutti, un piccolo compito vero, e due referenze al telefono.',
    ],
    offer: [
      'Ricerca',
      'Fare la proposta',
      'A voce, poi per iscritto; quanto preavviso devono dare? E una risposta gentile agli altri.',
    ],
    contract: [
      'Prima dell’inizio',
      'Contratto e comunicazione di assunzione',
      'La comunicazione parte entro il giorno prima; documenti, codice fiscale e IBAN in copia.',
    ],
    desk: [
      'Prima dell’inizio',
      'Preparare il posto e la prima settimana',
      'Chiavi, accessi, attrezzi, visita medica se serve, e chi fa vedere che cosa.',
    ],
    firstWeek: [
      'Dopo',
      'Parlarsi dopo la prima settimana',
      'Che cosa è chiaro e che cosa no; fissa il prossimo colloquio prima che finisca la prova.',
    ],
  },
  theirMove: {
    clearOut: [
      'Svuotare',
      'Svuotare una stanza alla volta',
      'Prima cantina, soffitta e armadi; si tiene, si regala, si butta, e le carte da parte. Poche ore, con loro.',
    ],
    listen: [
      'Parlarne',
      'Prima ascoltare',
      'Che cosa temono di perdere, che cosa è già faticoso; quel giorno non si decide niente.',
    ],
    family: [
      'Parlarne',
      'Mettersi d’accordo in famiglia',
      'Chi può fare che cosa e quanto spesso, prima di promettere.',
    ],
    needs: [
      'Parlarne',
      'Scrivere insieme i desideri',
      'Senza scale, negozi e medico vicini, terrazzo, gatto, prezzo: che cosa è indispensabile?',
    ],
    look: [
      'Vedere',
      'Vedere qualche posto insieme',
      'Uno a settimana, anche residenze per anziani; con una pausa, e prima le loro domande.',
    ],
    money: ['Vedere', 'Fare i conti', 'Vendita o affitto, spese di condominio, aiuti; chi firma, e serve una delega?'],
    tryOut: ['Vedere', 'Provarci qualche giorno', 'Un fine settimana da quelle parti: negozi, vicini, rumori, notti.'],
    sort: [
      'Trasloco',
      'Scegliere che cosa viene via',
      'Prima le cose più care, su una pianta delle stanze nuove; poche ore alla volta.',
    ],
    movers: [
      'Trasloco',
      'Prenotare una ditta che imballa',
      'Giorno, ascensore, parcheggio; chi sta con loro quel giorno, e dove dormono.',
    ],
    order: [
      'Trasloco',
      'Letto, cucina e telefono pronti',
      'Tende, moka, lampada e telefono funzionano prima che arrivino.',
    ],
    settle: [
      'Dopo',
      'Esserci nelle prime settimane',
      'Quadri appesi, vicini salutati, la strada per i negozi fatta insieme.',
    ],
    address: [
      'Dopo',
      'Cambio di residenza e di medico',
      'Comune, medico, INPS, banca, bollette; e la posta seguita al nuovo indirizzo.',
    ],
  },
  familyTree: {
    ask: ['Inizio', 'Fai parlare i più anziani', 'Nomi, date, paesi, soprannomi; registra con il telefono.'],
    papers: ['Inizio', 'Certificati, lettere, foto', 'Scrivi i nomi dietro le foto finché qualcuno li sa.'],
    registers: [
      'Ricerca',
      'Anagrafe, parrocchie, archivi',
      'Nascite, matrimoni, stati delle anime; un ramo alla volta.',
    ],
    draw: ['Disegno', 'Disegna l’albero', 'A penna quello che è certo, a matita il resto.'],
    share: ['Traguardo', 'Mostralo in famiglia', 'C’è sempre qualcuno che ne sa ancora uno.'],
    print: [
      'Traguardo',
      'Farlo stampare',
      'Copisteria o servizio in rete: carta, formato, cornice o rilegatura; prima una copia di prova.',
    ],
    proofCopy: [
      'Traguardo',
      'Riguardarlo e impacchettarlo',
      'Nomi, date, accenti; una copia in più per chi la chiederà.',
    ],
    typeUp: [
      'Inizio',
      'Riascoltare e trascrivere',
      'Una registrazione alla volta: le frasi belle con le loro parole, nomi e date a parte, i dubbi in rosso.',
    ],
    gaps: [
      'Ricerca',
      'Date e nomi che mancano',
      'Una telefonata agli anziani, l’anagrafe per quello che non torna; poi un indice di dieci capitoli.',
    ],
    chapters: [
      'Scrittura',
      'Un capitolo dopo l’altro',
      'Una persona o una casa per capitolo, due o tre pagine, una foto; non per forza in ordine.',
    ],
  },
}
