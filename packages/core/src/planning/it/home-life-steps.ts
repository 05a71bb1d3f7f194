import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a home that is lived in, or let. */
export const homeLifeSteps: StepsOf<'ecology' | 'rentHome' | 'letHome' | 'homeNetwork' | 'houseRota' | 'energySaving'> =
  {
    rentHome: {
      studentPapers: [
        'Avvio',
        'Documenti per chi affitta',
        'Documento, iscrizione all’università, un genitore che garantisce con la sua busta paga; con altri, chi firma il contratto?',
      ],
      budget: ['Avvio', 'Budget e cose irrinunciabili', 'Affitto con spese comprese, caparra, distanza dal lavoro.'],
      papers: [
        'Avvio',
        'Documenti per chi affitta',
        'Buste paga, documento, garanzie: un solo file, pronto da mandare.',
      ],
      search: ['Ricerca', 'Cercare tra gli annunci', 'Avvisi sui portali, amici di amici; rispondi entro un’ora.'],
      visits: [
        'Ricerca',
        'Visitare e decidere in fretta',
        'Chiedi di riscaldamento, spese, vicini, disdetta. Mai pagare prima di aver visto.',
      ],
      contract: [
        'Contratto',
        'Contratto e caparra',
        'Durata, disdetta, arredi, cedolare secca; chiedi la registrazione e fotografa quello che è rovinato.',
      ],
      check: [
        'Ultimi giorni',
        'Chiavi, inventario e contatori',
        'Chiavi, inventario, contatori, e chi aiuta a portare le cose.',
      ],
      utilities: ['Dopo', 'Utenze, internet, residenza', 'Contratti a tuo nome, e il nome sul campanello.'],
      together: [
        'Avvio',
        'Mettersi d’accordo in casa',
        'Quanto a testa con le spese, quale zona, singole o doppie; un contratto per tutti o uno per stanza, e chi fa da garante.',
      ],
    },
    ecology: {
      look: ['Inizio', 'Guarda la spazzatura di una settimana', 'Scrivi che cosa la riempie: servirà per confrontare.'],
      choose: ['Inizio', 'Tre cose da cambiare', 'Le tre che butti di più.'],
      shops: ['Inizio', 'Dove trovarle diverse', 'Sfuso, mercato, usato; e quello che puoi fare in casa.'],
      weeks: ['Settimane', 'Resta sulle tre', 'Borse e contenitori vicino alla porta; se un giorno salta, pazienza.'],
      compare: ['Bilancio', 'Riguarda la spazzatura', 'Tieni quello che funziona, scegli le prossime.'],
      spot: [
        'Inizio',
        'Scegliere il posto e la compostiera',
        'Sulla terra, a mezz’ombra; sul balcone un lombricaio. Chiedi al Comune: a volte la danno gratis.',
      ],
      layers: ['Inizio', 'I primi strati', 'Rametti sotto, poi verde e secco a turno; un secchiello in cucina.'],
      feed: [
        'Settimane',
        'Nutrirlo e tenerlo umido',
        'Tanto secco quanto fresco, niente di cotto; rigiralo ogni tanto.',
      ],
      turn: [
        'Bilancio',
        'Rivoltarlo e vedere come va',
        'Caldo e umido, senza odore? Troppo bagnato vuole cartone, troppo secco acqua.',
      ],
      calendar: [
        'Inizio',
        'Che cosa va dove, e in che giorno',
        'L’elenco e il calendario del Comune, attaccati al frigo.',
      ],
      bins: [
        'Inizio',
        'Un contenitore per tipo',
        'Dove nascono i rifiuti; uno per l’umido, uno per il vetro, ognuno con un’etichetta.',
      ],
      sorting: [
        'Nel mezzo',
        'Differenziare per qualche settimana',
        'Sciacquato e schiacciato; i dubbi si guardano una volta e si segnano.',
      ],
      wrongBin: [
        'Chiusura',
        'Guardare che cosa finisce nel posto sbagliato',
        'Due cose al massimo: sposta il contenitore, o cambia quello che compri.',
      ],
    },
    letHome: {
      papers: [
        'Documenti',
        'APE, catasto e regolamento',
        'Certificato energetico, planimetria, impianti a norma, regole del condominio; se siete più proprietari, d’accordo tutti.',
      ],
      houseRules: [
        'Documenti',
        'Che cosa si può, e regole di casa',
        'Se sei in affitto chiedi al proprietario; cucina, ospiti, silenzio e spese per iscritto.',
      ],
      permits: [
        'Documenti',
        'CIN, Comune e sicurezza',
        'Comunicazione al Comune, codice identificativo, estintore e rilevatori, Alloggiati Web, imposta di soggiorno.',
      ],
      price: [
        'Avvio',
        'Il canone, e chi se ne occupa',
        'A quanto vanno quelli simili in zona; da soli o con un’agenzia, e per quale provvigione.',
      ],
      tidy: [
        'Preparazione',
        'Riparazioni, imbiancatura, pulizia',
        'Quello che si aggiusta ora non si aggiusta dopo; niente di valore resta lì.',
      ],
      advert: [
        'Ricerca',
        'Foto e annuncio',
        'In una giornata luminosa, ogni stanza; canone, spese, da quando, che cosa c’è.',
      ],
      visits: [
        'Ricerca',
        'Visite',
        'Una dopo l’altra; a tutti le stesse informazioni, e chiedi da quando e per quanto.',
      ],
      cleaning: [
        'Ricerca',
        'Pulizie, biancheria e chiavi',
        'Chi viene tra un ospite e l’altro, due cambi di lenzuola, come si entra; prova a dormirci una notte.',
      ],
      choose: [
        'Ricerca',
        'Scegliere, e chiedere le garanzie',
        'Buste paga, un garante, magari il vecchio proprietario; nessuno entra prima della firma.',
      ],
      contract: [
        'Contratto',
        'Contratto e caparra',
        'Libero, concordato, transitorio o per studenti: cambia quanto dura e quanto si paga di tasse; le chiavi dopo il bonifico.',
      ],
      inventory: [
        'Ultimi giorni',
        'Inventario, foto, contatori, chiavi',
        'Stanza per stanza, firmato da entrambi; un foglio con caldaia, rifiuti e numeri utili.',
      ],
      registered: [
        'Dopo',
        'Contratto registrato',
        'Entro trenta giorni dalla firma, con la cedolare secca se conviene; poi volture e amministratore.',
      ],
      guests: [
        'Dopo',
        'Sentire i primi ospiti',
        'Che cosa mancava, che cosa non si trovava: si sistema prima dei prossimi.',
      ],
    },
    homeNetwork: {
      test: [
        'Situazione',
        'Misurare stanza per stanza',
        'Accanto al router e dove è debole, la mattina e la sera; una volta con il cavo.',
      ],
      router: [
        'Situazione',
        'Spostare e riavviare il router',
        'Libero, in alto, al centro della casa; aggiornato, e uno sguardo ai cavi.',
      ],
      provider: [
        'Situazione',
        'Chiamare l’operatore, se è lento anche lì',
        'Con le misure in mano: un guasto, un router vecchio, o una linea che non dà di più?',
      ],
      choose: [
        'Scelta',
        'Scegliere mesh, ripetitore o cavo',
        'Per una stanza lontana un ripetitore o un cavo, per più piani un kit mesh; meglio dove si può rendere.',
      ],
      setUp: [
        'Lavoro',
        'Configurare tutto',
        'Una password lunga, una rete per gli ospiti, ogni apparecchio collegato; scrivi tutto da qualche parte.',
      ],
      check: ['Dopo', 'Misurare di nuovo', 'Nelle stesse stanze e alle stesse ore; si rende quello che non è servito.'],
    },
    houseRota: {
      list: [
        'Avvio',
        'Elencare tutto quello che si fa',
        'Anche spesa, bucato, rifiuti e bollette; ogni quanto, chi lo fa adesso, quanto ci mette.',
      ],
      share: [
        'Avvio',
        'Dividerselo insieme',
        'Ognuno dice che cosa gli pesa meno; i bambini scelgono tra quello che sanno fare.',
      ],
      write: [
        'Avvio',
        'Scriverlo dove lo vedono tutti',
        'Un giorno e un nome accanto a ogni cosa; mettetevi d’accordo su che cosa vuol dire «fatto».',
      ],
      tryOut: [
        'Prova',
        'Provare per due o tre settimane',
        'Lo ricorda la tabella, non le persone; chi fa cambio lo scrive.',
      ],
      look: [
        'Prova',
        'Riguardarlo insieme',
        'Che cosa non si è mai fatto? Si cambia, si toglie o si scambia, e si va avanti.',
      ],
    },
    energySaving: {
      bills: [
        'Situazione',
        'Un anno di bollette, e i contatori',
        'Quanto consumi, non solo quanto costa; in quali mesi di più?',
      ],
      leaks: [
        'Situazione',
        'Vedere dove se ne va',
        'Spifferi da porte, finestre e cassonetti; elettrodomestici vecchi, acqua calda, luci sempre accese.',
      ],
      quick: [
        'Lavori',
        'Prima le piccole cose',
        'Guarnizioni, termosifoni spurgati, un grado in meno, il timer giusto, lampadine a LED.',
      ],
      boiler: [
        'Lavori',
        'Far controllare il riscaldamento',
        'Manutenzione, temperatura dell’acqua più bassa, valvole sui termosifoni.',
      ],
      tariff: [
        'Lavori',
        'Confrontare la tariffa',
        'Su un anno intero e con i tuoi consumi; guarda per quanto è bloccata.',
      ],
      big: [
        'Lavori',
        'Quanto farebbe risparmiare un lavoro più grande',
        'Tetto, pareti, finestre: due preventivi, e se ci sono detrazioni.',
      ],
      compare: [
        'Chiusura',
        'Confrontare con l’anno scorso',
        'Le stesse settimane, in kilowattora e metri cubi; conta anche quanto ha fatto freddo.',
      ],
    },
  }
