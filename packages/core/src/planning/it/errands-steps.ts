import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of errands: to find, buy, change, cancel, claim, book, put up and give away. */
export const errandsSteps: StepsOf<
  | 'finding'
  | 'buying'
  | 'contract'
  | 'cancelling'
  | 'form'
  | 'payment'
  | 'will'
  | 'finances'
  | 'loan'
  | 'appointment'
  | 'handyJob'
  | 'chore'
  | 'installation'
  | 'giveAway'
  | 'digital'
> = {
  finding: {
    wish: ['Ricerca', 'Che cosa conta per te', 'Tre cose irrinunciabili, quanto spendere, da quando.'],
    ask: ['Ricerca', 'Chiedi in giro: tre nomi', 'Prima amici e vicini, poi recensioni e annunci.'],
    meet: ['Scelta', 'Incontrane o provane due', 'Mezz’ora a testa dice più di ogni annuncio.'],
    agree: ['Scelta', 'Scegli e mettetevi d’accordo', 'Giorni, prezzo e inizio per iscritto; ringrazia gli altri.'],
    look: ['Dopo', 'Come sta andando?', 'Dopo le prime settimane: va bene così, o cambia qualcosa.'],
  },
  buying: {
    needs: ['Scelta', 'Che cosa serve e quanto spendere', 'A che cosa serve, dove va, e quanto al massimo?'],
    compare: ['Scelta', 'Confrontane tre', 'Recensioni e prezzi, anche di usato; segna il meglio di ciascuno.'],
    try: ['Scelta', 'Prova in negozio', 'Toccare, misurare, sedersi: le foto nascondono molto.'],
    order: ['Acquisto', 'Compra o ordina', 'Prima di pagare controlla consegna, reso e garanzia.'],
    keep: ['Dopo', 'Scontrino e garanzia', 'Una foto dello scontrino; e rendi subito quello che non va.'],
  },
  contract: {
    now: [
      'Situazione',
      'Guarda che cosa hai oggi',
      'L’ultima bolletta o polizza: quanto paghi, quanto usi, quando scade.',
    ],
    compare: ['Scelta', 'Confronta tre offerte', 'Stessi consumi per tutte, su un anno intero, con i costi fissi.'],
    ask: ['Scelta', 'Chiedi uno sconto a chi hai già', 'Con l’offerta migliore in mano: spesso funziona.'],
    sign: ['Cambio', 'Firma quella che scegli', 'Leggi che cosa succede dopo il primo anno; tieni una copia.'],
    bill: ['Dopo', 'Controlla il primo addebito', 'È il prezzo promesso? Il vecchio contratto è chiuso?'],
  },
  cancelling: {
    terms: ['Subito', 'Preavviso e condizioni', 'Quanto prima, in che forma, e da quando vale.'],
    send: ['Subito', 'Manda la disdetta', 'Come la chiedono: PEC, raccomandata o dal sito. Tieni la ricevuta.'],
    check: ['Dopo', 'Nessun altro addebito', 'Guarda il conto; se addebitano ancora, scrivi di nuovo.'],
  },
  form: {
    needs: ['Subito', 'Che cosa serve', 'A chi va, quale modulo, entro quando e quanto costa.'],
    gather: ['Subito', 'Raccogli le carte', 'Copie, date, numeri e foto in una cartella sola.'],
    send: ['Invio', 'Compila e invia', 'Rileggi una volta ad alta voce; tieni copia e ricevuta.'],
    answer: ['Dopo', 'Chiedi a che punto è', 'Se non hanno risposto, chiama con il numero della pratica.'],
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
  },
  finances: {
    papers: ['Situazione', 'Raccogli le carte', 'Conti, contributi, polizze, rate: un elenco di tutto.'],
    figures: ['Situazione', 'Metti in fila i numeri', 'Che cosa entra, che cosa esce, che cosa ci sarà un domani.'],
    ask: ['Consiglio', 'Chiedi a chi se ne intende', 'Con le tre domande più importanti già scritte.'],
    decide: [
      'Decisione',
      'Decidi che cosa cambiare',
      'Una o due cose, ciascuna con la sua data; quello che si può, in automatico.',
    ],
    look: ['Dopo', 'Guarda se funziona', 'Confronta con i numeri di partenza e correggi.'],
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
    apply: ['Domanda', 'Presenta la domanda', 'Con tutte le carte; chiedi per quanto vale la risposta.'],
    answer: ['Dopo', 'La risposta della banca', 'Segna fino a quando vale e che cosa vogliono ancora.'],
  },
  appointment: {
    book: ['Subito', 'Prendi l’appuntamento', 'Chiedi il prezzo, quanto dura e che cosa portare.'],
    ready: [
      'Ultimi giorni',
      'Documenti, strada e orario',
      'Prepara quello che serve; chi ti accompagna o ti viene a prendere?',
    ],
    next: ['Dopo', 'Segna quando tocca di nuovo', 'La ricevuta insieme alle altre.'],
    home: [
      'Ultimi giorni',
      'Fai spazio, e resta a casa',
      'Libera il passaggio; a portata di mano il libretto e l’ultimo rapporto.',
    ],
  },
  handyJob: {
    look: [
      'Preparazione',
      'Guarda che cosa serve',
      'Misure, materiale, attrezzi, qualcuno che aiuti? Una foto da mostrare in negozio.',
    ],
    things: [
      'Preparazione',
      'Procurati materiale e attrezzi',
      'In prestito quello che usi una volta sola; il resto, un po’ più del necessario.',
    ],
    tidy: ['Dopo', 'Rimetti a posto', 'Attrezzi al loro posto, scarti via, un’occhiata dalla porta.'],
  },
  chore: {
    needs: ['Preparazione', 'Che cosa ti serve', 'Stracci, scala, guanti, qualcuno che tenga fermo; quanto ci vuole?'],
    room: ['Preparazione', 'Fai spazio', 'Svuota o libera intorno, così puoi cominciare subito.'],
    again: ['Dopo', 'Segna quando tocca di nuovo', 'E che cosa faresti in un altro modo.'],
  },
  installation: {
    quotes: ['Scelta', 'Tre preventivi', 'Lo stesso lavoro per tutti; chiedi di bonus, garanzia e durata.'],
    choose: ['Scelta', 'Scegli, e prepara il bonus', 'Leggi che cosa è compreso; senti chi l’ha già fatto.'],
    date: ['Preparazione', 'Fissate il giorno', 'Quando vengono, per quanto, e che cosa serve da te.'],
    clear: ['Preparazione', 'Libera il passaggio', 'Spazio per lavorare, auto spostata, animali e bambini altrove.'],
    check: ['Dopo', 'Collaudo e carte', 'Fatti spiegare come funziona; fattura, conformità e garanzia insieme.'],
  },
  giveAway: {
    choose: ['Subito', 'Scegli che cosa va via', 'Subito in una borsa o in una scatola, pulito e intero.'],
    photos: ['Subito', 'Foto e due righe', 'Sincere su età, salute e abitudini: risparmiano domande.'],
    ask: ['Subito', 'Trova chi lo prende', 'Prima parenti e amici, poi associazioni e gruppi di zona; in che orari?'],
    hand: ['Consegna', 'Giorno e luogo della consegna', 'Con quello che serve: documenti, accessori, due parole.'],
    look: ['Dopo', 'Chiedi come va', 'Un messaggio o una visita dopo le prime settimane.'],
  },
  digital: {
    look: ['Situazione', 'Guarda quanto è, e dove', 'Telefoni, computer, scatole, account: da dove cominci?'],
    tool: ['Situazione', 'Scegli come fare', 'Un servizio o da te; dove metterlo, e chi può vederlo.'],
    sort: ['Lavoro', 'Un pezzo alla volta', 'Un’ora con la musica: cancella senza pietà, dai un nome al resto.'],
    copy: ['Chiusura', 'Una seconda copia altrove', 'Aprine due o tre a caso, per vedere che funzioni.'],
    run: ['Chiusura', 'Fai la copia e provala', 'Apri due o tre file; poi impostala perché vada da sola.'],
    keep: ['Dopo', 'Tienilo così', 'Dieci minuti in un giorno fisso, e non ricresce più.'],
  },
}
