import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of the home, the family and of going away. */
export const homeAndFamilySteps: StepsOf<'wedding' | 'move' | 'trip' | 'baby' | 'renovation'> = {
  wedding: {
    budget: [
      'Avvio',
      'Budget e lista degli invitati',
      'Una cifra e un numero di persone: tutto il resto dipende da questi due.',
    ],
    venue: [
      'Avvio',
      'Luogo della cerimonia e del ricevimento',
      'Visita due o tre posti e blocca la data per iscritto.',
    ],
    papers: [
      'Documenti',
      'Pubblicazioni e documenti',
      'Chiedi in Comune (e in parrocchia) quali carte servono e quanto prima: alcune scadono.',
    ],
    suppliers: [
      'Organizzazione',
      'Fornitori',
      'Catering, fotografo, musica e fiori: confronta, scegli e firma con acconti e date chiare.',
    ],
    outfits: [
      'Organizzazione',
      'Abiti e fedi',
      'Scegli abiti e fedi e fissa le prove: le modifiche chiedono settimane.',
    ],
    invitations: ['Invitati', 'Partecipazioni', 'Spedisci le partecipazioni con una data entro cui rispondere.'],
    honeymoon: ['Organizzazione', 'Viaggio di nozze', 'Prenota il viaggio e controlla i passaporti; chiedi le ferie.'],
    details: [
      'Organizzazione',
      'Dettagli della giornata',
      'Letture, musiche, bomboniere e scaletta della giornata, ora per ora.',
    ],
    seating: [
      'Invitati',
      'Conferme e tavoli',
      'Raccogli le ultime risposte, disponi i tavoli e comunica il numero al catering.',
    ],
    check: [
      'Ultimi giorni',
      'Ultime telefonate ai fornitori',
      'Una telefonata a tutti: orari, indirizzi, saldo. E un piano per la pioggia.',
    ],
    rehearse: [
      'Ultimi giorni',
      'Prova della cerimonia',
      'Chi entra quando, chi tiene le fedi, chi ha i numeri di telefono. Poi spegni tutto e riposa.',
    ],
    thanks: ['Dopo', 'Biglietti di ringraziamento', 'Due righe personali a chi c’era, con una foto se le hai già.'],
  },
  move: {
    papers: [
      'Avvio',
      'Contratti e disdette',
      'Firma o controlla il contratto nuovo e disdici il vecchio con il giusto preavviso.',
    ],
    quotes: ['Avvio', 'Preventivi dei traslocatori', 'Chiedine almeno tre, con sopralluogo; o trova furgone e amici.'],
    declutter: [
      'Sgombero',
      'Selezionare e dare via',
      'Una stanza alla volta: tieni, regala, vendi, butta. Meno scatole, meno fatica.',
    ],
    book: [
      'Organizzazione',
      'Prenotare il trasloco',
      'Fissa giorno e ora, chiedi il permesso di sosta e avvisa i due condomini.',
    ],
    utilities: [
      'Organizzazione',
      'Luce, gas, acqua e internet',
      'Volture e allacci: internet può richiedere settimane, comincia da lì.',
    ],
    boxes: [
      'Organizzazione',
      'Scatole e materiale',
      'Scatole, nastro, pennarelli e carta. Una lista di che cosa va dove.',
    ],
    pack: ['Scatoloni', 'Fare gli scatoloni', 'Prima quello che non usi. Scrivi su ogni scatola stanza e contenuto.'],
    clean: ['Scatoloni', 'Pulizie nella casa nuova', 'Molto più facile da vuota: pulizie, tende, piccole riparazioni.'],
    check: [
      'Ultimi giorni',
      'Chiavi, contatori e orari',
      'Conferma l’orario, le chiavi, le letture dei contatori e chi aiuta.',
    ],
    essentials: [
      'Ultimi giorni',
      'Valigia dell’indispensabile',
      'Documenti, caricabatterie, medicine, lenzuola, caffettiera: con te, non sul furgone.',
    ],
    unpack: [
      'Dopo',
      'Disfare gli scatoloni',
      'Letti e cucina per primi, il resto con calma. Fotografa subito eventuali danni.',
    ],
    address: [
      'Dopo',
      'Cambio di residenza e indirizzo',
      'Comune, medico, banca, assicurazione, lavoro: avvisa tutti e inoltra la posta.',
    ],
  },
  trip: {
    route: [
      'Idea',
      'Itinerario e budget',
      'Che cosa vuoi vedere, in quanti giorni e con quanti soldi. Bastano poche tappe.',
    ],
    documents: [
      'Documenti',
      'Passaporto e visto',
      'Controlla la scadenza del passaporto, il visto e le vaccinazioni: per alcuni servono settimane.',
    ],
    transport: [
      'Prenotazioni',
      'Prenotare il viaggio[ {where}]',
      'Confronta e prenota gli spostamenti principali, con il bagaglio che ti serve davvero.',
    ],
    stay: [
      'Prenotazioni',
      'Dove dormire[ {where}]',
      'Prenota gli alloggi, meglio se cancellabili, almeno per le prime notti.',
    ],
    insurance: [
      'Prenotazioni',
      'Assicurazione di viaggio',
      'Cure, bagaglio e annullamento: confronta e salva il numero per le emergenze.',
    ],
    meetings: [
      'Preparativi',
      'Incontri e materiale',
      'Conferma orari e indirizzi, e prepara quello che devi mostrare.',
    ],
    visits: [
      'Prenotazioni',
      'Biglietti e visite',
      'Prenota solo ciò che si esaurisce: musei, treni veloci, ristoranti speciali.',
    ],
    money: [
      'Preparativi',
      'Soldi, telefono e adattatori',
      'Avvisa la banca, guarda le tariffe del telefono e procura adattatore e un po’ di contanti.',
    ],
    home: [
      'Preparativi',
      'Ferie, piante e animali',
      'Chiedi i giorni al lavoro, e chi annaffia e chi pensa agli animali mentre sei via.',
    ],
    check: [
      'Ultimi giorni',
      'Check-in, biglietti e meteo',
      'Documenti, prenotazioni anche offline, medicine, meteo e check-in.',
    ],
    pack: [
      'Ultimi giorni',
      'Fare la valigia',
      'Con la lista in mano; documenti e caricabatterie per ultimi, dove li trovi.',
    ],
    photos: ['Dopo', 'Foto e conti del viaggio', 'Salva le foto migliori e chiudi i conti con gli altri.'],
    expenses: ['Dopo', 'Nota spese', 'Scontrini e biglietti in ordine, e due righe a chi hai incontrato.'],
  },
  baby: {
    visits: ['Visite', 'Visite e controlli', 'Metti in agenda i controlli già fissati e scegli dove partorire.'],
    leave: ['Lavoro', 'Congedo e assegni', 'Parla con il lavoro e presenta le domande all’INPS entro i termini.'],
    course: [
      'Preparazione',
      'Corso preparto',
      'Iscrivetevi insieme: i posti finiscono presto, e le domande si fanno lì.',
    ],
    room: [
      'Casa',
      'Preparare la cameretta',
      'Un posto per dormire, uno per il cambio e buona luce. Il resto può arrivare dopo.',
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
  },
  renovation: {
    wishes: [
      'Progetto',
      'Desideri, misure e budget',
      'Scrivi che cosa deve cambiare e che cosa no, prendi le misure e fissa un tetto di spesa.',
    ],
    colours: [
      'Progetto',
      'Scegliere il colore e misurare',
      'Prova una macchia sul muro con luce diversa; quanti metri, quante mani.',
    ],
    quotes: [
      'Progetto',
      'Preventivi[ per {what}]',
      'Tre, con sopralluogo e le stesse voci, così si possono confrontare.',
    ],
    permits: [
      'Progetto',
      'Permessi e detrazioni',
      'Chiedi a un tecnico e al Comune che cosa serve, e come pagare per avere le detrazioni.',
    ],
    choose: ['Progetto', 'Scegliere l’impresa', 'Contratto con date, prezzi e pagamenti a stato di avanzamento.'],
    materials: [
      'Materiali',
      'Scegliere e ordinare[ per {what}]',
      'Guarda misure, tempi di consegna e chi monta, prima di innamorarti.',
    ],
    paintShop: [
      'Materiali',
      'Comprare pittura e attrezzi',
      'Pittura, rulli, pennelli, stucco, teli e nastro, tutti in un giro.',
    ],
    date: [
      'Progetto',
      'Fissare il giorno dei lavori',
      'Chiedi quanti giorni servono, chi deve essere in casa e che cosa va spostato.',
    ],
    clear: ['Cantiere', 'Liberare la stanza', 'Sposta o copri i mobili; pensa a dove stare intanto.'],
    cover: [
      'Preparazione',
      'Coprire, stuccare, mascherare',
      'Teli su pavimento e mobili, buchi stuccati e carteggiati, bordi con il nastro.',
    ],
    paint: [
      'Lavori',
      'Dare il colore, una mano alla volta',
      'Prima il soffitto, poi le pareti; lascia asciugare ogni mano.',
    ],
    works: ['Cantiere', 'Lavori', 'Un sopralluogo fisso a settimana, con una lista scritta di che cosa manca.'],
    finish: ['Cantiere', 'Finiture', 'Pittura, silicone, luci e dettagli: è qui che si vede la cura.'],
    assemble: ['Lavori', 'Montare e mettere a posto', 'Controlla i pezzi prima di cominciare; in due si fa meglio.'],
    space: [
      'Lavori',
      'Fare posto per chi lavora',
      'Libera il passaggio, proteggi il pavimento, pensa a dove si parcheggia.',
    ],
    fitting: ['Lavori', 'Lavori e montaggio', 'Qualcuno in casa almeno all’inizio e alla fine; foto prima e dopo.'],
    check: [
      'Ultimi giorni',
      'Sopralluogo finale con l’impresa',
      'Prova tutto: acqua, prese, porte. Quello che non va si scrive prima del saldo.',
    ],
    handover: [
      'Ultimi giorni',
      'Provare tutto con il tecnico',
      'Si fa spiegare come funziona; quello che non va si scrive prima del saldo.',
    ],
    clean: ['Ultimi giorni', 'Pulizia e mobili a posto', 'Pulizia a fondo e mobili al loro posto.'],
    bills: [
      'Dopo',
      'Fatture, garanzie e detrazioni',
      'Conserva fatture, bonifici, certificati e garanzie in un posto solo.',
    ],
  },
}
