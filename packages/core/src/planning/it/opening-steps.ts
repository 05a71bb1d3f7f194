import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of groups to found, shops to open and apps to build. */
export const openingSteps: StepsOf<'club' | 'shop'> = {
  shop: {
    vehicle: [
      'Mezzo',
      'Trovare il mezzo',
      'Già allestito o da allestire, nuovo o usato: impianto a gas ed elettrico, peso per la tua patente, dove dorme.',
    ],
    streetPermits: [
      'Documenti',
      'Licenza da ambulante, SCIA, partita IVA',
      'Con il commercialista: SUAP del Comune per il commercio su aree pubbliche, notifica sanitaria all’ASL, assicurazione.',
    ],
    fitOut: [
      'Mezzo',
      'Allestire il mezzo',
      'Banco, lavello con acqua calda, corrente o gas, piastra o macchina, insegna: poi il collaudo e le certificazioni.',
    ],
    pitches: [
      'Apertura',
      'Posteggi e primi eventi',
      'Mercati, sagre, uffici, fiere: scrivi a dieci; per gli eventi d’estate si chiede d’inverno.',
    ],
    foodKit: [
      'Apertura',
      'Cucina, macchine e fornitori',
      'Forno, frigo e macchine per primi, ci mettono settimane; poi fornitori, cassa e POS.',
    ],
    clinic: [
      'Locale',
      'Trovare le stanze',
      'Silenziose, accessibili, sala d’attesa e lavandino; chiedi se la destinazione d’uso è quella giusta.',
    ],
    healthPermits: [
      'Carte',
      'Autorizzazione sanitaria e assicurazione',
      'Comune e ASL, iscrizione all’albo, assicurazione professionale, privacy: chiedi prima di fare i lavori.',
    ],
    numbers: ['Idea', 'Clienti e conti', 'Che cosa offri, a chi, quanto al giorno per viverci?'],
    place: ['Locale', 'Trovare il locale', 'Conta chi passa a tre ore diverse. Affitto, durata, chi paga i lavori?'],
    permits: [
      'Documenti',
      'Permessi e partita IVA',
      'Con il commercialista: destinazione d’uso, SCIA al SUAP, Camera di Commercio, insegna.',
    ],
    money: ['Soldi', 'Finanziamento', 'Spese iniziali più sei mesi; per il resto un prestito o un bando.'],
    works: ['Locale', 'Lavori e arredo', 'Un sopralluogo fisso a settimana, e la lista di che cosa manca.'],
    lodgingPermits: [
      'Documenti',
      'SCIA, CIN e obblighi per gli ospiti',
      'SCIA in Comune, codice CIN, portale della Questura, imposta di soggiorno, estintori e rilevatori, assicurazione.',
    ],
    equipment: [
      'Apertura',
      'Attrezzatura e appuntamenti',
      'Arredi, strumenti, agenda per prenotare, POS; per primo quello che tarda ad arrivare.',
    ],
    rooms: [
      'Apertura',
      'Letti, biancheria, colazione, chiavi',
      'Dormi una volta in ogni camera: luce, rumori, prese, doccia; chi cambia le lenzuola?',
    ],
    staff: [
      'Apertura',
      'Trovare e preparare il personale',
      'Annuncio, un giorno di prova, contratti; tutti insieme nel locale una settimana prima.',
    ],
    listing: [
      'Apertura',
      'Foto, prezzi e siti di prenotazione',
      'Foto con la luce del giorno, prezzi per stagione, regole, e un calendario giusto.',
    ],
    firstNight: [
      'Ultimi giorni',
      'Una notte per gli amici',
      'Pagano con un elenco: che cosa mancava, che cosa era scomodo, che cosa è piaciuto?',
    ],
    stock: ['Apertura', 'Fornitori e merce', 'Poco di tutto, tempi di consegna, cassa e POS.'],
    tell: [
      'Apertura',
      'Farlo sapere',
      'Prima i vicini; poi una pagina con orari e numero, la vetrina, una giornata d’apertura.',
    ],
    check: [
      'Ultimi giorni',
      'Prezzi, pagamenti, luci, assicurazione',
      'Tutto provato una volta; chi fa che cosa il primo giorno?',
    ],
    trial: ['Ultimi giorni', 'Apertura per gli amici', 'Un pomeriggio come se fosse vero: dove si inceppa?'],
    listen: [
      'Dopo',
      'Correggere le piccole cose',
      'Che cosa chiedono, quando vengono? Cambia in fretta le piccole cose.',
    ],
    food: [
      'Documenti',
      'Corso SAB e HACCP',
      'Iscriviti presto, senza non si apre; e il piano di autocontrollo per l’ASL.',
    ],
  },
  club: {
    rota: [
      'Dopo',
      'Turni, e chi sostituisce',
      'Un elenco per due mesi con un nome per giorno, e due da chiamare se uno si ammala.',
    ],
    firstShift: [
      'Ultimi giorni',
      'Preparare il primo turno',
      'Chi li accompagna, che cosa fanno per primo, assicurazione e moduli; le prime due volte in coppia.',
    ],
    benches: [
      'Avvio',
      'Attrezzi, assicurazione, sicurezza',
      'Tester, prolunghe, un modulo da firmare, polizza di responsabilità; chi porta quali attrezzi, e il caffè.',
    ],
    menders: [
      'Persone',
      'Trovare tre o quattro che sanno riparare',
      'Elettricista, sarta, chi sa di bici, chi di legno: pensionati, artigiani, un’associazione; e uno che accoglie.',
    ],
    core: [
      'Inizio',
      'Trovare due o tre per cominciare',
      'Chiedilo a voce: ognuno prende un compito e porta un’altra persona.',
    ],
    purpose: [
      'Inizio',
      'Decidere che cosa, per chi e ogni quanto',
      'Una frase, un giorno fisso, un nome, e quanto può costare.',
    ],
    offer: [
      'Inizio',
      'Dire che cosa si fa e quanto impegna',
      'Ore, compiti, quota, e che cosa c’è di bello: un foglio solo.',
    ],
    bringOne: [
      'Inizio',
      'Ognuno lo chiede a una persona',
      'Per nome, a voce: quasi tutti entrano perché qualcuno gliel’ha chiesto.',
    ],
    checks: [
      'Inizio',
      'Adulti in regola per i minori',
      'Certificato del casellario, due adulti per volta, primo soccorso.',
    ],
    league: [
      'Inizio',
      'Campo, affiliazione e assicurazione',
      'Federazione o ente: entro quando ci si iscrive, visite, divise.',
    ],
    producers: [
      'Inizio',
      'Trovare i produttori',
      'Due o tre, e andare a vederli: che cosa vendono, ordine minimo, prezzi, giorno di consegna.',
    ],
    statute: [
      'Inizio',
      'Atto costitutivo e statuto',
      'Nome, scopi, soci, quote, direttivo: il centro servizi per il volontariato ha i modelli e dà una mano.',
    ],
    firstBook: [
      'Inizio',
      'Scegliere il primo libro',
      'Breve, in edizione economica e in biblioteca; ognuno ne propone uno per la volta dopo.',
    ],
    inviteEach: [
      'Invito',
      'Invitare uno per uno',
      'Per nome, con il giorno e di che si tratta; per cominciare bastano in sei o sette.',
    ],
    land: [
      'Avvio',
      'Chiedere di chi è il terreno',
      'Comune o condominio: permesso scritto, per quanto tempo, e se c’è l’acqua.',
    ],
    beds: [
      'Terreno',
      'Terra, acqua e prime aiuole',
      'Terra da controllare, un bidone per la pioggia, compost, un capanno, i vialetti.',
    ],
    toolsOut: [
      'Ultimi giorni',
      'Attrezzi, guanti e piantine pronti',
      'Chi porta che cosa, e un caffè; un’aiuola per famiglia.',
    ],
    spot: [
      'Inizio',
      'Decidere dove trovarsi',
      'A turno a casa, in un bar, o all’aperto con un riparo se piove; e da che ora a che ora.',
    ],
    orders: [
      'Inizio',
      'Ordini, soldi e consegne',
      'Un foglio per gli ordini, un giorno di chiusura, chi paga, chi ritira e chi divide; a turno tocca a tutti.',
    ],
    register: [
      'Inizio',
      'Registrazione, codice fiscale e conto',
      'All’Agenzia delle Entrate; poi il conto, l’assicurazione dei soci e, se serve, il registro del terzo settore.',
    ],
    room: [
      'Inizio',
      'Trovare una sala',
      'Biblioteca, parrocchia, circolo, bar: prezzo, chiavi, riscaldamento e quale sera è libera.',
    ],
    leader: [
      'Inizio',
      'Trovare chi lo dirige',
      'Chi lo faceva prima, scuole di musica, gruppi vicini: compenso, sere, una prova.',
    ],
    rules: [
      'Inizio',
      'Soldi e poche regole',
      'Chi tiene la cassa, quanto mette ognuno, come si decide, chi è assicurato.',
    ],
    invite: [
      'Invito',
      'Volantini e messaggi',
      'Negozi, scuola, parrocchia, gruppi di quartiere; scrivi il giorno, e che la porta è aperta a tutti.',
    ],
    remind: [
      'Ultimi giorni',
      'Ricordarlo a chi ha detto sì',
      'Un messaggio con posto, ora e che cosa portare; ognuno chieda a un amico.',
    ],
    evening: [
      'Ultimi giorni',
      'Preparare il primo incontro',
      'Che cosa serve lì, qualcosa da bere, la prima ora pensata; chi accoglie chi arriva?',
    ],
    list: [
      'Dopo',
      'Scrivere a chi è venuto',
      'La prossima data, i contatti, chi fa che cosa; e un grazie a chi ha aiutato.',
    ],
    look: ['Dopo', 'Vedere come va', 'Quanti continuano a venire? Se sono pochi, cambiate giorno o ora.'],
  },
}
