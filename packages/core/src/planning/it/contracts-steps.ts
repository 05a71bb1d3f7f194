import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of contracts, forms, and money that is to be put in order. */
export const contractsSteps: StepsOf<'contract' | 'cancelling' | 'form' | 'payment' | 'finances'> = {
  contract: {
    compareAccounts: [
      'Scelta',
      'Confronta tre conti',
      'Canone, bonifici e contanti, bollo, app: per come lo userai davvero.',
    ],
    openIt: [
      'Scelta',
      'Aprire il conto',
      'In rete o allo sportello: documento e codice fiscale di ogni intestatario; quanto costa dopo il primo anno.',
    ],
    signatories: [
      'Adesso',
      'Decidere chi firma',
      'Di solito il presidente e un’altra persona, con una delibera: la banca vuole verbale, statuto, codice fiscale.',
    ],
    now: ['Situazione', 'Guarda che cosa hai oggi', 'L’ultima bolletta: quanto paghi, quanto usi, quando scade.'],
    compare: ['Scelta', 'Confronta tre offerte', 'Stessi consumi per tutte, su un anno intero, con i costi fissi.'],
    compareNew: [
      'Scelta',
      'Confronta tre polizze',
      'Stessi massimali per tutte; leggi franchigie, esclusioni e che cosa devi dichiarare.',
    ],
    compareCover: [
      'Scelta',
      'Confronta tre preventivi',
      'Stesse garanzie e stessi massimali per tutti; guarda franchigie ed esclusioni, non solo il prezzo.',
    ],
    take: ['Scelta', 'Fai la polizza', 'Dati e date come nei documenti; vale dal giorno scritto, non prima.'],
    fileNew: ['Dopo', 'Archivia la polizza', 'Nomi, date, massimali giusti? Il numero per i sinistri nel telefono.'],
    renewCover: [
      'Cambio',
      'Firma quella che scegli',
      'La nuova comincia quando finisce la vecchia; leggi che cosa non copre, e disdici la vecchia se lo chiede.',
    ],
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
      'Quanto prima, in che forma, da quando vale, e se chiudere prima costa.',
    ],
    leaseTerms: [
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
  },
  payment: {
    amount: ['Subito', 'Importo, scadenza, codice', 'Controlla che sia giusto, e se pagando prima si risparmia.'],
    pay: ['Pagamento', 'Paga', 'Con la causale esatta; in automatico, se torna ogni anno.'],
    proof: ['Dopo', 'Archivia la ricevuta', 'Insieme alle altre di quest’anno.'],
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
}
