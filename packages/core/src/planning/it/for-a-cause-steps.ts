import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of campaigns, elections and raising money. */
export const forACauseSteps: StepsOf<'campaign' | 'cleanUp' | 'candidacy' | 'fundraising'> = {
  campaign: {
    facts: [
      'Avvio',
      'Chi decide, e che cosa si sa',
      'Comune, azienda o scuola: date, progetti e numeri; che cosa hanno detto finora?',
    ],
    allies: [
      'Avvio',
      'Trovare cinque persone',
      'Vicini, genitori, negozi, un gruppo che c’è già: un compito per ciascuno.',
    ],
    demand: ['Avvio', 'Dirlo in una frase', 'Che cosa volete, da chi, entro quando; tre ragioni e un numero.'],
    meeting: ['Sostegno', 'Assemblea aperta', 'Un’ora, una sala: i fatti, la frase, un foglio per nomi e compiti.'],
    signatures: [
      'Sostegno',
      'Raccolta firme',
      'Su carta dove passa gente, e in rete; nome, residenza e firma come chiede il Comune.',
    ],
    press: [
      'Sostegno',
      'Foto, volantini, giornale locale',
      'Un’immagine lo dice prima; una sola persona che risponde alle domande.',
    ],
    councillor: [
      'Sostegno',
      'Parlare con chi vota',
      'In due, dieci minuti, la vostra frase, e che cosa potrebbero fare.',
    ],
    handIn: [
      'Chiusura',
      'Consegnare le firme',
      'Al protocollo o via PEC, con una foto; chiedi quando se ne discute, tieni una copia.',
    ],
    answer: ['Chiusura', 'Chiedere la risposta', 'Racconta a chi ha firmato com’è andata, e che cosa fate adesso.'],
  },
  cleanUp: {
    permission: [
      'Avvio',
      'Chiedere al Comune o a chi è il posto',
      'Si può? Chi ritira i sacchi, e prestano guanti, pinze e assicurazione?',
    ],
    spot: [
      'Avvio',
      'Farci un giro prima',
      'Da dove cominciare, quante persone servono, che cosa è pericoloso: vetri, siringhe, acqua alta.',
    ],
    invite: [
      'Persone',
      'Invitare',
      'Porta a porta, negozi, gruppi di quartiere: dove, a che ora, fino a quando, vestiti vecchi, bambini con un adulto.',
    ],
    kit: [
      'Ultimi giorni',
      'Guanti, sacchi, pinze',
      'Un paio di guanti a testa, sacchi robusti, il pronto soccorso, qualcosa da bere.',
    ],
    remind: [
      'Ultimi giorni',
      'Meteo e promemoria',
      'Dove ci si trova, come vestirsi, e il giorno di riserva se piove forte.',
    ],
    thanks: [
      'Dopo',
      'Grazie, e una foto prima e dopo',
      'Guarda che i sacchi siano ritirati; chiedi chi torna la prossima volta.',
    ],
  },
  candidacy: {
    rules: ['Avvio', 'Date e regole', 'Entro quando, chi può candidarsi, quante firme, quanto si può spendere.'],
    ask: [
      'Avvio',
      'Parlare con chi lo fa adesso',
      'Quante sere, quante carte da leggere, che cosa si può cambiare davvero.',
    ],
    backers: ['Avvio', 'Lista e sostenitori', 'Con chi ti presenti, chi firma, chi ti dà una mano.'],
    programme: ['Candidatura', 'Tre cose per cui ti candidi', 'Ognuna in una frase che un vicino ripeterebbe.'],
    papers: [
      'Candidatura',
      'Consegnare i documenti',
      'Accettazione, certificati e firme, un giorno o più prima del termine.',
    ],
    leaflet: [
      'Candidatura',
      'Volantino e foto',
      'Un foglio: chi sei, tre punti, come ti si trova; e quello che chiedono le regole.',
    ],
    talks: [
      'Candidatura',
      'Parlare con le persone',
      'Due sere a settimana fino al giorno: mercato, scuola, riunioni; prima ascolta, poi di’ le tue tre cose.',
    ],
    remind: [
      'Ultimi giorni',
      'Ricordarlo a chi ha detto sì',
      'Giorno, orario, dove, che documento, come si scrive il nome.',
    ],
    thanks: [
      'Dopo',
      'Ringraziare, togliere i manifesti',
      'Comunque sia andata; e il rendiconto delle spese, se è dovuto.',
    ],
  },
  fundraising: {
    cause: [
      'Avvio',
      'Accordarsi con chi li riceve',
      'A che cosa servono, quanto sarebbe utile; che cosa prestano, e come si può usare il nome.',
    ],
    way: [
      'Avvio',
      'Scegliere come',
      'Una vendita, una cena, una lotteria, una pagina: una cosa che piaccia alla tua gente.',
    ],
    event: [
      'Avvio',
      'Posto, data e aiutanti',
      'Prima coprire le spese: una sala gratis, premi regalati, un prezzo che lasci qualcosa.',
    ],
    page: ['Richiesta', 'Una pagina per donare', 'Una foto, due frasi su a che cosa serve, la somma che vorresti.'],
    ask: [
      'Richiesta',
      'Chiedere di persona',
      'Qualcuno al giorno: famiglia, lavoro, circolo, negozi; di’ che cosa si fa con dieci euro.',
    ],
    halfway: [
      'Richiesta',
      'Vedere a che punto si è',
      'Dillo a tutti, ringrazia chi ha dato, e chiedi ancora una volta agli altri.',
    ],
    ready: ['Ultimi giorni', 'Cassa, elenchi, chi fa che cosa', 'Resto, biglietti, POS; alla fine si conta in due.'],
    payIn: ['Dopo', 'Contare e versare', 'In due; tutta la somma in un bonifico solo, con la ricevuta.'],
    thanks: ['Dopo', 'Ringraziare tutti', 'Il totale, una foto, e che cosa se ne fa.'],
  },
}
