import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of turning points, and of how one lives. */
export const turningPointsSteps: StepsOf<
  'meeting' | 'therapy' | 'backToWork' | 'grief' | 'separation' | 'proposal' | 'ecology' | 'familyTree' | 'toddler'
> = {
  meeting: {
    where: [
      'Inizio',
      'Due posti dove andare',
      'Dove c’è chi fa quello che ti piace: un corso, un circolo, un coro, un’app.',
    ],
    first: ['Inizio', 'Iscriviti, o scrivi a due persone', 'Oggi è meglio del momento perfetto.'],
    go: ['Prime settimane', 'Vacci ogni settimana', 'Stesso posto e stessa ora: le facce diventano nomi.'],
    look: ['Prime settimane', 'Dove ti trovi meglio?', 'Tieni quello, e al posto degli altri prova qualcosa di nuovo.'],
    closer: [
      'Poi',
      'Invita qualcuno per un caffè',
      'Una cosa piccola, vicina, con un giorno: quasi mai è troppo presto.',
    ],
  },
  therapy: {
    names: ['Ricerca', 'Tre nomi', 'Medico di base, amici, consultorio, albo: chi si occupa di quello che ti serve?'],
    write: ['Ricerca', 'Scrivi o chiama', 'Poche righe: di che si tratta, quando puoi, quanto costa.'],
    first: ['Scelta', 'I primi colloqui', 'Con due, se puoi: ti ascolta davvero?'],
    decide: ['Scelta', 'Scegli e fissa l’ora', 'Sempre la stessa ora aiuta a non saltare.'],
    look: ['Dopo', 'Ti fa bene?', 'Dopo sei incontri: di’ che cosa aiuta e che cosa no.'],
  },
  backToWork: {
    employer: [
      'Accordi',
      'Parla con il datore di lavoro',
      'Giorno, orario, permessi per allattamento, che cosa è cambiato.',
    ],
    days: [
      'Accordi',
      'Chi fa che cosa, giorno per giorno',
      'Nido o nonni, tragitti, malattie: un piano B per ogni giorno.',
    ],
    trial: ['Preparazione', 'Una giornata di prova', 'Sveglia, nido, tragitto e ritorno: dove è troppo stretto?'],
    ready: ['Ultimi giorni', 'Borsa, vestiti, password', 'Tutto pronto la sera, e due cene già cucinate.'],
    look: ['Dopo', 'Come vanno le giornate?', 'Cambia una cosa, quella che pesa di più.'],
  },
  grief: {
    talk: [
      'Subito',
      'Di’ a qualcuno come stai',
      'Un amico, il medico, una linea di ascolto: qualcuno che ascolta e basta.',
    ],
    rest: ['Subito', 'Lascia ad altri quello che può aspettare', 'Carte e commissioni che possono fare per te.'],
    weekly: [
      'Settimane',
      'Un’ora buona alla settimana',
      'Una passeggiata, un coro, un caffè con la stessa persona; anche nei giorni brutti.',
    ],
    group: [
      'Settimane',
      'Un gruppo o uno psicologo',
      'Chiedi al medico o al consultorio: un primo incontro non impegna.',
    ],
    remember: [
      'Settimane',
      'Un posto per i ricordi',
      'Una scatola, un album, un albero, una ricetta: insieme a chi sente la stessa mancanza.',
    ],
    look: ['Bilancio', 'Come stai adesso?', 'Per le date difficili che vengono, metti già qualcuno accanto.'],
  },
  separation: {
    talk: ['Subito', 'Qualcuno al tuo fianco', 'Un amico che sa, e qualcuno con cui parlare di come stai.'],
    lawyer: ['Subito', 'Primo colloquio con un avvocato', 'Prima la mediazione, se si può; chiedi quanto costa.'],
    papers: ['Preparazione', 'Raccogli le carte', 'Atto di matrimonio, conti, casa, redditi, figli.'],
    money: ['Preparazione', 'I numeri di due case', 'Quanto serve al mese a ciascuno, e quanto c’è.'],
    homes: ['Preparazione', 'Case e giorni dei figli', 'Per iscritto, anche per vacanze e feste.'],
    agreement: ['Chiusura', 'Leggi l’accordo', 'Con il tuo avvocato, senza fretta.'],
    change: ['Dopo', 'Residenza, conti, contratti', 'Banca, testamento, polizze, scuola, medico.'],
  },
  proposal: {
    ring: ['Preparazione', 'Scegli l’anello', 'Per la misura, uno dei suoi in prestito; o lo scegliete insieme dopo.'],
    place: ['Preparazione', 'Il posto e il momento', 'Uno che dica qualcosa a voi due, e un piano se piove.'],
    words: ['Preparazione', 'Trova le parole', 'Tre frasi tue: imparale e poi dimenticale.'],
    check: ['Ultimi giorni', 'Anello, tavolo, foto', 'Tutto confermato, l’anello dove nessuno lo trova.'],
    tell: ['Dopo', 'Ditelo alle famiglie', 'Prima che girino le foto.'],
  },
  ecology: {
    look: ['Inizio', 'Guarda la spazzatura di una settimana', 'Scrivi che cosa la riempie: servirà per confrontare.'],
    choose: ['Inizio', 'Tre cose da cambiare', 'Le tre che butti di più.'],
    shops: ['Inizio', 'Dove trovarle diverse', 'Sfuso, mercato, usato; e quello che puoi fare in casa.'],
    weeks: ['Settimane', 'Resta sulle tre', 'Borse e contenitori vicino alla porta; se un giorno salta, pazienza.'],
    compare: ['Bilancio', 'Riguarda la spazzatura', 'Tieni quello che funziona, scegli le prossime.'],
  },
  familyTree: {
    ask: ['Inizio', 'Fai parlare i più anziani', 'Nomi, date, paesi, soprannomi; registra con il telefono.'],
    papers: ['Inizio', 'Certificati, lettere, foto', 'Scrivi i nomi dietro le foto finché qualcuno li sa.'],
    registers: [
      'Ricerca',
      'Anagrafe, parrocchie, archivi',
      'Nascite, matrimoni, stati delle anime; un ramo alla volta.',
    ],
    draw: ['Disegno', 'Disegna l’albero', 'A penna quello che è certo, a matita il resto.'],
    share: ['Traguardo', 'Mostralo in famiglia', 'C’è sempre qualcuno che ne sa ancora uno.'],
  },
  toddler: {
    signs: [
      'Inizio',
      'È il momento giusto?',
      'Due settimane tranquille: niente viaggi, niente nido nuovo, tutti sereni.',
    ],
    things: [
      'Inizio',
      'Prendi quello che aiuta, scegliendo insieme',
      'E mettiti d’accordo con nonni e nido: tutti allo stesso modo.',
    ],
    days: [
      'Primi giorni',
      'Giorni tranquilli a casa',
      'Stesse parole, stessi orari, niente sgridate; loda ogni tentativo.',
    ],
    out: ['Poi', 'Fuori e con gli altri', 'Nonni, nido, una breve uscita con il cambio.'],
    praise: ['Dopo', 'Una piccola festa', 'E nessuna fretta per quello che ancora sfugge.'],
  },
}
