import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of money, work and leave to stay, that are applied for. */
export const bidsSteps: StepsOf<'promotion' | 'payment' | 'grant' | 'tender' | 'visa'> = {
  grant: {
    call: [
      'Avvio',
      'Leggere il bando e gli obblighi',
      'Chi può, per che cosa, quanto, entro che ora. Segna ogni obbligo.',
    ],
    idea: ['Progetto', 'L’idea in dieci righe', 'Il bisogno, che cosa fai, che cosa cambia dopo.'],
    partners: ['Progetto', 'Partner e lettere', 'Chiedi presto: le firme sono la cosa più lenta.'],
    budget: ['Progetto', 'Budget', 'Ogni cifra con il suo perché, nella loro tabella.'],
    write: ['Scrittura', 'Scrivere la domanda', 'I loro titoli, le loro parole, una risposta per domanda.'],
    reader: ['Scrittura', 'Farla leggere', 'Chi non ne sa niente segna quello che non capisce.'],
    submit: ['Ultimi giorni', 'Inviare', 'Qualche giorno prima della scadenza; conserva la ricevuta.'],
    answer: ['Dopo', 'Segnare la data dell’esito', 'Segna la data, e che cosa fai se è un no.'],
    references: [
      'Progetto',
      'Chiedere due lettere di referenze',
      'Manda il bando, la tua bozza e la data; con tre settimane di anticipo.',
    ],
  },
  tender: {
    call: ['Avvio', 'Leggere il disciplinare', 'Requisiti, criteri, termine per i quesiti, ora di chiusura.'],
    decide: ['Avvio', 'Partecipare o no?', 'Possiamo, vogliamo, possiamo vincere? Si decide in una riunione.'],
    certificates: [
      'Documenti',
      'DGUE, garanzia e dichiarazioni',
      'Chiedi per prime le carte che rilasciano altri: cauzione, certificati, referenze.',
    ],
    offer: ['Offerta', 'Offerta tecnica', 'Punto per punto secondo i criteri, con un nome per ogni parte.'],
    price: ['Offerta', 'Offerta economica', 'Costi, margine, prezzo minimo: d’accordo con chi firma.'],
    review: ['Offerta', 'Rileggere con il bando a fianco', 'Un’altra persona controlla ogni obbligo, modulo e firma.'],
    submit: ['Ultimi giorni', 'Caricare e firmare', 'Non l’ultimo giorno; salva la ricevuta con l’ora.'],
    answer: ['Dopo', 'Apertura ed esito', 'Segna la data, chiedi i punteggi, impara per la prossima.'],
    questions: ['Avvio', 'Sopralluogo e quesiti', 'Prenotalo se è obbligatorio; i quesiti entro il termine.'],
  },
  visa: {
    oath: [
      'Decisione',
      'Decreto e giuramento',
      'Dalla notifica del decreto ci sono sei mesi per giurare in Comune: porta il documento, e scegli il giorno.',
    ],
    needs: [
      'Avvio',
      'Quale domanda, e che cosa serve',
      'Sul sito ufficiale: requisiti, documenti, costi, tempi. Il passaporto vale ancora sei mesi?',
    ],
    conditions: [
      'Avvio',
      'Requisiti, e che cosa serve',
      'Anni di residenza, redditi o matrimonio: quale caso è il tuo; documenti, costi, e quanto ci mettono.',
    ],
    book: ['Avvio', 'Prenotare l’appuntamento', 'Guarda ogni giorno: le date compaiono e spariscono.'],
    line: [
      'Avvio',
      'Da chi passa la cittadinanza',
      'Ogni nascita dall’avo fino a te, e se qualcuno vi ha rinunciato; le regole cambiano: leggi quelle di oggi.',
    ],
    certificates: [
      'Documenti',
      'Richiedere gli atti',
      'Nascita, matrimonio e morte di ognuno nella linea, per esteso; i più vecchi sono i più lenti.',
    ],
    send: ['Consegna', 'Presentare gli originali', 'In Comune o al consolato, come chiedono; tieni le copie di tutto.'],
    documents: [
      'Documenti',
      'Raccogliere i documenti',
      'Certificati, reddito, estratti conto, lettere: chiedi prima quelli più lenti.',
    ],
    translate: ['Documenti', 'Traduzioni e apostille', 'Traduzione giurata e legalizzazione, dove le chiedono.'],
    form: [
      'Documenti',
      'Domanda online e pagamento',
      'Nomi come sul passaporto, solo dal sito ufficiale, ricevuta salvata.',
    ],
    submit: ['Consegna', 'Consegnare i documenti', 'Originali e copie, nell’ordine del loro elenco.'],
    answer: [
      'Attesa',
      'Seguire la pratica',
      'Controlla lo stato con il tuo numero e rispondi subito se chiedono altro.',
    ],
    language: [
      'Avvio',
      'Certificato di italiano B1',
      'Iscriviti alla prima sessione utile; chi ha studiato qui può esserne esente.',
    ],
    check: [
      'Ultimi giorni',
      'Controllare nome, date e ingressi',
      'Con il passaporto accanto; una stampa, e una copia sul telefono.',
    ],
    online: [
      'Domanda',
      'Fare la domanda e pagare',
      'Un mese o due prima, dal sito ufficiale, nome come sul passaporto; alcuni Paesi vogliono il centro visti.',
    ],
    homeAndIncome: [
      'Avvio',
      'Alloggio e reddito',
      'Idoneità alloggiativa in Comune (ci vogliono settimane), reddito minimo per quanti siete; un patronato controlla che non manchi niente.',
    ],
    clearance: [
      'Attesa',
      'Nulla osta dallo Sportello unico',
      'Spesso mesi: guarda lo stato sul portale, e rispondi subito se chiedono altro.',
    ],
    atConsulate: [
      'Consolato',
      'Visto in consolato, nel suo Paese',
      'Con il nulla osta, entro sei mesi: atti tradotti e legalizzati, passaporto; poi il volo.',
    ],
    arrival: [
      'Dopo',
      'Entro otto giorni, in Prefettura',
      'Appuntamento per il permesso di soggiorno, poi codice fiscale, residenza e medico.',
    ],
    stillWaiting: [
      'Attesa',
      'Chiedere a che punto è',
      'Sul portale; se tace, una PEC alla Prefettura. Ci vogliono due anni, a volte tre: indirizzo e documenti sempre aggiornati.',
    ],
  },
  payment: {
    amount: ['Subito', 'Importo, scadenza, codice', 'Controlla che sia giusto, e se pagando prima si risparmia.'],
    pay: ['Pagamento', 'Paga', 'Con la causale esatta; in automatico, se torna ogni anno.'],
    proof: ['Dopo', 'Archivia la ricevuta', 'Insieme alle altre di quest’anno.'],
  },
  promotion: {
    interview: [
      'Dopo',
      'Prepararsi al colloquio',
      'Gli stessi esempi ad alta voce, due minuti l’uno; tre domande per loro.',
    ],
    sendForm: ['Domanda', 'Mandare la domanda', 'Un giorno o due prima; conserva copia e ricevuta.'],
    secondEye: [
      'Domanda',
      'Farla leggere a un collega',
      'Meglio se ha già quel ruolo: che cosa manca, che cosa è di troppo?',
    ],
    examples: [
      'Domanda',
      'Un esempio per ogni requisito',
      'Che cosa serviva, che cosa hai fatto, che cosa è cambiato: con un numero dove c’è.',
    ],
    talkOfIt: [
      'Avvio',
      'Dirlo al responsabile',
      'Due parole prima della domanda: spesso lo sentono, e sa che cosa cercano.',
    ],
    advert: [
      'Avvio',
      'Leggere bene l’avviso',
      'Requisiti, titoli che danno punti, allegati; come si manda e fino a che ora.',
    ],
    boardRules: [
      'Avvio',
      'Vedere come funziona la selezione',
      'Bando, requisiti, titoli e prove; che cosa hanno chiesto le altre volte, e chi deve appoggiarti?',
    ],
    study: [
      'Strada',
      'Studiare e raccogliere esempi',
      'Norme e compiti del nuovo ruolo; ogni settimana un lavoro ben fatto, scritto in due righe.',
    ],
    application: [
      'Domanda',
      'Presentare la domanda',
      'Titoli e allegati completi; falla leggere a chi ci è già passato.',
    ],
    mockBoard: [
      'Ultime settimane',
      'Simulare la prova',
      'Due persone di quel grado e un orologio: i tuoi esempi ad alta voce, e le domande che temi.',
    ],
    calm: ['Ultimi giorni', 'Documenti, vestiti, a letto presto', 'Tutto pronto, la strada, una pagina di appunti.'],
    feedback: [
      'Dopo',
      'Chiedere un parere',
      'Com’è andata: che cosa è piaciuto, che cosa mancava, e quando è la prossima.',
    ],
    criteria: [
      'Avvio',
      'Chiedere che cosa serve',
      'Un colloquio con chi ti dirige: che cosa manca, entro quando, chi decide?',
    ],
    gaps: [
      'Avvio',
      'Scegliere due cose da migliorare',
      'Un corso, un compito, qualcuno in quel ruolo da cui imparare.',
    ],
    nextLevel: [
      'Strada',
      'Prendersi compiti di quel livello',
      'Uno che si veda per volta; segna i risultati, chiedi un parere ogni mese.',
    ],
    results: [
      'Richiesta',
      'Elencare i tuoi risultati',
      'Tre risultati dell’ultimo anno, con i numeri, in mezza pagina.',
    ],
    date: [
      'Richiesta',
      'Chiedere un incontro',
      'Mezz’ora in privato, non nei giorni più pieni, dicendo di che si tratta.',
    ],
    aloud: ['Richiesta', 'Provare ad alta voce', 'La richiesta in due frasi, e una risposta al no più probabile.'],
    plan: [
      'Ultimi giorni',
      'Che cosa chiedere se è un «non ancora»',
      'Che cosa manca, per iscritto, e una data per riparlarne; qualifica e paga nel frattempo.',
    ],
    written: [
      'Dopo',
      'Mettere per iscritto quello che è deciso',
      'Ruolo, paga e da quando; oppure che cosa manca ed entro quando.',
    ],
  },
}
