import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of offices. */
export const papersSteps: StepsOf<'papers'> = {
  papers: {
    doctorToo: [
      'Dopo',
      'Scegliere il medico di base',
      'In rete o allo sportello della ASL, con la ricevuta della residenza; chi prende ancora pazienti vicino a casa?',
    ],
    cardToo: [
      'Ufficio',
      'Carta d’identità in Comune',
      'Appuntamento in rete, una fototessera, la vecchia carta e la tessera sanitaria; arriva in una settimana.',
    ],
    isee: [
      'Domanda',
      'ISEE',
      'Precompilato sul sito INPS con SPID o CIE, o dal CAF: saldi e giacenze di due anni fa, nucleo familiare.',
    ],
    trade: [
      'Avvio',
      'Scrivere in due righe che cosa farai',
      'Quale attività, da quando, più o meno quanto nel primo anno: servono per codice ATECO e regime.',
    ],
    clients: [
      'Clienti',
      'Cercare i primi clienti',
      'Dieci persone con cui hai lavorato, una pagina con prezzi ed esempi; due messaggi e una telefonata a settimana.',
    ],
    firstInvoice: [
      'Clienti',
      'Fare la prima fattura',
      'Preventivo, sì per iscritto, fattura elettronica, scadenza: un modello per tutte.',
    ],
    needs: ['Avvio', 'Vedere che cosa serve', 'Leggi la pagina dell’ufficio: moduli, documenti, costi, tempi.'],
    book: [
      'Avvio',
      'Prenotare l’appuntamento',
      'La prima data libera, anche in un ufficio vicino: a volte ci vogliono settimane.',
    ],
    bookMedical: [
      'Avvio',
      'Prenotare la visita medica',
      'Autoscuola, ASL o agenzia: chiedi costi, foto e se servono gli occhiali.',
    ],
    adviser: [
      'Inizio',
      'Parlare con un commercialista',
      'Quale regime, quale codice, quanto costa in un anno e che cosa si deve da quando.',
    ],
    reportLoss: [
      'Avvio',
      'Denuncia, se è perso o rubato',
      'Polizia o Carabinieri, con una foto o una copia se c’è; la denuncia serve a ogni ufficio.',
    ],
    photos: ['Documenti', 'Fototessere', 'Recenti e a norma; insieme le copie, e il documento vecchio se c’è.'],
    fee: [
      'Documenti',
      'Modulo, bollettino e marca da bollo',
      'Compila, firma, paga (dove si può con pagoPA) e tieni le ricevute.',
    ],
    form: [
      'Documenti',
      'Compilare e inviare la richiesta',
      'Dati, codici e data d’inizio ricontrollati; conserva la ricevuta.',
    ],
    visit: ['Ufficio', 'Andare allo sportello', 'Con tutto in una cartella; chiedi quando e come arriva.'],
    medicalVisit: [
      'Ufficio',
      'Visita medica',
      'Vista e udito; ti danno il foglio provvisorio, la patente arriva per posta.',
    ],
    collect: [
      'Ultimi giorni',
      'Ritiro o arrivo, e controllo dei dati',
      'Guarda subito nome e date, e segna quando scade.',
    ],
    obligations: [
      'Ultimi giorni',
      'Segnare le scadenze che seguono',
      'Versamenti, fatture, dichiarazioni: le prime date in calendario.',
    ],
    consent: [
      'Documenti',
      'Assenso dell’altro genitore',
      'Per un minore firmano tutti e due; servono anche le copie dei documenti e l’atto di nascita.',
    ],
    kit: [
      'Documenti',
      'Kit alle Poste',
      'Modulo, marca da bollo, bollettino e copie; si spedisce allo sportello, da 60 giorni prima della scadenza.',
    ],
    provider: [
      'Avvio',
      'Scegliere il gestore',
      'Quali sono gratis, e come ti riconoscono: di persona, in video o con la carta d’identità elettronica.',
    ],
    identify: [
      'Documenti',
      'Registrarsi e farsi riconoscere',
      'Documento valido, tessera sanitaria, cellulare ed e-mail di chi lo chiede, a portata di mano.',
    ],
    firstLogin: [
      'Ultimi giorni',
      'App, password e primo accesso',
      'Prova su un sito che usi, e conserva i codici di recupero.',
    ],
    couple: [
      'Documenti',
      'Documenti di tutti e due',
      'Carte d’identità e codici fiscali; se uno è straniero o già stato sposato, chiedi che cosa serve in più.',
    ],
    notice: [
      'Ufficio',
      'Promessa in Comune',
      'Tutti e due, o uno con la delega dell’altro; poi restano esposte otto giorni e valgono sei mesi.',
    ],
    certificate: [
      'Ultimi giorni',
      'Nulla osta a chi celebra',
      'Il certificato di eseguite pubblicazioni va al parroco, o al Comune in cui vi sposate.',
    ],
    parents: [
      'Avvio',
      'Attestazione e documenti dei genitori',
      'L’attestazione la dà l’ospedale; se non siete sposati andate tutti e due.',
    ],
    birth: [
      'Ufficio',
      'Denunciare la nascita',
      'Entro tre giorni in ospedale, o entro dieci in Comune; controlla subito nomi e data.',
    ],
    afterBirth: [
      'Dopo',
      'Tessera sanitaria, pediatra, assegno unico',
      'Il codice fiscale arriva dal Comune; poi la scelta del pediatra e la domanda all’INPS.',
    ],
    declare: [
      'Ufficio',
      'Dichiarare il cambio di residenza',
      'Online con SPID o CIE, o all’anagrafe, entro venti giorni da quando abiti lì: contratto o atto della casa, dati di chi viene con te.',
    ],
    confirmed: [
      'Dopo',
      'Guardare che risulti tutto',
      'Un vigile può passare a controllare; poi TARI, medico di base e indirizzo di chi ti scrive.',
    ],
    online: [
      'Documenti',
      'Fare la richiesta online',
      'Con SPID o CIE, tessera sanitaria e documento alla mano; salva la ricevuta.',
    ],
    fingerprints: [
      'Ufficio',
      'Impronte in questura',
      'Alla data sulla ricevuta delle Poste, con gli originali e quattro foto.',
    ],
    gunDoctor: [
      'Documenti',
      'Certificato medico',
      'Anamnestico dal medico di base, poi idoneità alla ASL o dal medico militare.',
    ],
    gunCourse: [
      'Corso',
      'Corso di maneggio al tiro a segno',
      'Al TSN più vicino: iscrizione, lezione, prova; rilasciano il certificato.',
    ],
    gunExam: [
      'Esame',
      'Abilitazione alla caccia',
      'Domanda in Provincia o Regione, libro e quiz; due sessioni l’anno, spesso in primavera e in autunno.',
    ],
    gunPolice: [
      'Ufficio',
      'Domanda in Questura o dai Carabinieri',
      'Con marche da bollo, foto e certificati: hanno 90 giorni per rispondere.',
    ],
  },
}
