import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of money, and of what is bought and sold. */
export const moneySteps: StepsOf<'car' | 'selling' | 'saving' | 'debt'> = {
  car: {
    budget: [
      'Avvio',
      'Budget ed esigenze',
      'Il prezzo, ma anche bollo, assicurazione e consumi. Quanti posti, quanti chilometri?',
    ],
    compare: [
      'Scelta',
      'Confrontare i modelli',
      'Tre modelli su un foglio: prezzo, anni, consumi, difetti segnalati da chi ce l’ha.',
    ],
    testDrives: ['Scelta', 'Prove su strada', 'In città e in autostrada, con chi la guiderà.'],
    loan: ['Soldi', 'Come pagarla', 'Contanti, finanziamento o leasing: confronta il costo totale.'],
    inspect: ['Scelta', 'Controllo dal meccanico', 'Un meccanico tuo, il libretto dei tagliandi, e una visura al PRA.'],
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
  },
  selling: {
    price: ['Avvio', 'Vedere quanto vale', 'Guarda a quanto si vende uno uguale e fissa il tuo minimo.'],
    ready: ['Avvio', 'Documenti e lavaggio', 'Libretto, tagliandi, revisione, due chiavi; pulita dentro e fuori.'],
    photos: ['Avvio', 'Pulire e fotografare', 'Luce del giorno, da tutti i lati, difetti compresi.'],
    advert: ['Vendita', 'Scrivere l’annuncio', 'Età, stato, che cosa è compreso, dove si ritira.'],
    answers: ['Vendita', 'Risposte e visite', 'Rispondi presto e con garbo; niente promesse senza un acconto.'],
    hand: ['Ultimi giorni', 'Pronti per la consegna', 'Cavi, scatola, documenti; accordatevi su come si paga.'],
    transfer: [
      'Dopo',
      'Passaggio di proprietà e assicurazione',
      'Controlla che sia registrato, e sospendi o sposta la polizza.',
    ],
  },
  saving: {
    sum: ['Avvio', 'Quanto al mese', 'La cifra divisa per i mesi che restano: è possibile?'],
    transfer: ['Avvio', 'Bonifico automatico', 'Il giorno dopo lo stipendio, così non lo vedi nemmeno.'],
    account: ['Avvio', 'Un conto solo per questo', 'Un conto a parte, con un interesse e senza tentazioni.'],
    cut: [
      'Risparmio',
      'Trovare che cosa costa troppo',
      'Abbonamenti, assicurazioni, bollette: spesso bastano tre telefonate.',
    ],
    look: ['Risparmio', 'Confrontare con il piano', 'Sei in linea? Cambia la quota mensile, non l’obiettivo.'],
    steady: ['Risparmio', 'Versare ogni mese', 'Regali, rimborsi e quello che vendi finiscono subito lì.'],
    check: ['Ultime settimane', 'Vedere quanto manca', 'Un ultimo sforzo o una data nuova: decidi.'],
  },
  debt: {
    list: ['Avvio', 'Elencare quanto devi', 'A chi, quanto, a che tasso: prima il più caro.'],
    bank: [
      'Avvio',
      'Parlare con chi ha prestato',
      'Tasso, durata, costo dell’estinzione anticipata. Chiedi anche altrove.',
    ],
    transfer: ['Avvio', 'Una quota fissa in più', 'Il giorno dopo lo stipendio, sempre la stessa.'],
    steady: ['Rate', 'Versare la quota in più', 'Quello che entra in più va lì per primo; niente debiti nuovi.'],
    check: ['Ultime settimane', 'Chiedere il saldo esatto', 'La cifra valida quel giorno, spese di chiusura comprese.'],
    balance: [
      'Ultime settimane',
      'Ultimo versamento',
      'Il saldo esatto, interessi compresi; poi un tetto alla carta, o via dal portafoglio.',
    ],
    proof: ['Dopo', 'La liberatoria', 'Fatti dare la lettera che è tutto pagato, e conservala.'],
  },
}
