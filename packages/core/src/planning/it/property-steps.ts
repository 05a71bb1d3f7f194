import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of papers of a home, of a car that comes or goes, and of lessons at home. */
export const propertySteps: StepsOf<'propertyPapers' | 'carAffairs' | 'homeSchooling'> = {
  propertyPapers: {
    shareValue: [
      'Inizio',
      'Quanto vale oggi la casa',
      'Due agenzie o una perizia che va bene a tutti; si toglie il mutuo e si calcola la quota di ciascuno.',
    ],
    shareSum: [
      'Accordo',
      'Mettersi d’accordo sulla somma, per iscritto',
      'Che cosa ha messo ciascuno, chi paga le spese, entro quando arrivano i soldi.',
    ],
    shareMoney: [
      'Soldi',
      'Mutuo o liquidità',
      'Ce la fai da solo? Delibera della banca, e l’altro liberato dal vecchio mutuo.',
    ],
    shareDeed: [
      'Atto',
      'Dal notaio: cessione della quota',
      'Imposte, eventuale prima casa, conformità catastale: chiedi prima la bozza e i conti.',
    ],
    shareTold: [
      'Dopo',
      'Volture, IMU, condominio, testamento',
      'Tutto a un nome solo: utenze, assicurazione e amministratore.',
    ],
    surveyor: [
      'Inizio',
      'Scegliere un geometra o un architetto',
      'Sopralluogo, quale pratica serve, preventivo con diritti e bolli.',
    ],
    oldPlans: [
      'Inizio',
      'Accesso agli atti in Comune',
      'Il titolo con cui è stata costruita e la planimetria: il Comune ci mette anche un mese.',
    ],
    ownersSign: [
      'Pratica',
      'Firme e deleghe di tutti i proprietari',
      'Documenti, atto di proprietà, visura; in condominio l’assenso, se tocca parti comuni.',
    ],
    permitSent: [
      'Pratica',
      'Presentare la pratica',
      'La carica il tecnico sul portale: fatti dare la ricevuta con il protocollo.',
    ],
    permitFees: [
      'Pratica',
      'Diritti, oneri e l’eventuale sanzione',
      'Si pagano quando il Comune risponde; i lavori iniziano dopo.',
    ],
    permitFiled: [
      'Dopo',
      'Catasto, fine lavori e copie',
      'Planimetria aggiornata, e tutto in una cartella: serve per vendere.',
    ],
  },
  carAffairs: {
    scrapQuotes: [
      'Subito',
      'Scegliere il demolitore autorizzato',
      'Tre telefonate: quanto dà o chiede, viene con il carro attrezzi, pensa lui alla radiazione dal PRA. Con un’auto nuova lo fa il concessionario.',
    ],
    scrapPapers: [
      'Carte',
      'Documento unico, targhe, documento d’identità',
      'Controlla che non ci siano fermi amministrativi; se manca il libretto, la denuncia.',
    ],
    scrapEmpty: [
      'Preparazione',
      'Svuotarla',
      'Bagagliaio, cruscotto, sotto i sedili, Telepass, seggiolini, pass del parcheggio.',
    ],
    scrapHanded: [
      'Il giorno',
      'Consegnarla',
      'Fatti dare subito il certificato di rottamazione: da lì non sei più responsabile.',
    ],
    scrapProof: [
      'Dopo',
      'Radiazione, assicurazione e bollo',
      'Chiedi la prova della radiazione; sospendi o sposta la polizza, e chiedi il rimborso di quello che avanza.',
    ],
    foreignPapers: [
      'Inizio',
      'Carte dell’auto',
      'Libretto estero, fattura o contratto, certificato di conformità (COC), targhe e delega.',
    ],
    foreignDuty: [
      'Fisco',
      'IVA e Agenzia delle Entrate',
      'Auto nuova o usata fa differenza: istanza e, se tocca, F24 prima di immatricolare.',
    ],
    foreignTest: [
      'Controllo',
      'Revisione e traduzioni',
      'Se la revisione estera vale, basta quella; traduzione asseverata di ciò che serve.',
    ],
    foreignForm: [
      'Immatricolazione',
      'Pratica in Motorizzazione',
      'Da soli o con un’agenzia: immatricolazione e iscrizione al PRA insieme, con il documento unico.',
    ],
    foreignPlates: [
      'Ultimi giorni',
      'Targhe, assicurazione e bollo',
      'Polizza sulla targa nuova, e radiazione all’estero.',
    ],
  },
  homeSchooling: {
    schoolLaw: [
      'Inizio',
      'Leggere che cosa chiede la legge',
      'Comunicazione ogni anno alla scuola, e l’esame di idoneità a fine anno.',
    ],
    schoolMeet: [
      'Inizio',
      'Incontrare famiglie che lo fanno',
      'Gruppi della zona: fatti raccontare un martedì qualunque, e l’esame.',
    ],
    schoolTold: [
      'Inizio',
      'Comunicazione alla scuola',
      'Dichiarazione di istruzione parentale al dirigente, con il progetto; entro la chiusura delle iscrizioni, o appena ritiri il figlio.',
    ],
    schoolPlan: [
      'Preparazione',
      'Un programma per i primi mesi',
      'Che cosa conta, tre cose al giorno, attività e altri bambini, chi segue quando lavori.',
    ],
    schoolThings: [
      'Preparazione',
      'Libri, biblioteca, un posto per lavorare',
      'Poco all’inizio: molto si trova usato o gratis.',
    ],
    schoolWeek: [
      'Ultimi giorni',
      'Disegnare insieme la prima settimana',
      'Mattine corte, un’uscita, tempo per non fare niente.',
    ],
    schoolLook: ['Dopo', 'Dopo un mese: come va?', 'Tieni quaderni e lavori con la data: servono per l’idoneità.'],
  },
}
