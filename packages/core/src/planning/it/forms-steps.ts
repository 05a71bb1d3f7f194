import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a form, a claim or an appeal. */
export const formsSteps: StepsOf<'form'> = {
  form: {
    landlordYes: [
      'Avvio',
      'Chiedere il sì del proprietario',
      'Per iscritto: da quando, con quali garanzie; la cessione si comunica all’Agenzia delle Entrate entro 30 giorni.',
    ],
    depositOver: [
      'Carte',
      'Caparra, utenze e stato della casa',
      'Chi rende la caparra a chi, volture, letture dei contatori e foto il giorno del cambio.',
    ],
    outcome: [
      'Dopo',
      'Guardare l’esito',
      'Sul portale e per mail, di solito a maggio; per il reclamo i giorni sono pochi. Se è no: assegnazione provvisoria, in estate.',
    ],
    teacherCall: [
      'Subito',
      'Ordinanza, date e Istanze OnLine',
      'La finestra è di un paio di settimane, quasi sempre a marzo: SPID pronto, e un’occhiata ai vincoli di permanenza.',
    ],
    teacherPoints: [
      'Subito',
      'Punteggio, preferenze e sedi',
      'Servizio, ricongiungimento, figli, precedenze; scuole, comuni e distretti nell’ordine giusto. Il sindacato te lo controlla.',
    ],
    hoursMissing: [
      'Adesso',
      'Vedere quanti crediti mancano',
      'Sul sito dell’ordine o nella banca dati: fatti, da registrare, da fare.',
    ],
    hours: [
      'Strada',
      'I crediti che mancano',
      'Un corso o una giornata ogni poche settimane; salva subito l’attestato.',
    ],
    confirmer: ['Strada', 'Registrare tutto', 'Attestati caricati, errori segnalati: qualche ente impiega settimane.'],
    sendEarly: ['Invio', 'Chiudere la pratica', 'Ben prima della scadenza; tieni la ricevuta nella cartella.'],
    contributions: [
      'Dopo',
      'Buste paga e contributi',
      'Ogni mese la busta; ogni tre mesi i contributi entro il 10: metti le date in calendario. Ferie, tredicesima, TFR.',
    ],
    hireNotice: [
      'Assunzione',
      'Lettera di assunzione e comunicazione all’INPS',
      'Dal sito INPS, entro il giorno prima dell’inizio; la lettera firmata in due copie. Un CAF o un patronato fa tutto.',
    ],
    workTerms: [
      'Subito',
      'Ore, paga e livello',
      'Il contratto nazionale dei domestici: mansioni, ore a settimana, minimo, convivente o no; documenti e codice fiscale di chi lavora.',
    ],
    inspection: [
      'Ultimi giorni',
      'Prima visita dell’ispettore',
      'Campi, magazzino e registri: fatti trovare con le carte in ordine.',
    ],
    fieldBook: [
      'Registri',
      'Registro dei trattamenti e fatture',
      'Ogni lavoro e ogni acquisto, con la data; via dal magazzino quello che non è ammesso.',
    ],
    notifyOrganic: [
      'Domanda',
      'Notifica tramite il CAA',
      'Fascicolo aziendale e mappe aggiornati, contratto con l’organismo; da quel giorno conta la conversione. Chiedi anche quando chiude il bando regionale.',
    ],
    inTheField: [
      'Avvio',
      'Che cosa cambia sul campo',
      'Concimi, trattamenti, confini con i vicini, magazzino; con un agronomo. La conversione dura due o tre anni, anche per i bandi.',
    ],
    controlBody: [
      'Avvio',
      'Due preventivi da organismi di controllo',
      'Tra quelli autorizzati dal ministero: costo all’anno, che cosa guardano, quando possono cominciare.',
    ],
    unbilled: [
      'Adesso',
      'Elencare che cosa non è fatturato',
      'Lavori, ore e spese dall’ultima volta, cliente per cliente.',
    ],
    writeThem: [
      'Adesso',
      'Compilarle e inviarle',
      'Numero, data, descrizione, importo, IBAN, scadenza; codice SDI o PEC di ciascuno.',
    ],
    unpaid: [
      'Dopo',
      'Sollecitare chi non ha pagato',
      'Due righe gentili con la fattura, poi una telefonata; segna il giorno che ti dicono.',
    ],
    needs: ['Subito', 'Che cosa serve', 'A chi va, quale modulo, entro quando e quanto costa.'],
    contractSays: [
      'Subito',
      'Rileggi il contratto',
      'Quando va resa, che cosa si può trattenere, gli interessi; il verbale di riconsegna.',
    ],
    askBack: [
      'Invio',
      'Chiedila per iscritto',
      'Raccomandata o PEC: la somma, un termine, le foto di come hai lasciato la casa; ogni trattenuta va dimostrata.',
    ],
    dispute: [
      'Dopo',
      'Se non la rendono',
      'Un sindacato degli inquilini o un avvocato per la diffida; poi mediazione o giudice di pace.',
    ],
    gather: ['Subito', 'Raccogli le carte', 'Copie, date, numeri e foto in una cartella sola.'],
    send: [
      'Invio',
      'Compila e invia',
      'Dal sito, allo sportello o con PEC, come chiedono loro; rileggi una volta, tieni copia e ricevuta.',
    ],
    answer: ['Dopo', 'Chiedi a che punto è', 'Se non hanno risposto, chiama con il numero della pratica.'],
    grounds: [
      'Subito',
      'Termine e motivi',
      'Conta i giorni dalla notifica: 30 per il giudice di pace, 60 per il prefetto. Un motivo provato vale più di cinque.',
    ],
    doctor: [
      'Subito',
      'Certificato dal medico di base',
      'È lui che lo manda all’INPS; tieni il numero, vale 90 giorni.',
    ],
    drawings: [
      'Subito',
      'Rilievo e disegni del tecnico',
      'Geometra o architetto: che cosa si può, quale pratica, quanto costa.',
    ],
    appointment: [
      'Subito',
      'SPID pronto, o appuntamento al CAF',
      'O al patronato; verso le scadenze i posti finiscono. Chiedi l’elenco dei documenti.',
    ],
    board: ['Visita', 'Visita della commissione', 'Con referti e documenti; puoi farti accompagnare dal tuo medico.'],
    council: [
      'Subito',
      'Chiama l’ufficio del Comune',
      'Quale ufficio e quale modulo, quanti giorni prima, marche da bollo, assicurazione, suolo pubblico.',
    ],
    permit: [
      'Ultimi giorni',
      'Il permesso in mano',
      'Guarda orari e condizioni, e tienine una copia con te; se non c’è ancora, chiama.',
    ],
    notary: [
      'Subito',
      'Un colloquio dal notaio',
      'Per un atto solo o per tutto; chi deve venire, quali carte servono, quanto costa.',
    ],
    sign: [
      'Firma',
      'Firma dal notaio',
      'Firma chi dà la procura, con un documento valido; chiedi le copie che servono.',
    ],
    evidence: [
      'Subito',
      'L’atto che lo dimostra',
      'Istanza in prefettura, o l’atto di matrimonio: qualche copia, perché tutti la vogliono vedere.',
    ],
    firstPapers: [
      'Documenti',
      'Carta d’identità e codice fiscale',
      'Prima questi: gli altri uffici chiedono il documento nuovo.',
    ],
    others: [
      'Dopo',
      'Avvisare tutti gli altri',
      'Una lista: banca, lavoro, medico, scuola, bollette; spunta chi ha risposto.',
    ],
    people: [
      'Subito',
      'Parlarne in famiglia',
      'Chi se la sente, per quali cose, e con quale aiuto; sentite i parenti stretti.',
    ],
    register: [
      'Invio',
      'Deposita il ricorso in tribunale',
      'Alla cancelleria del giudice tutelare, anche senza avvocato; poi fissano l’udienza.',
    ],
    signatures: [
      'Invio',
      'Compila il ricorso',
      'Chi è la persona, che cosa non riesce più a fare, chi proponi; con certificati medici e atto di nascita.',
    ],
    waiting: [
      'Attesa',
      'Udienza dal giudice tutelare',
      'Il giudice sente la persona e i parenti: la data arriva dal tribunale, spesso dopo qualche mese.',
    ],
    whoHasRoom: [
      'Avvio',
      'Vedere chi ha ancora posto',
      'L’elenco è sul sito della ASL: orari, strada, visite su appuntamento; chiedi ai vicini come si trovano.',
    ],
    switchOnline: [
      'Scelta',
      'Fare il cambio',
      'Dal fascicolo sanitario con SPID o CIE, al CUP o in farmacia; vale subito, e i posti dei colleghi di chi lascia finiscono presto.',
    ],
    firstVisit: [
      'Dopo',
      'Una prima visita e la tua cartella',
      'Chiedi al vecchio una copia dei documenti; porta terapie, allergie, ultimi esami.',
    ],
  },
}
