import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of turning points, and of how one lives. */
export const turningPointsSteps: StepsOf<'meeting' | 'backToWork' | 'grief' | 'proposal'> = {
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
    profile: [
      'Inizio',
      'Foto e poche righe sincere',
      'Tre foto recenti, che cosa ti piace, che cosa cerchi; falle leggere a un amico.',
    ],
    write: [
      'Prime settimane',
      'Scrivere a due o tre persone',
      'Una domanda su quello che raccontano; due volte a settimana bastano.',
    ],
    firstDate: ['Prime settimane', 'Un primo caffè', 'In un posto frequentato, un’ora, e un amico che sa dove sei.'],
    goOn: ['Poi', 'Vedersi, e rivedersi', 'Con chi si stava bene? Una sera a settimana, senza fretta.'],
  },
  backToWork: {
    pumpAtWork: [
      'Preparazione',
      'Tiralatte: orari, stanza, biberon',
      'Provalo a casa qualche settimana prima e fai scorta in freezer; al lavoro chiedi una stanza e un frigo, o i permessi per allattamento.',
    ],
    firstMeals: [
      'Preparazione',
      'Svezzamento, un pasto alla volta',
      'Chiedi al pediatra quando; un cibo nuovo ogni pochi giorni, e un pasto dato da qualcun altro prima che tu non ci sia.',
    ],
    backApplications: [
      'Ricerca',
      'Candidature, e vecchi colleghi',
      'Due a settimana, con gli orari che puoi fare davvero; chiedi prima una giornata di prova.',
    ],
    backCv: [
      'Ricerca',
      'Curriculum, e gli anni in mezzo',
      'Una riga onesta per gli anni a casa; una ex responsabile e il corso come referenze.',
    ],
    backStudy: [
      'Aggiornamento',
      'Corsi e pratica per il rientro',
      'Ore fisse di studio quando qualcuno tiene i bambini; un tutor per la pratica.',
    ],
    backCourse: [
      'Inizio',
      'Che cosa è cambiato, e chi ti aggiorna',
      'Un corso di rientro, una giornata accanto a una ex collega; chiedi di borse e part-time.',
    ],
    registration: [
      'Inizio',
      'Albo o graduatorie: che cosa serve per rientrare',
      'Iscrizione, crediti o titoli da aggiornare: quali moduli, quanto costa, quanto ci vuole.',
    ],
    employer: [
      'Accordi',
      'Parla con il datore di lavoro',
      'Giorno, orario, ferie rimaste, che cosa è cambiato; dopo una nascita, i permessi per allattamento.',
    ],
    days: ['Accordi', 'Chi fa che cosa, giorno per giorno', 'Tragitti, pasti, malattie: un piano B per ogni giorno.'],
    trial: ['Preparazione', 'Una giornata di prova', 'Sveglia, uscita, tragitto e ritorno: dove è troppo stretto?'],
    ready: ['Ultimi giorni', 'Borsa, vestiti, password', 'Tutto pronto la sera, e due cene già cucinate.'],
    look: ['Dopo', 'Come vanno le giornate?', 'Cambia una cosa, quella che pesa di più.'],
    phased: [
      'Accordi',
      'Visita e rientro graduale',
      'Con il medico del lavoro: quali orari, quali mansioni, per quanto.',
    ],
    childcare: [
      'Accordi',
      'Un posto per il bambino',
      'Nido, tata, nonni: chiedi adesso, i posti finiscono mesi prima.',
    ],
    settling: [
      'Preparazione',
      'Inserimento al nido',
      'Prima un’ora insieme, poi sempre più a lungo senza di te: due settimane, se si può.',
    ],
  },
  grief: {
    talk: [
      'Subito',
      'Di’ a qualcuno come stai',
      'Un amico, il medico, una linea di ascolto: qualcuno che ascolta e basta.',
    ],
    rest: ['Subito', 'Lascia ad altri quello che può aspettare', 'Carte e commissioni che possono fare per te.'],
    distance: [
      'Subito',
      'Un po’ di distanza',
      'Silenzia la chat, le cose in una scatola per dopo; quello che resta da sistemare, in una volta sola.',
    ],
    newThing: [
      'Settimane',
      'Una cosa che avevi smesso di fare',
      'Un posto, un’amicizia, uno sport solo tuo: dagli un giorno.',
    ],
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
  proposal: {
    ring: [
      'Preparazione',
      'Scegliere e ordinare l’anello',
      'Su misura ci vogliono da quattro a sei settimane; chiedi se si può cambiare.',
    ],
    place: ['Preparazione', 'Il posto e il momento', 'Uno che dica qualcosa a voi due, e un piano se piove.'],
    words: ['Preparazione', 'Trova le parole', 'Tre frasi tue: imparale e poi dimenticale.'],
    check: [
      'Ultimi giorni',
      'Anello, tavolo, foto',
      'Tutto confermato, l’anello dove nessuno lo trova; in viaggio, nel bagaglio a mano.',
    ],
    tell: ['Dopo', 'Ditelo alle famiglie', 'Prima che girino le foto.'],
    size: [
      'Preparazione',
      'Scoprire misura e gusti',
      'Un suo anello in prestito, una sorella o un’amica che sa tacere.',
    ],
    journey: ['Preparazione', 'Prenotare viaggio e albergo', 'Con una seconda sera, se la prima piove.'],
  },
}
