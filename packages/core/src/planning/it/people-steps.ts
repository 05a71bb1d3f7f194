import type { StepsOf } from '../planning-words.ts'
import { christeningVarieties, memorialVarieties } from './varieties-steps.ts'

/** Italian words of the steps of feasts. */
export const peopleSteps: StepsOf<'celebrationGuest' | 'christening' | 'memorial'> = {
  celebrationGuest: {
    documents: [
      'Avvio',
      'Documento valido per l’espatrio',
      'Per tutti quelli che partono, bambini compresi; rifarlo chiede settimane.',
    ],
    couple: ['Avvio', 'Parlarne con gli sposi', 'Che cosa tocca a voi: spese, invitati vostri, che cosa manca.'],
    lastDetails: ['Preparazione', 'Ultimi accordi con gli sposi', 'Quanti siete dei vostri, chi accoglie, chi ospita.'],
    guests: ['Dopo', 'Grazie a chi è venuto', 'Ai vostri ospiti, con una foto; e si chiudono gli ultimi conti.'],
    photos: ['Dopo', 'Fotografie', 'Manda le più belle a chi si è laureato e alla famiglia.'],
    guestTicket: [
      'Avvio',
      'Chiedere quanti posti ci sono',
      'Quanti ospiti possono entrare, se serve un biglietto; chi altro viene.',
    ],
    reply: ['Avvio', 'Rispondere all’invito', 'Conferma in quanti siete e segnala eventuali allergie.'],
    sponsor: [
      'Avvio',
      'Certificato di idoneità e incontri',
      'Lo dà la tua parrocchia; chiedi alla famiglia quando sono gli incontri, la confessione e la prova.',
    ],
    role: [
      'Avvio',
      'Chiedi che cosa tocca a te',
      'Anelli, addio al celibato o al nubilato, letture, firma, passaggi: che cosa, ed entro quando?',
    ],
    travel: [
      'Avvio',
      'Viaggio e pernottamento',
      'Prenota come arrivare e dove dormire, prima che gli altri invitati prendano tutto.',
    ],
    lastNight: [
      'Preparazione',
      'Addio al celibato o al nubilato',
      'Con gli altri amici: giorno, posto, quota; chiedi agli sposi che cosa non vogliono.',
    ],
    outfit: ['Preparazione', 'Vestito e scarpe', 'Prova tutto insieme: per le modifiche serve una settimana o due.'],
    speech: [
      'Preparazione',
      'Discorso o due parole per gli sposi',
      'Chiedi se si parla e quando. Tre minuti, una storia vera, i nomi giusti.',
    ],
    gift: [
      'Preparazione',
      'Scegliere il regalo',
      'Lista, busta o un regalo con gli altri; e un biglietto scritto da te.',
    ],
    check: [
      'Ultimi giorni',
      'Orari, indirizzo e passaggi',
      'Orari, indirizzo, busta o regalo, vestito, e chi dà un passaggio a chi.',
    ],
    aloud: [
      'Ultimi giorni',
      'Ripassare il tuo compito',
      'Anelli, letture e documento dove li ritrovi; quello che dirai, due volte ad alta voce.',
    ],
    thanks: ['Dopo', 'Un messaggio a chi ti ha invitato', 'Due righe affettuose e le foto più belle che hai fatto.'],
  },
  christening: {
    ...christeningVarieties,
    withPriest: [
      'Avvio',
      'Rivedere la giornata con il parroco',
      'Orario, confessioni, chi legge, dove stanno le famiglie; e quali certificati mancano ancora.',
    ],
    parents: [
      'Avvio',
      'Riunione con i genitori',
      'Date, vestiti o tuniche, padrini, fotografo unico, offerta: deciso una volta per tutti, su un foglio.',
    ],
    lessons: [
      'Preparazione',
      'Gli ultimi incontri con i ragazzi',
      'Un tema alla volta, con i canti e le risposte della messa; una parola a chi ne salta due.',
    ],
    classes: [
      'Preparazione',
      'Incontri di preparazione',
      'Quasi ovunque c’è un percorso di alcune settimane: una sera a settimana, con le domande che hai.',
    ],
    parish: ['Avvio', 'Parlare con chi celebra', 'Giorno e ora, quali documenti servono, quando sono gli incontri.'],
    godparents: [
      'Avvio',
      'Chiedere a chi farà da madrina o padrino',
      'Di persona; la loro parrocchia deve dare il certificato di idoneità.',
    ],
    sponsor: [
      'Avvio',
      'Chiedere a chi farà da madrina o padrino',
      'Di persona; la loro parrocchia deve dare il certificato di idoneità.',
    ],
    ownOutfit: ['Organizzazione', 'Come vestirsi quel giorno', 'Chiedi come si usa lì, e che cosa portare.'],
    venue: [
      'Avvio',
      'Prenotare il posto per il pranzo',
      'A casa o fuori: quanti siete, a che ora, che cosa per i bambini. A maggio si riempie tutto.',
    ],
    invite: [
      'Organizzazione',
      'Invitare parenti e amici',
      'Giorno, ora, dove si celebra, luogo del pranzo, e una data entro cui rispondere.',
    ],
    table: [
      'Avvio',
      'Bloccare il tavolo',
      'Quanti siete, a che ora, menù, torta, che cosa mangiano i bambini, e la caparra.',
    ],
    portion: [
      'Studio',
      'Imparare il brano da leggere',
      'Con il maestro, pochi versetti alla volta; a casa due volte a settimana ad alta voce.',
    ],
    favours: [
      'Organizzazione',
      'Bomboniere e chi fa le foto',
      'Ordinale adesso: per nomi e confetti servono tre o quattro settimane.',
    ],
    outfit: [
      'Organizzazione',
      'Vestiti per voi e per i bambini',
      'Provateli, scarpe comprese: da qui al giorno si cresce.',
    ],
    ownMeal: [
      'Organizzazione',
      'Cibo, bevande, tavoli e sedie',
      'Che cosa si ordina, chi porta un piatto, che cosa prepari prima; piatti, ghiaccio e ombra se è fuori.',
    ],
    cake: ['Organizzazione', 'Ordinare torta e fiori', 'Quante fette, quale nome sopra, chi passa a ritirarla.'],
    check: ['Ultimi giorni', 'Dire al locale quanti siete', 'Una telefonata a chi non ha risposto.'],
    setUp: [
      'Ultimi giorni',
      'Tutto pronto',
      'Vestiti, documenti, bomboniere se ne fate; chi passa a prendere chi, e a che ora.',
    ],
    thanks: ['Dopo', 'Grazie e fotografie', 'Due righe a chi è venuto, con una foto.'],
    howMany: [
      'Ultimi giorni',
      'Contare quanti vengono',
      'Una telefonata a chi non ha risposto; sedie, piatti, ombra, e dove si sta se piove.',
    ],
  },
  memorial: {
    ...memorialVarieties,
    date: ['Adesso', 'Confermare ora e luogo', 'Con la famiglia, poi con la parrocchia o l’agenzia funebre.'],
    agreeDay: [
      'Adesso',
      'Scegliere il giorno con la famiglia',
      'Settimane prima, così può venire anche chi sta lontano; chi porta l’urna, e un giorno di riserva se piove.',
    ],
    wayUp: [
      'Preparazione',
      'Studiare la salita',
      'Quanto ci vuole, dove si parcheggia, chi non ce la fa e dove aspetta.',
    ],
    undertaker: [
      'Adesso',
      'Scegliere l’agenzia funebre',
      'Preventivo scritto; pensano loro a certificati, trasporto e manifesti. Sepoltura o cremazione?',
    ],
    permission: [
      'Adesso',
      'Autorizzazione alla dispersione',
      'La dà il Comune, se la volontà risulta; chiedi dove si può, e a quale distanza dalla riva.',
    ],
    tell: [
      'Adesso',
      'Avvisare parenti e amici',
      'Una telefonata ai più vicini; agli altri un messaggio con giorno, ora e luogo.',
    ],
    mason: [
      'Avvio',
      'Due preventivi dal marmista',
      'Pietra, misure, lettere, foto, e quanto ci vuole; fatti mostrare lavori finiti.',
    ],
    permit: [
      'Avvio',
      'Autorizzazione del cimitero',
      'Il Comune ha regole su misure e materiali; di solito la pratica la fa il marmista.',
    ],
    inscription: [
      'Lapide',
      'Testo e foto, d’accordo in famiglia',
      'Nomi, date, una riga. La bozza la rileggono in due, prima dell’incisione.',
    ],
    room: ['Adesso', 'Dove ritrovarsi dopo', 'Vicino, con qualcosa da mangiare, per più persone di quante pensi.'],
    words: ['Preparazione', 'Letture, musica e parole', 'Chi parla, che cosa si legge, quale musica era la sua.'],
    flowers: [
      'Preparazione',
      'Fiori e fotografie',
      'Ordina i fiori, o proponi un’offerta al loro posto; scegli qualche fotografia.',
    ],
    check: ['Ultimi giorni', 'Orari e passaggi', 'Passaggi per chi ne ha bisogno, e dove ci si ritrova dopo.'],
    stone: [
      'Ultimi giorni',
      'Data della posa',
      'Chiedila al marmista: dopo una sepoltura in terra bisogna aspettare che si assesti.',
    ],
    thanks: [
      'Dopo',
      'Ringraziare chi ha scritto o è venuto',
      'Due righe a chi ha scritto, è venuto o ha aiutato. Senza fretta.',
    ],
  },
}
