import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is given, given away and given back. */
export const handingOnSteps: StepsOf<'giveAway' | 'givingBack' | 'gift' | 'selling'> = {
  giveAway: {
    choose: ['Subito', 'Scegli che cosa va via', 'Subito in una borsa o in una scatola, pulito e intero.'],
    photos: ['Subito', 'Foto e due righe', 'Sincere su età, salute e abitudini: risparmiano domande.'],
    ask: ['Subito', 'Trova chi lo prende', 'Prima parenti e amici, poi associazioni e gruppi di zona; in che orari?'],
    hand: ['Consegna', 'Giorno e luogo della consegna', 'Con quello che serve: documenti, accessori, due parole.'],
    look: ['Dopo', 'Chiedi come va', 'Un messaggio o una visita dopo le prime settimane.'],
  },
  givingBack: {
    gather: [
      'Subito',
      'Mettere insieme tutto',
      'La cosa e quello che ne fa parte: scatola, pezzi, scontrino. C’è una data entro cui farlo?',
    ],
    agree: [
      'Subito',
      'Accordarsi su giorno e luogo',
      'Un messaggio a chi la aspetta; negozi e biblioteche hanno orari, etichetta o codice.',
    ],
    handover: ['Subito', 'Fissare la riconsegna', 'Giorno e ora, chi viene, e quanti mazzi c’erano.'],
    ready: [
      'Ultimi giorni',
      'Pulito, intero, vicino alla porta',
      'In una borsa con tutti i pezzi, e un grazie se era in prestito.',
    ],
    meters: [
      'Ultimi giorni',
      'Foto, contatori, tutte le chiavi',
      'Stanze vuote e pulite, contatori letti; anche cassetta della posta, cantina e copie.',
    ],
    proof: [
      'Dopo',
      'Una prova della consegna',
      'Una ricevuta, il numero della spedizione o un messaggio; i soldi tornano dopo qualche settimana.',
    ],
  },
  gift: {
    photos: [
      'Preparazione',
      'Chiedere le foto a tutti',
      'Nonni, cugini, vecchi amici: tre a testa, entro una data; quelle di carta si scansionano.',
    ],
    pages: ['Preparazione', 'Scegliere, e fare le pagine', 'Per anni, poche per pagina, con i nomi e una riga sotto.'],
    print: [
      'Preparazione',
      'Ordinare la stampa, o montarlo',
      'Per un libro stampato una o due settimane; prima sfoglia ogni pagina.',
    ],
    idea: ['Avvio', 'Idee e budget', 'Di che cosa ha parlato ultimamente? Tre idee e una cifra.'],
    list: ['Avvio', 'Che cosa a chi', 'Ogni nome con un’idea e una cifra; che cosa si può fare in due per uno?'],
    together: ['Avvio', 'Sentire chi partecipa', 'Un messaggio, una quota, uno che raccoglie.'],
    order: ['Preparazione', 'Comprare o ordinare il regalo', 'Guarda i tempi di consegna e se si può cambiare.'],
    round: [
      'Preparazione',
      'Comprare e ordinare i regali',
      'Prima quelli da spedire o da fare; spuntali, e tieni gli scontrini.',
    ],
    wrap: ['Ultimi giorni', 'Pacchetto e biglietto', 'Togli il prezzo e scrivi tre righe tue.'],
    stuff: [
      'Preparazione',
      'Procurarsi il materiale',
      'In un giro solo, con qualcosa in più; il primo finito dice quanto ci vuole per ognuno.',
    ],
    making: ['Preparazione', 'Farli, un po’ alla volta', 'Prima quello che deve asciugare, riposare o essere spedito.'],
    table: [
      'Serata',
      'Prenotare un tavolo, o pensare alla cena',
      'Quella sera è tutto pieno: presto, tardi, o a casa a lume di candela.',
    ],
  },
  selling: {
    price: ['Avvio', 'Vedere quanto vale', 'Guarda a quanto si vende uno uguale e fissa il tuo minimo.'],
    ready: ['Avvio', 'Documenti e lavaggio', 'Libretto, tagliandi, revisione, due chiavi; pulita dentro e fuori.'],
    photos: ['Avvio', 'Fare belle foto', 'Pulito, con la luce del giorno, da tutti i lati, difetti compresi.'],
    advert: [
      'Vendita',
      'Mettere l’annuncio',
      'Età, stato, misure, che cosa è compreso, dove si ritira, un prezzo onesto.',
    ],
    answers: ['Vendita', 'Risposte e visite', 'Rispondi presto e con garbo; niente promesse senza un acconto.'],
    hand: [
      'Consegna',
      'Accordo su ritiro e pagamento',
      'Chi lo porta via? Contanti o bonifico arrivato; e tutto quello che ne fa parte.',
    ],
    transfer: [
      'Consegna',
      'Passaggio di proprietà e assicurazione',
      'Controlla che sia registrato, e sospendi o sposta la polizza.',
    ],
    expert: ['Avvio', 'Farla valutare', 'Una casa d’aste o un negoziante guardano gratis; senti due persone.'],
    sortClothes: [
      'Avvio',
      'Scegliere, lavare, stirare',
      'Quello che non usi da un anno; i difetti piccoli si dicono, i grandi no grazie.',
    ],
    parcels: [
      'Vendita',
      'Rispondere e spedire',
      'Pacchi entro due giorni, un’offerta onesta si accetta; una foto nuova smuove quello che è fermo.',
    ],
    nextOne: [
      'Vendita',
      'Trovare quello che verrà dopo',
      'Decidi che cosa vuoi e provalo mentre questo è in vendita; compra quando i soldi sono sicuri.',
    ],
    charging: [
      'Vendita',
      'Vedere dove si ricarica',
      'A casa, al lavoro o per strada, e quanto costa; autonomia d’inverno, assicurazione, due prove lunghe.',
    ],
    nextBought: [
      'Consegna',
      'Comprare quello nuovo',
      'Prezzo, garanzia e giorno del ritiro o della consegna per iscritto.',
    ],
    lower: [
      'Vendita',
      'Non si vende? Abbassare il prezzo',
      'Un decimo in meno, un’altra prima foto, o un altro posto dove offrirlo.',
    ],
    wipe: [
      'Consegna',
      'Salvare i dati e azzerarlo',
      'Esci dagli account, togli le schede, poi le impostazioni di fabbrica.',
    ],
    left: ['Dopo', 'Regalare quello che resta', 'Caritas o qualcuno che conosci, prima che torni nell’armadio.'],
    revive: [
      'Avvio',
      'Vedere se parte ancora',
      'Benzina nuova, batteria carica, gomme gonfie; se no, chiedi a un’officina quanto costa, o vendilo com’è e scrivilo.',
    ],
    readyRide: [
      'Avvio',
      'Documenti e una lavata',
      'Libretto, revisione, certificato di proprietà, chiavi; lavalo, pulisci la catena, gonfia le gomme.',
    ],
    lots: [
      'Avvio',
      'Dividere in lotti',
      'Quello che vale da solo, il resto a gruppi di cinque o dieci; guarda i prezzi a cui si è venduto, non quelli chiesti.',
    ],
    packing: [
      'Avvio',
      'Scatole e spedizione',
      'Imballane uno e pesalo: così la spedizione non sorprende; guarda anche le commissioni.',
    ],
    listings: [
      'Vendita',
      'Mettere in vendita in rete',
      'Marca e misure nel titolo, stato e difetti, spedizione; le aste finiscono bene la domenica sera.',
    ],
    handKeys: [
      'Consegna',
      'Accordo su consegna e pagamento',
      'All’agenzia di pratiche auto, con bonifico arrivato o assegno circolare; tutte le chiavi e i documenti.',
    ],
    testFirst: [
      'Preparazione',
      'Revisione, o il prezzo senza',
      'Un preventivo dall’officina: se costa meno di quanto si perde sul prezzo, falla prima; altrimenti scrivilo nell’annuncio.',
    ],
  },
}
