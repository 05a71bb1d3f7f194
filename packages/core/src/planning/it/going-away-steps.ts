import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of weddings, moves, journeys and parties. */
export const goingAwaySteps: StepsOf<'wedding' | 'move' | 'trip'> = {
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
    lunch: ['Organizzazione', 'Pranzo, fiori e fotografo', 'Un tavolo per tutti, un mazzo, qualcuno che fa le foto.'],
    suppliers: [
      'Organizzazione',
      'Fornitori',
      'Catering, fotografo, musica e fiori: confronta, scegli e firma con acconti e date chiare.',
    ],
    invitations: ['Invitati', 'Partecipazioni', 'Spedisci le partecipazioni con una data entro cui rispondere.'],
    outfits: [
      'Organizzazione',
      'Abiti e fedi',
      'Scegli abiti e fedi e fissa le prove: le modifiche chiedono settimane.',
    ],
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
    van: ['Organizzazione', 'Macchina o furgone, e chi aiuta', 'Un giro o due; chiedi dove si può parcheggiare.'],
    staff: [
      'Organizzazione',
      'Postazioni, rete e chi sposta che cosa',
      'Una pianta con i nomi, e la linea attiva prima del trasloco.',
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
    clean: [
      'Dopo',
      'Pulizie e chiavi della casa vecchia',
      'Foto di ogni stanza, letture dei contatori, cauzione chiesta per iscritto.',
    ],
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
    customers: [
      'Dopo',
      'Nuovo indirizzo a clienti e fornitori',
      'Sito, firme, fatture, banca, mappe: lo stesso giorno.',
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
      'Documento valido per il viaggio',
      'Scadenza di passaporto o carta d’identità; visto e vaccinazioni, se servono.',
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
    consent: ['Avvio', 'Modulo e quota', 'Firma, pagamento, allergie e un numero da chiamare.'],
    list: ['Ultimi giorni', 'Orari e che cosa portare', 'Ritrovo, rientro, pranzo al sacco, scarpe comode, giacca.'],
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
}
