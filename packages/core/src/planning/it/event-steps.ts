import type { StepsOf } from '../planning-words.ts'
import { eventVarieties } from './varieties-steps.ts'

/** Italian words of the steps of parties, fairs and what else is organised. */
export const eventSteps: StepsOf<'event' | 'reunion'> = {
  event: {
    ...eventVarieties,
    myHandover: [
      'Preparazione',
      'Passare le consegne',
      'Scrivi quello che sai solo tu e mostralo a chi viene dopo; l’elenco va al responsabile.',
    ],
    forWhom: [
      'Organizzazione',
      'Sentire chi riceverà il ricavato',
      'Hanno locandine, cassettine e spesso qualcuno che aiuta; chiedi come usare il loro nome.',
    ],
    ticketsAndPrizes: [
      'Organizzazione',
      'Iscrizioni, lotteria e premi',
      'Quota a coppia o a testa, chi incassa; un premio a testa da dieci negozi.',
    ],
    handOver: [
      'Dopo',
      'Contare e consegnare il ricavato',
      'Si conta in due; poi la cifra a tutti quelli che sono venuti e hanno dato.',
    ],
    dateForGuests: [
      'Inizio',
      'Avvisa subito chi viene da lontano',
      'Prima degli inviti: ferie e viaggi si prenotano presto; un elenco di posti per dormire e chi può ospitare.',
    ],
    celebrant: [
      'Avvio',
      'Chi celebra, e le vostre parole',
      'Il parroco, un celebrante o un amico; due o tre frasi a testa scritte da voi, e gli anelli o una lettura se vi va.',
    ],
    collection: [
      'Organizzazione',
      'Colletta e biglietto',
      'Una busta o un link, un’idea per il regalo, un biglietto che firmano tutti.',
    ],
    games: [
      'Organizzazione',
      'Giochi, candeline e sacchettini',
      'Due ore bastano: tre giochi, la torta, un sacchettino per bambino; o qualcuno che li faccia giocare.',
    ],
    grounds: [
      'Idea',
      'Dove si fa',
      'Piazza, cortile o campo: posto per tavoli e cucina, corrente, acqua, bagni; e se piove?',
    ],
    hallDetails: [
      'Avvio',
      'Dettagli con il locale',
      'Orari, chiavi, cucina, tavoli e sedie, che cosa si può portare, chi pulisce.',
    ],
    marquee: [
      'Avvio',
      'Noleggiare il tendone',
      'Misura per quanti siete, terreno piano, corrente, luci; d’estate si prenota mesi prima.',
    ],
    hide: [
      'Preparazione',
      'Comprare quello che si nasconde',
      'Tanti a testa, un sacchetto per bambino; indizi, e attenzione alle allergie.',
    ],
    places: [
      'Ultimi giorni',
      'Scegliere i nascondigli',
      'Bassi per i piccoli, un angolo per i grandi; un elenco di tutti, e un posto all’asciutto se piove.',
    ],
    fireworks: [
      'Organizzazione',
      'Fuochi, legna e sicurezza',
      'Solo da rivenditori autorizzati; dove sta la gente, acqua vicina, il permesso se serve; avvisa chi ha animali.',
    ],
    costumes: [
      'Organizzazione',
      'Costumi e addobbi',
      'Che cosa c’è in casa, che cosa si presta, che cosa si fa insieme; i trucchi per il viso.',
    ],
    whoBrings: [
      'Organizzazione',
      'Chi porta che cosa',
      'Tavoli, sedie, festoni, bevande, un piatto a testa: un elenco che tutti vedono.',
    ],
    roadClosed: [
      'Avvio',
      'Chiedere in Comune di chiudere la strada',
      'Il modulo vuole qualche settimana: chiedi di occupazione del suolo, musica, rifiuti.',
    ],
    neighbours: [
      'Avvio',
      'Un biglietto a ogni porta',
      'Giorno, ore, chi partecipa e a chi darebbe fastidio; due o tre che organizzano con te.',
    ],
    idea: ['Idea', 'Quante persone e quale budget', 'Che cosa, per chi, quanti e con quanto. Bastano dieci righe.'],
    venue: ['Idea', 'Scegliere dove', 'A casa, al parco o in un locale: blocca la data, e pensa alla pioggia.'],
    permits: [
      'Organizzazione',
      'Permessi e assicurazione',
      'Suolo pubblico, musica, cibo: chiedi in Comune che cosa serve e quanto prima.',
    ],
    secret: ['Ospiti', 'Mantenere il segreto', 'Chi non deve sapere nulla, chi lo porta lì e con quale scusa.'],
    seats: [
      'Avvio',
      'Prenotare la sala',
      'Posti, schermo, microfono, una seconda stanza, accesso in carrozzina; blocca la data.',
    ],
    lunch: [
      'Preparazione',
      'Caffè e pranzo',
      'Quanti, allergie, un’offerta scritta; fino a quando può cambiare il numero?',
    ],
    invite: ['Invitati', 'Mandare gli inviti', 'Giorno, ora, luogo e una data entro cui rispondere.'],
    order: [
      'Organizzazione',
      'Cibo, bevande e torta',
      'Chi cucina, che cosa si ordina, chi porta che cosa; allergie comprese.',
    ],
    helpers: ['Organizzazione', 'Dividere i compiti', 'Un nome per ogni compito: accoglienza, cucina, foto, pulizie.'],
    programme: ['Organizzazione', 'Programma ora per ora', 'Che cosa succede a che ora, e chi dà il via.'],
    check: [
      'Ultimi giorni',
      'Quanti vengono davvero',
      'Chiama chi non ha risposto e conferma quello che hai ordinato.',
    ],
    shopping: [
      'Ultimi giorni',
      'Spesa: cibo e bevande',
      'Con la lista divisa per negozio; quello che è fresco, per ultimo.',
    ],
    setUp: [
      'Ultimi giorni',
      'Preparare tavoli e cibo',
      'Quello che si può fare prima: tavoli, frigo, decorazioni, musica.',
    ],
    thanks: ['Dopo', 'Grazie e foto', 'Ringrazia chi ha aiutato, chiudi i conti e manda le foto.'],
    stands: [
      'Organizzazione',
      'Stand, palco e cucina',
      'Chi vende, cucina e suona: nomi, corrente, acqua, quanto paga ciascuno.',
    ],
    posters: [
      'Organizzazione',
      'Locandine e passaparola',
      'Per tempo: negozi, scuola, parrocchia, gruppi e giornali locali.',
    ],
    confirm: [
      'Ultimi giorni',
      'Confermare partecipanti e volontari',
      'Una telefonata a ciascuno; permessi, assicurazione e primo soccorso in una cartella.',
    ],
    build: ['Ultimi giorni', 'Montare tutto', 'Tavoli, cartelli, bidoni, luci; chi apre e chi chiude.'],
    reserve: [
      'Idea',
      'Prenotare il posto e il menù',
      'Quanti, a che ora, quale menù, e fino a quando si può cambiare.',
    ],
    hall: ['Idea', 'Prenotare lo spazio', 'Data, orari, caparra, chiavi, cucina, e che cosa si può portare.'],
    speakers: [
      'Organizzazione',
      'Relatori e temi',
      'Chiedi adesso: chi parla di che cosa, quanto, e chi paga il viaggio.',
    ],
    rules: [
      'Organizzazione',
      'Regolamento e iscrizioni',
      'Chi può partecipare, quanti, quota, premi e una data di chiusura.',
    ],
    fun: [
      'Organizzazione',
      'Musica, giochi e addobbi',
      'Una scaletta o qualcuno che suona, qualcosa da fare, e che cosa si chiede in prestito.',
    ],
    caterer: [
      'Organizzazione',
      'Ordinare cibo e torta per quel giorno',
      'Consegnati o ritirati la mattina stessa, perché prima non si può cucinare; le bevande si comprano già ora.',
    ],
    standIn: [
      'Ultimi giorni',
      'Lasciare le consegne a chi resta',
      'Chiavi, elenco e numeri a due persone: chi riceve il cibo e la torta, chi monta i tavoli.',
    ],
    whyFew: [
      'Idea',
      'Perché l’anno scorso ne sono venuti pochi',
      'Data, ora, altre feste vicine, come si è saputo: chiedi a dieci persone, e scegli due cose da cambiare.',
    ],
    roles: [
      'Organizzazione',
      'Parti, scene e animali',
      'Chi fa chi, i più piccoli insieme; chi presta asino e pecore, e la loro paglia.',
    ],
    sewCostumes: [
      'Organizzazione',
      'Costumi e scene',
      'Quello che c’è dagli altri anni, stoffe, paglia, legno; un pomeriggio a settimana con chi aiuta.',
    ],
    scenes: [
      'Organizzazione',
      'Prove sul posto',
      'Chi entra quando, musica e luci, che cosa fanno i bambini mentre aspettano.',
    ],
    whoBakes: [
      'Preparativi',
      'Chi prepara o porta che cosa',
      'Una lista con i nomi; etichette per frutta secca, glutine e uova; niente panna se non c’è un frigo.',
    ],
    pricesAndChange: [
      'Ultimi giorni',
      'Prezzi, resto, sacchetti e scatole',
      'Prezzi tondi sui cartellini, una cassetta e un modo per pagare col telefono.',
    ],
    moneyIn: ['Dopo', 'Contare, versare, ringraziare', 'Racconta a chi ha preparato e comprato quanto si è raccolto.'],
  },
  reunion: {
    find: ['Avvio', 'Ritrovare tutti', 'Un elenco con i numeri; ognuno chiama i tre che sente ancora.'],
    branches: [
      'Avvio',
      'Uno per ogni ramo della famiglia',
      'Chi ha i numeri dei suoi li chiama; così non tocca tutto a uno solo.',
    ],
    date: [
      'Avvio',
      'Mettersi d’accordo sulla data',
      'Tre tra cui scegliere e una settimana per rispondere, poi è quella.',
    ],
    venue: [
      'Avvio',
      'Prenotare il posto',
      'Comodo per i più, con lo spazio per girare e parlare; chiedi quanto è la caparra.',
    ],
    beds: ['Avvio', 'Dove dorme chi viene da lontano', 'Qualche camera bloccata, con i prezzi per famiglie e anziani.'],
    invite: [
      'Organizzazione',
      'Mandare gli inviti',
      'Giorno, ora, luogo, quota e come si paga, e una data entro cui rispondere.',
    ],
    memories: ['Organizzazione', 'Vecchie foto e musica', 'Chiedi a tutti due foto e prepara una playlist.'],
    check: [
      'Ultimi giorni',
      'Quanti siamo, e l’indirizzo a tutti',
      'Di’ il numero al locale e rimanda a tutti l’indirizzo.',
    ],
    photos: ['Dopo', 'Foto e contatti', 'Mandali a tutti e chiudi i conti con chi ha aiutato.'],
  },
}
