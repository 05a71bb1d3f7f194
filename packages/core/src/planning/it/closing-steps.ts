import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps by which a business is closed, and a contract cancelled. */
export const closingSteps: StepsOf<'closingBusiness' | 'cancelling'> = {
  cancelling: {
    heirPapers: [
      'Subito',
      'Certificato di morte ed eredi',
      'Qualche copia del certificato, i documenti di tutti gli eredi, l’atto notorio o la dichiarazione sostitutiva.',
    ],
    tellBank: [
      'Subito',
      'Avvisare la banca, e la successione',
      'Il conto si blocca fino alla dichiarazione di successione: chiedi il saldo alla data della morte e che cosa vogliono da ogni erede.',
    ],
    sendProof: [
      'Subito',
      'Mandare la richiesta con il certificato',
      'Firmata da tutti gli eredi: dove va il saldo, e da quando non si addebita più niente.',
    ],
    list: [
      'Subito',
      'Elencare tutto quello che paghi',
      'Tre mesi di conto, carta, App Store, PayPal: quanto costa in un anno, e qualcuno lo usa?',
    ],
    terms: [
      'Subito',
      'Preavviso e condizioni',
      'Quanto prima, in che forma, da quando vale, e se chiudere prima costa.',
    ],
    leaseTerms: [
      'Subito',
      'Preavviso e condizioni',
      'Quanto prima (per una casa spesso sei mesi), in che forma, e da quando vale.',
    ],
    send: ['Subito', 'Manda la disdetta', 'Come la chiedono: PEC, raccomandata o dal sito. Tieni la ricevuta.'],
    check: ['Dopo', 'Nessun altro addebito', 'Guarda il conto; se addebitano ancora, scrivi di nuovo.'],
    moveOver: [
      'Subito',
      'Sposta addebiti e stipendio',
      'Bollette, rate, datore di lavoro; la banca nuova può farlo per te.',
    ],
    handBack: [
      'Riconsegna',
      'Pulizia, contatori, riconsegna delle chiavi',
      'Stanza per stanza con le foto; tutte le chiavi contate, verbale firmato.',
    ],
    deposit: ['Dopo', 'La caparra indietro', 'Chiedila per iscritto con le foto; volture o chiusura delle utenze.'],
  },
  closingBusiness: {
    showThem: [
      'Ultime settimane',
      'Affiancare chi compra',
      'Ordini, fornitori, clienti abituali, cassa; presentalo, e dillo insieme a dipendenti e clienti.',
    ],
    saleDeed: [
      'Ultime settimane',
      'Firma della cessione',
      'Che cosa è compreso, dipendenti, affitto e licenze, e quando arrivano i soldi; dal notaio.',
    ],
    buyers: [
      'Chi compra',
      'Interessati e trattativa',
      'Fagli vedere una giornata vera; chi ha i soldi, e il proprietario dei muri è d’accordo?',
    ],
    quietAdvert: [
      'Chi compra',
      'Offrirlo con discrezione',
      'Agenzia, associazione di categoria, magari un dipendente o un concorrente; i conti solo a chi firma la riservatezza.',
    ],
    itsWorth: [
      'Inizio',
      'Farlo valutare',
      'Da un’agenzia del settore: avviamento, attrezzature e merce, ciascuno con una cifra.',
    ],
    threeYears: [
      'Inizio',
      'Tre anni di conti in ordine',
      'Con il commercialista: incassi, affitto, stipendi, attrezzature, debiti; e le tasse sulla cessione.',
    ],
    finish: [
      'Lavoro',
      'Finire quello che è in corso',
      'Niente di nuovo; ogni lavoro o cliente portato alla fine, o passato a qualcuno di fiducia.',
    ],
    figures: [
      'Inizio',
      'L’ultimo giorno, e i conti',
      'Con il commercialista: che cosa si deve, che cosa deve ancora entrare, quanto costa chiudere.',
    ],
    notices: [
      'Inizio',
      'Dare le disdette',
      'Affitto, luce, telefono, POS, assicurazione, abbonamenti, quello che c’è: per primo il preavviso più lungo.',
    ],
    tell: [
      'Persone',
      'Dirlo a chi riguarda',
      'Per primi gli eventuali dipendenti, con preavviso e TFR; poi fornitori e clienti abituali.',
    ],
    clear: [
      'Cose',
      'Vendere quello che resta',
      'Non ordinare più; merce, attrezzature e arredo: venduti, resi, o passati a qualcuno del mestiere. La svendita per chiusura si comunica al Comune.',
    ],
    open: [
      'Ultimi giorni',
      'Chiudere le pendenze',
      'Fatture, ordini, acconti e buoni: tutto pagato, consegnato o restituito.',
    ],
    thanks: [
      'Ultimi giorni',
      'Salutare e ringraziare',
      'Un cartello con l’ultimo giorno, una parola ai clienti abituali, e dove possono andare ora.',
    ],
    keys: [
      'Dopo',
      'Contatori, foto e chiavi',
      'Leggi i contatori, fotografa i locali vuoti, restituisci le chiavi, inoltra la posta.',
    ],
    tax: [
      'Dopo',
      'Cessazione e conservazione',
      'Partita IVA entro trenta giorni, Registro delle imprese, SUAP, INPS; i registri si conservano dieci anni.',
    ],
  },
}
