import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of leaving work, for a while or for good, and of courses of one's own. */
export const leavingWorkSteps: StepsOf<'retirement' | 'sabbatical' | 'leaveJob' | 'ownCourse' | 'jobSearch'> = {
  retirement: {
    record: [
      'Avvio',
      'Controllare i contributi',
      'Estratto conto INPS: gli anni mancanti si recuperano, ma ci vogliono mesi.',
    ],
    addUp: [
      'Avvio',
      'Sommare i contributi di casse e paesi diversi',
      'Cumulo, totalizzazione o ricongiunzione: fatti dire dal patronato quale conviene; per gli anni all’estero serve il modello di quel paese, e ci vogliono mesi.',
    ],
    money: ['Soldi', 'Con quanto si vive dopo', 'Pensione, risparmi, spese fisse: una tabella semplice per un anno.'],
    apply: [
      'Documenti',
      'Domanda di pensione',
      'All’INPS tre o quattro mesi prima, anche con il patronato; conserva la ricevuta.',
    ],
    employer: ['Lavoro', 'Concordare l’ultimo giorno', 'Preavviso, ferie residue, TFR; poi le dimissioni telematiche.'],
    handover: ['Lavoro', 'Passaggio di consegne', 'Scrivi quello che sai solo tu, e mostralo a chi viene dopo.'],
    time: ['Vita', 'Che cosa fare del tempo', 'Tre cose che aspetti con piacere, una insieme ad altri.'],
    goodbye: ['Ultimi giorni', 'Saluti al lavoro', 'Una piccola festa, gli indirizzi, e le tue cose dalla scrivania.'],
    first: ['Dopo', 'Prime settimane senza orari', 'Niente di obbligatorio. Poi una cosa fissa a settimana.'],
  },
  sabbatical: {
    reason: ['Avvio', 'Decidere a che cosa serve', 'Riposo, viaggio, studio, famiglia: una cosa per prima.'],
    budget: ['Soldi', 'I soldi per quei mesi', 'Spese mensili per il numero dei mesi, più una riserva.'],
    employer: [
      'Avvio',
      'Parlarne al lavoro',
      'Per quanto, da quando, e con quali accordi per il rientro: per iscritto.',
    ],
    insurance: [
      'Documenti',
      'Assicurazioni e contributi',
      'Salute, pensione, responsabilità: che cosa continua e che cosa no?',
    ],
    home: ['Vita', 'Casa, posta, animali', 'Affittarla, prestarla o chiuderla; chi pensa a che cosa?'],
    handover: ['Lavoro', 'Passaggio di consegne', 'Che cosa è in corso, chi lo prende, che cosa può finire.'],
    check: [
      'Ultimi giorni',
      'Accessi, posta e addebiti',
      'Risposta automatica, accessi, addebiti, il primo biglietto.',
    ],
    first: ['Dopo', 'Una settimana di riposo', 'Prima dormi. Il programma può aspettare.'],
  },
  leaveJob: {
    figure: [
      'Incontro',
      'La tua cifra, in mezza pagina',
      'Somma, preavviso, ultimo giorno, ferie, NASpI: che cosa chiedi, che cosa accetteresti, e nessuna firma quel giorno.',
    ],
    notice: ['Avvio', 'Preavviso e contratto', 'Quanto, in che forma, ferie e premi che restano.'],
    money: [
      'Avvio',
      'Contare i soldi fino al prossimo',
      'Quanti mesi puoi vivere con quello che hai? Quali aiuti ci sono?',
    ],
    talk: ['Dimissioni', 'Parlarne prima con il responsabile', 'Di persona, prima che lo sappiano altri.'],
    advice: [
      'Accordo',
      'Consiglio prima di rispondere',
      'Sindacato o avvocato del lavoro: che cosa ti spetta, che cosa hanno avuto altri, la NASpI.',
    ],
    terms: [
      'Accordo',
      'Incontro sulle condizioni',
      'Somma, preavviso, ultimo giorno, ferie, TFR, lettera di referenze: prima la tua cifra, con il perché.',
    ],
    signing: [
      'Accordo',
      'Farlo leggere, poi firmare',
      'In sede sindacale o all’Ispettorato; niente firme il giorno stesso.',
    ],
    letter: [
      'Dimissioni',
      'Dimissioni telematiche',
      'Sul sito del ministero o con un patronato; da lì corre il preavviso.',
    ],
    handover: ['Consegne', 'Passaggio di consegne', 'Che cosa è in corso, chi sa che cosa, dove stanno le cose.'],
    goodbye: [
      'Ultimi giorni',
      'Saluti e contatti',
      'I contatti delle persone care, i tuoi file e le tue cose, una torta.',
    ],
    papers: ['Dopo', 'Ultima busta paga e TFR', 'Controlla ferie residue, TFR e la CU che ti spetta.'],
  },
  ownCourse: {
    idea: [
      'Avvio',
      'Che cosa si sa fare alla fine',
      'Per chi, in quanti, quanto dura; una cosa che riesca anche a chi comincia.',
    ],
    room: [
      'Avvio',
      'Giorno, posto e prezzo',
      'Luce, tavoli, bagno, parcheggio; dividi sala e materiale, e qualcosa per te.',
    ],
    cover: [
      'Avvio',
      'Assicurazione e ricevute',
      'Responsabilità civile, che cosa chiede il posto, come si fa pagare in regola.',
    ],
    announce: [
      'Iscrizioni',
      'Annunciarlo e raccogliere i nomi',
      'Una foto, il giorno, il prezzo, che cosa portare, ed entro quando iscriversi.',
    ],
    outline: [
      'Preparazione',
      'Scaletta con l’orologio',
      'Saluti, dimostrazione, prova, pausa, domande; e che cosa togliere se manca il tempo.',
    ],
    trial: ['Preparazione', 'Provarlo con un amico', 'Con l’orologio: che cosa prende il doppio del previsto?'],
    materials: [
      'Preparazione',
      'Materiale per tutti',
      'Una lista a testa e due di riserva; dispense, e qualche esempio da mostrare.',
    ],
    confirm: [
      'Ultimi giorni',
      'Scrivere a chi viene',
      'Posto, ora, che cosa portare, il tuo numero; se sono troppo pochi, avvisa.',
    ],
    setUp: ['Ultimi giorni', 'Preparare la sala', 'Posti, luce e prese provate, nomi, qualcosa da bere.'],
    thanks: ['Dopo', 'Ringraziare, e che cosa cambiare', 'Chiedi due righe; racconta quando sarà il prossimo.'],
  },
  jobSearch: {
    learnIt: [
      'Formazione',
      'Impararlo, la sera',
      'Un corso con attestato o qualcuno che ti segue, e un piccolo lavoro tuo da mostrare; intanto lo stipendio resta.',
    ],
    jobCentre: [
      'Avvio',
      'Centro per l’impiego e NASpI',
      'La NASpI si chiede entro 68 giorni dalla fine del contratto, anche al patronato; al centro firmi il patto di servizio e senti quali corsi ci sono.',
    ],
    places: [
      'Formazione',
      'Confrontare corsi e apprendistati',
      'Tre: inizio, costo, sera o giorno, che cosa chiedono, quanti poi trovano lavoro.',
    ],
    budget: [
      'Formazione',
      'Fare i conti',
      'Costo, bandi o prestiti, e con che cosa si vive fino alla qualifica; parlane a casa.',
    ],
    enrolIt: ['Formazione', 'Fare domanda', 'Modulo, titoli, magari un colloquio; chiedi entro quando rispondono.'],
    keepFree: [
      'Ultimi giorni',
      'Orari, libri e materiale',
      'Le date in calendario, l’orario al lavoro concordato, quello che chiedono di portare.',
    ],
    training: [
      'Avvio',
      'Che cosa serve per entrarci',
      'Quale titolo o corso, quanto dura, chi lo paga, e con che cosa si vive intanto; quello che sai già può valere.',
    ],
    tryOut: ['Avvio', 'Un giorno con chi lo fa', 'Guarda, dai una mano, chiedi quello che nessuno dice; poi decidi.'],
    aim: [
      'Avvio',
      'Decidere che lavoro cercare',
      'Ruolo, luogo, orario e stipendio: che cosa è indispensabile e che cosa no.',
    ],
    facts: ['Avvio', 'Date, ruoli e risultati', 'Tutto su un foglio: che cosa hai fatto, con quali numeri.'],
    cv: [
      'Avvio',
      'Curriculum e lettera',
      'Una versione di base in una o due pagine, con risultati e non solo mansioni.',
    ],
    reader: ['Avvio', 'Farlo rileggere', 'A chi assume, o a chi scrive bene: che cosa colpisce, che cosa manca?'],
    final: [
      'Ultimi giorni',
      'Versione finale',
      'Contatti giusti, nome del file chiaro, in PDF; in un profilo, anche titolo e foto.',
    ],
    profile: ['Avvio', 'Profilo in rete', 'Aggiorna il profilo professionale e fallo rileggere a qualcuno.'],
    contacts: ['Ricerca', 'Scrivere ai contatti', 'Scrivi a dieci persone che conosci: un caffè, una domanda precisa.'],
    apply: ['Ricerca', 'Mandare candidature', 'Poche e curate ogni settimana, con un registro di date e risposte.'],
    mock: [
      'Colloqui',
      'Colloquio di prova',
      'Con un amico: le domande difficili ad alta voce, e le tue domande per loro.',
    ],
    interviews: [
      'Colloqui',
      'Altre candidature e colloqui',
      'Continua con due a settimana. Per ogni colloquio: chi sono, che cosa cercano, tre esempi tuoi; un grazie il giorno dopo.',
    ],
    compare: [
      'Scelta',
      'Confrontare le offerte',
      'Metti le offerte accanto ai tuoi punti indispensabili e chiedi quello che manca.',
    ],
    check: [
      'Scelta',
      'Contratto e documenti',
      'Leggilo prima di firmare. A chi devi una risposta, e c’è un preavviso da dare?',
    ],
    rewrite: ['Scrittura', 'Riscriverlo', 'Dal più recente, risultati con numeri; via quello che è vecchio.'],
    agencies: [
      'Ricerca',
      'Agenzie e avvisi di lavoro',
      'Due agenzie, gli avvisi di due siti, il centro per l’impiego, le pagine delle aziende che ti piacciono.',
    ],
  },
}
