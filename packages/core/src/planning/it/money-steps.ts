import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of money, and of what is bought and sold. */
export const moneySteps: StepsOf<'car' | 'saving' | 'debt' | 'loan'> = {
  car: {
    scrap: [
      'Scelta',
      'Rottamazione e incentivi',
      'Quali ecobonus ci sono ancora, e per quale classe; il concessionario o un demolitore autorizzato dà il certificato, poi si ferma bollo e assicurazione.',
    ],
    budget: [
      'Avvio',
      'Budget ed esigenze',
      'Il prezzo, ma anche assicurazione (chiedi prima), bollo e consumi. Quanti posti, quanti chilometri?',
    ],
    compare: [
      'Scelta',
      'Confrontare i modelli',
      'Tre modelli su un foglio: prezzo, anni, consumi, difetti segnalati da chi ce l’ha.',
    ],
    limits: [
      'Avvio',
      'Che cosa può guidare un neopatentato',
      'Potenza massima per i primi anni, da controllare con la targa; e quanto chiede l’assicurazione.',
    ],
    testDrives: ['Scelta', 'Prove su strada', 'In città e in autostrada, con chi la guiderà.'],
    loan: ['Soldi', 'Come pagarla', 'Contanti, finanziamento o leasing: confronta il costo totale.'],
    inspect: ['Scelta', 'Controllo dal meccanico', 'Un meccanico tuo, il libretto dei tagliandi, e una visura al PRA.'],
    choose: [
      'Scelta',
      'Scegliere e lasciare un acconto',
      'Prezzo per iscritto, che cosa sistemano prima, e il giorno del ritiro.',
    ],
    insurance: [
      'Soldi',
      'Preventivi per l’assicurazione',
      'Tre preventivi per quel modello, validi dal giorno del ritiro.',
    ],
    papers: [
      'Ultimi giorni',
      'Passaggio di proprietà e pagamento',
      'In agenzia o allo sportello, con i documenti di tutti e due; due chiavi, e che fine fa quella vecchia.',
    ],
    service: ['Dopo', 'Gomme, tagliando e revisione', 'Segna in calendario quando toccano la prossima volta.'],
    charging: [
      'Avvio',
      'Dove si ricarica',
      'A casa, al lavoro, in strada? Un preventivo per la wallbox, e la potenza del contatore.',
    ],
    order: ['Scelta', 'Firmare l’ordine', 'La consegna può volere mesi: data per iscritto, e quanto vale la vecchia.'],
    inspectVan: [
      'Scelta',
      'Farlo controllare, motore e cellula',
      'Umidità in ogni angolo, impianto del gas ed elettrico, età delle gomme; tagliandi, revisione e visura al PRA.',
    ],
    testRides: [
      'Scelta',
      'Prove in sella',
      'Altezza della sella, freni, cavalletto, peso; con casco e guanti, e la patente per quel mezzo.',
    ],
  },
  saving: {
    sum: ['Avvio', 'Quanto al mese', 'La cifra divisa per i mesi che restano: è possibile?'],
    transfer: ['Avvio', 'Bonifico automatico', 'Il giorno dopo lo stipendio, così non lo vedi nemmeno.'],
    account: ['Avvio', 'Un conto solo per questo', 'Un conto a parte, con un interesse e senza tentazioni.'],
    cut: [
      'Avvio',
      'Trovare che cosa costa troppo',
      'Abbonamenti, assicurazioni, bollette: spesso bastano tre telefonate.',
    ],
    steady: ['Risparmio', 'Versare ogni mese', 'Regali, rimborsi e quello che vendi finiscono subito lì.'],
    check: ['Ultimi giorni', 'Vedere quanto manca', 'Un ultimo sforzo o una data nuova: decidi.'],
  },
  debt: {
    instalments: [
      'Avvio',
      'Concordare le rate per iscritto',
      'Una cifra che riesci a tenere, accanto a quello che scade adesso: ferma solleciti e spese legali.',
    ],
    statement: [
      'Avvio',
      'Farsi dare l’estratto dei pagamenti',
      'Ogni rata aperta, con la data: confrontala con le tue ricevute.',
    ],
    inAndOut: [
      'Avvio',
      'Che cosa entra e che cosa esce',
      'Affitto, spesa, bollette, trasporti: quello che resta dice che rata puoi proporre.',
    ],
    wayOut: [
      'Avvio',
      'Scegliere la strada con l’OCC',
      'Organismo di composizione della crisi o legale: piano, concordato o liquidazione.',
    ],
    askForIt: [
      'Carte',
      'Presentare la domanda',
      'Elenco dei creditori, redditi e spese di tre anni; fino alla risposta niente nuovi prestiti.',
    ],
    list: ['Avvio', 'Elencare quanto devi', 'A chi, quanto, a che tasso: prima il più caro.'],
    all: [
      'Avvio',
      'Elencare tutti i debiti',
      'A chi, quanto, a che tasso, quanto al mese: luce, gas e affitto prima, poi il più caro.',
    ],
    advice: [
      'Avvio',
      'Accordi, e un consiglio gratuito',
      'Chiama ciascuno prima che chiami lui e proponi una rata; se non bastano le entrate, un Organismo di composizione della crisi.',
    ],
    oneLess: [
      'Ultime settimane',
      'Che cosa resta',
      'Quali sono chiusi, con la prova scritta? La loro rata passa al prossimo.',
    ],
    bank: [
      'Avvio',
      'Parlare con chi ha prestato',
      'Tasso, durata, costo dell’estinzione anticipata. Chiedi anche altrove.',
    ],
    setAside: [
      'Avvio',
      'Conviene? E la somma da parte',
      'Penale, interessi risparmiati, assicurazione da rimborsare; poi ti resta ancora qualcosa per gli imprevisti?',
    ],
    payLoan: [
      'Ultime settimane',
      'Versare la somma e chiudere',
      'Un bonifico con il numero del contratto; poi via l’addebito mensile.',
    ],
    transfer: ['Avvio', 'Una quota fissa in più', 'Il giorno dopo lo stipendio, sempre la stessa.'],
    steady: ['Rate', 'Versare la quota in più', 'Quello che entra in più va lì per primo; niente debiti nuovi.'],
    check: [
      'Ultime settimane',
      'Chiedere il conteggio estintivo',
      'La cifra valida quel giorno, spese di chiusura comprese.',
    ],
    balance: [
      'Ultime settimane',
      'Ultimo versamento',
      'Il saldo esatto, interessi compresi; poi un tetto alla carta, o via dal portafoglio.',
    ],
    proof: ['Dopo', 'La liberatoria', 'Fatti dare la lettera che è tutto pagato, e conservala.'],
    figure: ['Avvio', 'Quanto resta e quanto costa', 'La cifra esatta, il tasso, i mesi con la rata di adesso.'],
    agree: [
      'Avvio',
      'Mettersi d’accordo su come e quando',
      'Tanto al mese fino ad allora; in un messaggio, così lo sapete in due.',
    ],
    rate: [
      'Avvio',
      'Cercare un tasso più basso',
      'Rata più alta, saldo a fine mese o un prestito meno caro; la carta fuori dal portafoglio.',
    ],
    payOut: [
      'Ultime settimane',
      'Estinguere il mutuo',
      'In banca o con bonifico, il giorno concordato: gli interessi corrono fino ad allora.',
    ],
    release: [
      'Dopo',
      'Cancellazione dell’ipoteca',
      'La comunica la banca entro trenta giorni, gratis; disdici la polizza legata al mutuo e chiedi il rimborso di quella non goduta.',
    ],
  },
  loan: {
    incomeProof: [
      'Avvio',
      'Due anni di redditi, e un garante',
      'CU o modello Redditi, contratti, estratti conto; per la prima casa chiedi del Fondo Consap e di chi può garantire.',
    ],
    figures: [
      'Preparazione',
      'Quanta rata puoi permetterti',
      'Entrate, uscite, risparmi: quanto resta al mese, con un margine.',
    ],
    papers: [
      'Preparazione',
      'Buste paga, estratti, documenti',
      'Gli ultimi tre mesi, la dichiarazione dei redditi, un documento.',
    ],
    present: [
      'Preparazione',
      'Che mutuo hai adesso',
      'Debito che resta, tasso, rata, anni che mancano: dall’ultimo estratto; chiedi prima alla tua banca se lo migliora.',
    ],
    principle: [
      'Domanda',
      'Chiedi la predelibera',
      'In banca o online, con redditi e documenti: dice fino a quanto, prima di fare una proposta.',
    ],
    howLong: [
      'Risposta',
      'Per quanto vale, e a che cosa serve',
      'La scadenza in calendario; mostrala a chi vende, non è ancora il mutuo.',
    ],
    compare: ['Scelta', 'Confronta tre banche', 'Guarda il TAEG e il costo totale, non solo la rata.'],
    apply: [
      'Domanda',
      'Presenta la domanda',
      'Con tutte le carte; chiedi quanto ci mettono e per quanto vale la risposta.',
    ],
    answer: ['Risposta', 'Leggi l’offerta', 'Fino a quando vale, che cosa vogliono ancora, costo per chiudere prima.'],
    valuation: ['Domanda', 'Perizia della casa', 'Il perito lo manda la banca; planimetria e atto a portata di mano.'],
  },
}
