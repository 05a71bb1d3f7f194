import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of contracts, forms, and money that is to be put in order. */
export const contractsSteps: StepsOf<'contract' | 'finances' | 'appointment'> = {
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
  finances: {
    taxChecks: [
      'Quadro',
      'Che cosa si può detrarre',
      'Fondo pensione, spese mediche, lavori, affitto, figli: che cosa usi già, e che cosa si può ancora correggere.',
    ],
    taxAdvice: [
      'Consiglio',
      'Un’ora con CAF o commercialista',
      'Con i numeri davanti: che cosa fa risparmiare di più entro dicembre, e quanto costa.',
    ],
    joinFund: [
      'Adesione',
      'Firmare l’adesione',
      'Modulo, quota al mese, beneficiari; quello che si versa si deduce, fino a un tetto all’anno.',
    ],
    compareFunds: [
      'Scelta',
      'Confrontare costi e comparti',
      'L’indicatore dei costi è sul sito della COVIP; quanti anni mancano dice quanto rischiare. E il TFR, dove va?',
    ],
    workFund: [
      'Scelta',
      'Chiedere se al lavoro c’è un fondo di categoria',
      'Lì spesso il datore aggiunge una quota, altrove no; chi lavora in proprio sceglie tra fondi aperti e PIP.',
    ],
    cleanRecord: [
      'Abitudine',
      'Tutto pagato in tempo, niente di nuovo',
      'Bollette e rate in automatico, carte lontane dal limite, nessuna nuova richiesta; ricontrolla ogni mese.',
    ],
    creditReports: [
      'Inizio',
      'Chiedi la tua visura',
      'Gratis alla centrale rischi e al CRIF: dati sbagliati, vecchie rate, ritardi; gli errori si fanno correggere.',
    ],
    claimThem: [
      'Documenti',
      'Domanda di pensione',
      'All’INPS qualche mese prima, da solo o con il patronato; i fondi privati chiedono ognuno il suo modulo.',
    ],
    papers: ['Situazione', 'Raccogli le carte', 'Conti, contributi, polizze, rate: un elenco di tutto.'],
    figures: ['Situazione', 'Metti in fila i numeri', 'Che cosa entra, che cosa esce, che cosa potrebbe cambiare.'],
    decide: [
      'Decisione',
      'Decidi che cosa cambiare',
      'Una o due cose, ciascuna con la sua data; quello che si può, in automatico.',
    ],
    look: ['Dopo', 'Funziona? Un secondo sguardo', 'Confronta con i numeri di partenza e correggi.'],
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
  appointment: {
    faults: [
      'Subito',
      'In officina prima della revisione',
      'Con una lista scritta di che cosa non va; prima il prezzo, e qualche giorno per i pezzi.',
    ],
    aftercare: [
      'Dopo',
      'Curarlo finché guarisce',
      'Lavato e idratato come dicono loro; niente mare, piscina o sole finché non è guarito.',
    ],
    idReady: [
      'Prima',
      'Documento, un pasto, vestiti comodi',
      'Documento in borsa, niente alcol il giorno prima, niente di stretto sul punto.',
    ],
    artist: [
      'Prima',
      'Scegliere chi e che cosa',
      'Guarda lavori guariti, non solo appena fatti; poi disegno, acconto e prezzo.',
    ],
    tyresToo: [
      'Subito',
      'Gomme dal gommista',
      'Prima della revisione, così le guardano già montate; le invernali si tolgono entro il 15 maggio, e si rimettono dal 15 novembre.',
    ],
    swimwear: [
      'Ultimi giorni',
      'Orari, costume, ciabatte',
      'Che cosa danno loro e che cosa no; tieni libero il resto della giornata.',
    ],
    treatments: [
      'Subito',
      'Scegliere il giorno e che cosa fare',
      'Con chi viene: un trattamento a testa, piscina o sauna, il pranzo o no.',
    ],
    book: ['Subito', 'Prendi l’appuntamento', 'Chiedi il prezzo, quanto dura e che cosa serve da te.'],
    bookBoth: [
      'Prenotazione',
      'Prenotare tagliando e revisione insieme',
      'Prima il tagliando, così quello che non va si sistema; la scadenza della revisione è scritta sul libretto.',
    ],
    bookTest: [
      'Subito',
      'Prenota la revisione',
      'In un centro autorizzato o in Motorizzazione: la scadenza è scritta sul libretto, il prezzo è fissato.',
    ],
    bookTyres: [
      'Subito',
      'Prendi appuntamento dal gommista',
      'Prezzo, misura scritta sul fianco, e se tengono loro le altre; nelle settimane di punta si aspetta.',
    ],
    ready: [
      'Ultimi giorni',
      'Documenti, chiavi e strada',
      'Quello che serve, un elenco di che cosa non va; come torni a casa?',
    ],
    next: ['Dopo', 'Segna quando tocca di nuovo', 'La ricevuta insieme alle altre.'],
    home: [
      'Ultimi giorni',
      'Fai spazio, e resta a casa',
      'Libera il passaggio; a portata di mano il libretto e l’ultimo rapporto.',
    ],
    reserve: ['Subito', 'Prenota il tavolo', 'Per quanti, a che ora, seggiolone, allergie; un angolo tranquillo?'],
    settleUp: [
      'Dopo',
      'Fare i conti, segnare il posto',
      'Chi ha pagato per tutti riceve la sua parte; che cosa era buono, ci torneresti?',
    ],
    pictures: [
      'Ultimi giorni',
      'Due foto di quello che vuoi',
      'E una di quello che non vuoi; quando ci sei andata l’ultima volta?',
    ],
    safety: [
      'Ultimi giorni',
      'Luci, gomme, tergicristalli',
      'Un giro attorno alla macchina: le piccole cose si sistemano prima.',
    ],
    safetyRide: [
      'Ultimi giorni',
      'Luci, gomme, freni, clacson',
      'Un giro attorno: targa pulita, specchietti e catena a posto.',
    ],
    numbers: ['Ultimi giorni', 'Conferma quanti siete', 'Una telefonata: quanti vengono, e chi mangia che cosa.'],
  },
}
