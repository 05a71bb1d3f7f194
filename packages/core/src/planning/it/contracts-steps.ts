import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of contracts, forms, and money that is to be put in order. */
export const contractsSteps: StepsOf<'contract' | 'cancelling' | 'form' | 'payment' | 'will' | 'finances' | 'loan'> = {
  contract: {
    now: ['Situazione', 'Guarda che cosa hai oggi', 'L’ultima bolletta: quanto paghi, quanto usi, quando scade.'],
    compare: ['Scelta', 'Confronta tre offerte', 'Stessi consumi per tutte, su un anno intero, con i costi fissi.'],
    policyNow: [
      'Situazione',
      'Rileggi quella di oggi',
      'Che cosa copre, la franchigia, quanto costa, e quando si rinnova da sola.',
    ],
    homeCover: [
      'Situazione',
      'Che cosa serve per la casa',
      'Muri, se sono tuoi, e contenuto stanza per stanza; acqua, incendio, furto, danni ai vicini; che cosa copre già il condominio.',
    ],
    sameCover: [
      'Scelta',
      'Confronta tre offerte',
      'Stessi massimali e stesse franchigie; quello che è escluso conta più del prezzo.',
    ],
    ask: ['Scelta', 'Chiedi uno sconto a chi hai già', 'Con l’offerta migliore in mano: spesso funziona.'],
    sign: [
      'Cambio',
      'Firma quella che scegli',
      'Leggi che cosa succede dopo il primo anno; l’inizio segue la fine della vecchia.',
    ],
    bill: ['Dopo', 'Controlla il primo addebito', 'È il prezzo promesso? Il vecchio contratto è chiuso?'],
    cover: ['Situazione', 'Che cosa deve coprire', 'Chi, dove, da quando a quando, quali massimali e franchigie.'],
    wants: [
      'Situazione',
      'A che cosa serve il conto',
      'Pagare, risparmiare, in due o per un figlio; quanto, e da quando.',
    ],
    policy: ['Dopo', 'Archivia la polizza', 'Nomi, date, massimali giusti? Il numero per i sinistri nel telefono.'],
    firstUse: ['Dopo', 'Carta, app e primo bonifico', 'Provali tutti e tre; IBAN nuovo a chi ti paga.'],
  },
  cancelling: {
    list: [
      'Subito',
      'Elencare tutto quello che paghi',
      'Tre mesi di conto, carta, App Store, PayPal: quanto costa in un anno, e qualcuno lo usa?',
    ],
    terms: [
      'Subito',
      'Preavviso e condizioni',
      'Quanto prima (per una casa spesso sei mesi), in che forma, e da quando vale.',
    ],
    send: ['Subito', 'Manda la disdetta', 'Come la chiedono: PEC, raccomandata o dal sito. Tieni la ricevuta.'],
    check: ['Dopo', 'Nessun altro addebito', 'Guarda il conto; se addebitano ancora, scrivi di nuovo.'],
    moveOver: [
      'Subito',
      'Sposta addebiti e stipendio',
      'Bollette, rate, datore di lavoro; la banca nuova può farlo per te.',
    ],
    handBack: [
      'Riconsegna',
      'Pulizia, contatori, riconsegna delle chiavi',
      'Stanza per stanza con le foto; tutte le chiavi contate, verbale firmato.',
    ],
    deposit: ['Dopo', 'La caparra indietro', 'Chiedila per iscritto con le foto; volture o chiusura delle utenze.'],
  },
  form: {
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
      'Dal sito, con PEC, CAF o patronato; rileggi una volta, tieni copia e ricevuta.',
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
      'Verso le scadenze i posti finiscono; chiedi l’elenco dei documenti.',
    ],
    board: ['Visita', 'Visita della commissione', 'Con referti e documenti; puoi farti accompagnare dal tuo medico.'],
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
  },
  payment: {
    amount: ['Subito', 'Importo, scadenza, codice', 'Controlla che sia giusto, e se pagando prima si risparmia.'],
    pay: ['Pagamento', 'Paga', 'Con la causale esatta; in automatico, se torna ogni anno.'],
    proof: ['Dopo', 'Archivia la ricevuta', 'Insieme alle altre di quest’anno.'],
  },
  will: {
    list: ['Situazione', 'Elenco di quello che hai', 'Casa, conti, polizze, cose care, e anche i debiti.'],
    decide: ['Decisioni', 'Decidi che cosa va a chi', 'Tenendo conto di quello che la legge riserva ai familiari.'],
    adviser: ['Decisioni', 'Un colloquio dal notaio', 'Costi, forma più adatta, e che cosa servirebbe ai tuoi.'],
    sign: ['Firma', 'Scrivi, data e firma', 'A mano tutto intero, oppure dal notaio.'],
    tell: ['Dopo', 'Di’ a qualcuno dov’è', 'Chi dovrà occuparsene deve trovarlo subito.'],
    reread: ['Situazione', 'Rileggi quello di adesso', 'Che cosa è cambiato: persone, casa, risparmi, figli?'],
    wishes: [
      'Situazione',
      'Scrivi che cosa vuoi',
      'Quali cure rifiuti e quando; che cosa conta per te se non puoi dirlo.',
    ],
    trusted: ['Decisioni', 'Scegli il fiduciario', 'Una persona che firma con te; parlane con calma.'],
    doctor: ['Decisioni', 'Parlane con il tuo medico', 'Che cosa significa in pratica ogni punto.'],
    form: ['Firma', 'Deposita le DAT in Comune', 'Scritte e firmate, di persona all’anagrafe; o dal notaio.'],
  },
  finances: {
    papers: ['Situazione', 'Raccogli le carte', 'Conti, contributi, polizze, rate: un elenco di tutto.'],
    figures: ['Situazione', 'Metti in fila i numeri', 'Che cosa entra, che cosa esce, che cosa potrebbe cambiare.'],
    decide: [
      'Decisione',
      'Decidi che cosa cambiare',
      'Una o due cose, ciascuna con la sua data; quello che si può, in automatico.',
    ],
    look: ['Dopo', 'Un mese dopo: funziona?', 'Confronta con i numeri di partenza e correggi.'],
    record: [
      'Situazione',
      'Estratto conto contributivo',
      'Dal sito INPS: quanti anni ci sono, quali mancano, quando e con quanto.',
    ],
    pots: [
      'Situazione',
      'Fondi e polizze in un elenco',
      'Quanto c’è, quanto costa all’anno, che cosa versa il datore; anche i vecchi.',
    ],
    aims: [
      'Situazione',
      'Per che cosa, e per quando',
      'Sotto i cinque anni si risparmia soltanto; quanto sopporti di veder scendere?',
    ],
    reserve: [
      'Situazione',
      'Prima tre stipendi da parte',
      'E i debiti cari saldati: nessun investimento rende di sicuro di più.',
    ],
    track: ['Situazione', 'Segna le spese di un mese', 'Tutte, in cinque o sei voci; un foglio o un’app.'],
    products: [
      'Scelta',
      'Confronta prodotti e costi',
      'Fondi, ETF, piani di accumulo, buoni postali: conta il costo annuo.',
    ],
    advice: [
      'Consiglio',
      'Senti qualcuno di indipendente',
      'Patronato per la pensione; per il resto un consulente che paghi tu, non il prodotto.',
    ],
  },
  loan: {
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
