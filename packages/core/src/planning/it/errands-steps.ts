import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of errands: to find, buy, book, put up and give. */
export const errandsSteps: StepsOf<'finding' | 'buying' | 'chore' | 'installation'> = {
  finding: {
    wish: ['Ricerca', 'Che cosa conta per te', 'Tre cose irrinunciabili, quanto spendere, da quando.'],
    ask: ['Ricerca', 'Chiedi in giro: tre nomi', 'Prima amici e vicini, poi recensioni e annunci.'],
    meet: ['Scelta', 'Incontrane o provane due', 'Mezz’ora a testa dice più di ogni annuncio.'],
    advert: [
      'Ricerca',
      'Amici di amici, poi un annuncio',
      'Affitto, spese, da quando, tre foto; prima senti il proprietario.',
    ],
    viewings: ['Scelta', 'Far vedere la stanza', 'Tre o quattro persone: orari, ospiti, pulizie; decide chi ci vive.'],
    shareAgreement: ['Scelta', 'Referenze e accordo', 'Caparra e affitto per iscritto, nome su contratto e utenze.'],
    agree: [
      'Scelta',
      'Scegli e mettetevi d’accordo',
      'Prezzo, giorni e inizio per iscritto, caparra se c’è; ringrazia gli altri.',
    ],
    look: ['Dopo', 'Come sta andando?', 'Dopo le prime settimane: va bene così, o cambia qualcosa.'],
    quotes: [
      'Scelta',
      'Sopralluogo e tre preventivi',
      'Lo stesso lavoro per tutti, per iscritto, con una data; fatti mostrare un lavoro già fatto.',
    ],
    register: [
      'Scelta',
      'Fai la scelta o il primo contatto',
      'Per il medico di base sul portale della Regione o all’ASL; per gli altri, una prima visita.',
    ],
  },
  buying: {
    fits: [
      'Scelta',
      'Vedere se i pezzi vanno insieme',
      'Processore e scheda madre, alimentatore, misure del case: un sito di configurazione lo dice, e poi chiedi a chi ne ha montati.',
    ],
    assemble: [
      'Montaggio',
      'Montarlo',
      'Un tavolo sgombro, un cacciavite, il manuale della scheda madre; mezza giornata senza fretta.',
    ],
    firstStart: [
      'Montaggio',
      'Primo avvio e sistema',
      'BIOS, sistema, driver; temperature sotto carico, poi le scatole si tengono per la garanzia.',
    ],
    needs: ['Scelta', 'Che cosa serve e quanto spendere', 'A che cosa serve, di che misura, e quanto al massimo?'],
    deviceNeeds: [
      'Scelta',
      'Che cosa serve e quanto spendere',
      'A che cosa serve, memoria, per quanto riceve aggiornamenti; basterebbe una batteria nuova, o uno ricondizionato?',
    ],
    moveOver: [
      'Dopo',
      'Passare i tuoi dati',
      'Foto, contatti, codici di accesso; tieni tutti e due per qualche giorno prima di svuotare il vecchio.',
    ],
    compare: ['Scelta', 'Confrontane tre', 'Recensioni e prezzi, anche di usato; segna il meglio di ciascuno.'],
    try: ['Scelta', 'Prova in negozio', 'Con la taglia o le misure in mano: le foto nascondono molto.'],
    order: ['Acquisto', 'Compra o ordina', 'Prima di pagare: consegna, reso e garanzia; ritirano il vecchio?'],
    orderMade: [
      'Acquisto',
      'Ordina',
      'Su ordinazione ci vogliono sei-dieci settimane: fatti scrivere la data, e chiedi se passa dalla porta e chi ritira il vecchio.',
    ],
    keep: [
      'Acquisto',
      'Controlla, e tieni lo scontrino',
      'È intero, è la misura giusta? Rendi subito quello che non va.',
    ],
    eyeTest: ['Scelta', 'Controllo della vista', 'Dall’oculista o dall’ottico; porta con te la ricetta.'],
    fitters: ['Scelta', 'Prenota due o tre atelier', 'Meglio nei giorni feriali; con una o due persone, non sei.'],
    fitting: ['Prove', 'Prima prova', 'Con le scarpe e quello che va sotto; decidete le modifiche.'],
    lastFitting: ['Prove', 'Ultima prova e ritiro', 'Camminare, sedersi, ballare; chi sa allacciarlo?'],
    dresses: [
      'Scelta',
      'Provare, e dormirci sopra',
      'Foto da tutti i lati; per un abito su misura ci vogliono sei mesi.',
    ],
  },
  chore: {
    setUp: [
      'Pagamento',
      'Impostarlo in banca o nell’app',
      'IBAN, causale, il giorno dopo lo stipendio, fino a quando; scrivilo a chi lo riceve.',
    ],
    firstOut: ['Dopo', 'Guardare che sia partito', 'La prima volta, e quando cambia la cifra.'],
    dryDays: [
      'Prima',
      'Guardare i giorni asciutti',
      'Due o tre di fila; meglio spostare che lavorare sul bagnato, e avvisa chi viene.',
    ],
    contractor: [
      'Prima',
      'Prenotare il terzista e chi aiuta',
      'Tosatore, macchina o trattorista: in stagione sono pieni; insieme semente, spago o sacchi.',
    ],
    needs: [
      'Preparazione',
      'Che cosa ti serve',
      'Attrezzi, stracci, il prodotto o la chiave giusta; quanto ci vuole, e che cosa va spento prima?',
    ],
    room: ['Preparazione', 'Fai spazio', 'Svuota o libera intorno, così puoi cominciare subito.'],
    again: ['Dopo', 'Segna quando tocca di nuovo', 'E che cosa faresti in un altro modo.'],
    garden: [
      'Preparazione',
      'Attrezzi e meteo',
      'Lame affilate, guanti, una giornata asciutta; e dove va quello che si taglia?',
    ],
    cuttings: [
      'Dopo',
      'Portare via quello che hai tagliato',
      'Nel compost o all’isola ecologica; attrezzi puliti e asciutti.',
    ],
    hirePrice: [
      'Preparazione',
      'Due prezzi, e prenotare',
      'Misure, quanti pezzi, consegna o ritiro, caparra; per i fine settimana d’estate, settimane prima.',
    ],
    hireFetch: [
      'Ultimi giorni',
      'Ritiro o consegna',
      'Contare i pezzi, farsi mostrare come si monta, una foto prima di usarli.',
    ],
    hireBack: [
      'Dopo',
      'Restituire, e la caparra',
      'Puliti, asciutti e contati; la ricevuta finché la caparra non è tornata.',
    ],
  },
  installation: {
    landlordYes: [
      'Avvio',
      'Chiedere al proprietario, per iscritto',
      'Che cosa si fora, chi paga, a chi resta quando vai via; e il regolamento di condominio per l’unità esterna.',
    ],
    gridAnswer: [
      'Preparazione',
      'Chiedere a che punto è l’allaccio',
      'La domanda al distributore la fa la ditta: passano settimane, e solo dopo si monta.',
    ],
    coatWork: [
      'Lavori',
      'Ponteggio e lavori',
      'Tre o quattro settimane con il tempo asciutto: foto di ogni strato, davanzali e scatole elettriche visti prima.',
    ],
    delivery: [
      'Preparazione',
      'Sentire se la consegna è in tempo',
      'Su misura vuol dire sei, otto settimane: se tarda, spostate il montaggio prima che arrivino gli operai.',
    ],
    grants: [
      'Scelta',
      'Vedere quali incentivi ci sono',
      'Detrazioni, Conto Termico, bandi della Regione: chi ne ha diritto, e che cosa si chiede prima dei lavori.',
    ],
    measureIt: [
      'Scelta',
      'Misurare, e leggere come si fa',
      'Misure e che cosa c’è dietro; gas e impianto elettrico li certifica un tecnico.',
    ],
    materials: [
      'Scelta',
      'Prendere materiale e attrezzi',
      'Un decimo in più; a noleggio quello che serve una volta, e qualcuno che aiuti.',
    ],
    fitIt: ['Lavori', 'Montarlo', 'Una stanza o un pezzo alla volta; si prova prima di chiudere o sigillare.'],
    coverage: [
      'Scelta',
      'Vedere che cosa arriva al tuo indirizzo',
      'Con una verifica della copertura: fibra fino in casa o fino all’armadio, quali operatori, quando.',
    ],
    offer: [
      'Scelta',
      'Scegliere l’offerta',
      'Prezzo dopo il primo anno, vincoli, modem, codice di migrazione per tenere il numero; non disdire prima.',
    ],
    speed: [
      'Dopo',
      'Misurare la velocità',
      'Con il cavo e nella stanza più lontana; se non è quella promessa, reclamo subito.',
    ],
    quotes: ['Scelta', 'Tre preventivi', 'Lo stesso lavoro per tutti; chiedi di bonus, garanzia e durata.'],
    choose: [
      'Scelta',
      'Scegli la ditta',
      'Leggi che cosa è compreso; senti chi l’ha già fatto; le carte per il bonus prima dei lavori.',
    ],
    date: [
      'Preparazione',
      'Ordina e fissate il giorno',
      'Che cosa arriva quando, quanto restano, che cosa serve da te.',
    ],
    clear: ['Preparazione', 'Libera il passaggio', 'Spazio per lavorare e per arrivarci; copri quello che sta vicino.'],
    agenda: [
      'Avvio',
      'Scrivere all’amministratore',
      'Con una richiesta firmata da più di uno: che sia all’ordine del giorno della prossima assemblea.',
    ],
    neighbours: [
      'Avvio',
      'Parlarne porta a porta',
      'Quanto costa a ciascuno, quali detrazioni, che cosa preoccupa chi dice di no; conta i millesimi di chi è d’accordo.',
    ],
    assembly: [
      'Scelta',
      'Assemblea di condominio',
      'Tre preventivi su un foglio solo, come si dividono le spese, il voto; nel verbale anche chi firma il contratto.',
    ],
    check: ['Dopo', 'Collaudo e carte', 'Fatti spiegare come funziona; fattura, conformità e garanzia insieme.'],
    permits: [
      'Scelta',
      'Permessi, se servono',
      'Comune, condominio o vincoli, CILA o edilizia libera: chiedi prima di firmare.',
    ],
    callTerms: [
      'Scelta',
      'Leggere il bando',
      'Chi può chiedere, quanto copre, quali spese, la scadenza; PEC, firma digitale e visura pronte.',
    ],
    callApply: [
      'Preparazione',
      'Domanda per il bando',
      'Con preventivo e progetto, prima dell’ultimo giorno; niente ordini e niente acconti finché non rispondono.',
    ],
    callAnswer: [
      'Preparazione',
      'La risposta del bando',
      'Guarda la graduatoria: che cosa pagano, ed entro quando i lavori devono essere finiti.',
    ],
    callMoney: [
      'Dopo',
      'Chiedere il contributo',
      'Fatture con i codici chiesti, bonifici, foto, dichiarazioni: rendicontare entro la loro data.',
    ],
  },
}
