import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what takes place: going there, taking part, showing something. */
export const outingsAndStagesSteps: StepsOf<'attend' | 'competition' | 'hackathon' | 'exhibition' | 'eachOfThem'> = {
  attend: {
    company: ['Prenotazioni', 'Con chi andarci', 'Un messaggio, e una risposta entro la settimana.'],
    ticket: ['Prenotazioni', 'Biglietti', 'Se non li hai già: solo rivenditori ufficiali. Salvali dove li ritrovi.'],
    register: [
      'Prenotazioni',
      'Iscriversi',
      'Quota ridotta per chi si iscrive presto, laboratori con pochi posti, fattura se paga il lavoro.',
    ],
    travel: ['Prenotazioni', 'Come andare e tornare', 'Ultimo treno, parcheggio o una notte fuori: prenota per tempo.'],
    sessions: [
      'Ultimi giorni',
      'Programma, e chi incontrare',
      'Tre interventi da non perdere, due persone a cui scrivere prima.',
    ],
    camera: [
      'Ultimi giorni',
      'Orari, posti, un mazzolino',
      'A che ora portare chi è in scena e da quando si entra; telefono carico.',
    ],
    check: [
      'Ultimi giorni',
      'Biglietti, orari, meteo',
      'Biglietti sul telefono anche offline, apertura, regole per le borse, ritrovo.',
    ],
    bag: [
      'Ultimi giorni',
      'Badge, caricatore, biglietti da visita',
      'Iscrizione salvata offline, scarpe comode, la strada dalla stazione.',
    ],
    memories: ['Dopo', 'Foto a nonni e amici', 'Manda in giro le più belle, e un complimento a chi era in scena.'],
    notes: ['Dopo', 'Appunti e contatti', 'Scrivi a chi hai conosciuto, e racconta tre cose ai colleghi.'],
    tent: [
      'Ultimi giorni',
      'Tenda, sacco a pelo, stivali',
      'La tenda montata una volta a casa; frontale, batteria di riserva, contanti, tappi per le orecchie.',
    ],
  },
  competition: {
    washed: [
      'Ultimi giorni',
      'Lavare, tosare e caricare',
      'Lavati o tosati come vuole la razza; cavezze, spazzole, camice, fieno e secchi pronti.',
    ],
    movement: [
      'Documenti',
      'Marche, documenti e modello di spostamento',
      'Marche auricolari a posto, registro dei farmaci aggiornato; il veterinario se la mostra chiede esami.',
    ],
    halter: [
      'Preparazione',
      'Alimentazione, mano e cavezza',
      'Dieci minuti al giorno ciascuno finché stanno fermi; piedi e peso controllati ogni settimana.',
    ],
    animalSchedule: [
      'Inizio',
      'Regolamento e iscrizione',
      'Categorie, età, certificati richiesti e scadenza, spesso settimane prima: scegline qualcuno in più di quelli che porterai.',
    ],
    consents: [
      'Preparazione',
      'Genitori: moduli e passaggi',
      'Chi porta chi, moduli firmati, numeri di telefono, chi resta con la squadra.',
    ],
    friendly: ['Prove', 'Un’amichevole', 'Con la formazione di quel giorno; chi gioca dove, e i cambi.'],
    enter: ['Avvio', 'Iscriversi in tempo', 'Scadenza, quota, categoria; conserva la conferma.'],
    jars: ['Preparazione', 'Preparare presto i vasetti', 'Pieni fino all’orlo, capsule nuove, nome e data.'],
    schedule: ['Avvio', 'Procurarsi il regolamento', 'Quali categorie, quanti pezzi; fino a quando ci si iscrive.'],
    forShow: ['Preparazione', 'Farne più di quanto serve', 'Così si porta solo il meglio: uno sguardo ogni settimana.'],
    entryForm: ['Ultimi giorni', 'Consegnare il modulo', 'Una riga per categoria, e la quota dove c’è.'],
    staging: ['Ultimi giorni', 'Scegliere, pulire e imballare', 'I più belli e uguali; a che ora si consegna?'],
    court: ['Avvio', 'Campo, giorno e squadre', 'Prenota il posto, conta chi c’è e scegli una formula semplice.'],
    team: ['Avvio', 'Squadra e tavolo', 'Da quattro a sei che sanno cose diverse; prenota il tavolo.'],
    rules: ['Avvio', 'Regolamento e criteri', 'Che cosa conta, che cosa è vietato, come si è vinto l’ultima volta.'],
    certificate: [
      'Avvio',
      'Certificato medico e tessera',
      'Per le gare serve quello agonistico: il medico sportivo ha liste d’attesa.',
    ],
    entry: [
      'Preparazione',
      'Preparare il lavoro da mandare',
      'Prima tre possibilità, poi una fatta bene, nel formato che chiedono.',
    ],
    practise: ['Allenamento', 'Allenarsi', 'Stessi tempi e stesse regole di quel giorno, ogni volta una cosa meglio.'],
    bakes: ['Prove', 'Una prova a settimana', 'Sempre la stessa ricetta: segna forno, minuti e che cosa hai cambiato.'],
    topics: [
      'Preparazione',
      'Un argomento a testa da ripassare',
      'Attualità, musica, sport, capitali: mezz’ora, due volte a settimana.',
    ],
    warmUp: ['Preparazione', 'Qualche partita di riscaldamento', 'Con chi giocherà, senza prenderla troppo sul serio.'],
    mock: [
      'Allenamento',
      'Una prova come quel giorno',
      'Davanti a qualcuno, con il cronometro; poi lavora solo su ciò che ti è costato di più.',
    ],
    reader: ['Preparazione', 'Farlo vedere a qualcuno', 'Che cosa colpisce, che cosa non si capisce?'],
    tasting: [
      'Prove',
      'Un assaggio, come fa la giuria',
      'Intera e tagliata, con tre persone sincere; e come si trasporta?',
    ],
    send: [
      'Ultimi giorni',
      'Mandare il lavoro',
      'Formato, nome del file, quota: non l’ultima sera. Conserva la ricevuta.',
    ],
    numbers: [
      'Ultimi giorni',
      'Confermare chi viene',
      'Un messaggio con ora, luogo e che cosa portare, e chi pensa da bere.',
    ],
    check: [
      'Ultimi giorni',
      'Luogo, orari e che cosa portare',
      'E una riserva di ciò che si può rompere o dimenticare.',
    ],
    bakeDay: [
      'Ultimi giorni',
      'Cuocere quella che conta',
      'Lasciala raffreddare, portala in una scatola, decora sul posto.',
    ],
    rest: ['Ultimi giorni', 'Borsa pronta e riposo', 'Prepara tutto, mangia bene, dormi. Oggi niente di nuovo.'],
    lorry: [
      'Ultimi giorni',
      'Van, passaporto, vaccinazioni',
      'Trasporto fissato, passaporto e vaccini del cavallo in regola, ferri non negli ultimi giorni.',
    ],
    horseReady: [
      'Ultimi giorni',
      'Lavato, intrecciato, selleria pulita',
      'Cap e giacca pronti, la ripresa ancora una volta a piedi; l’ora di caricare scritta.',
    ],
  },
  hackathon: {
    enter: ['Avvio', 'Iscriversi', 'Posti, regole, premi, e se si può portare codice proprio.'],
    team: ['Avvio', 'Trovare una squadra', 'Uno che costruisce, uno che disegna, uno che racconta.'],
    idea: [
      'Preparazione',
      'Due idee abbastanza piccole',
      'Da fare in metà del tempo, con quello che può andare storto.',
    ],
    kit: ['Preparazione', 'Strumenti pronti', 'Progetto vuoto, account, chiavi, un modo per mostrarlo: tutto provato.'],
    check: [
      'Ultimi giorni',
      'Zaino e una notte di sonno',
      'Portatile, caricabatterie, cavi, spuntini; poi dormi, è l’ultima notte buona.',
    ],
    after: ['Dopo', 'Decidere se continuare', 'Riordina il codice, scrivi alla squadra, decidete se continua.'],
  },
  exhibition: {
    missingWorks: [
      'Opere',
      'Fare quelle che mancano',
      'Tante a settimana, la più grande per prima; i colori a olio asciugano in settimane, poi la cornice.',
    ],
    entry: [
      'Avvio',
      'Iscrizione e regolamento',
      'Quante opere, misure, quota, che cosa trattengono sulle vendite; entro quando iscriversi, e quando si consegna.',
    ],
    tellFriends: ['Ultimi giorni', 'Dirlo a chi vorrebbe vederla', 'Orari, indirizzo, un’immagine.'],
    packed: [
      'Ultimi giorni',
      'Etichette e imballo',
      'Nome, titolo e prezzo su ognuna; qualcosa di morbido in mezzo, ganci o supporti nella borsa.',
    ],
    bringThere: [
      'Ultimi giorni',
      'Portarle e sistemarle',
      'All’ora che hanno detto; una foto di come stanno, e l’elenco a chi vende.',
    ],
    fetch: [
      'Dopo',
      'Riprendere quello che resta',
      'Che cosa è stato venduto, chi ha chiesto, e un grazie a chi ha organizzato.',
    ],
    venue: ['Avvio', 'Spazio e date', 'Pareti, luce, orari, assicurazione, chi paga che cosa.'],
    choose: ['Opere', 'Scegliere le opere', 'Meno di quante pensi, con un filo che le tiene insieme.'],
    make: ['Opere', 'Finire e preparare le opere', 'Prima una prova; corniciaio e stampatore vogliono tre settimane.'],
    invite: [
      'Inaugurazione',
      'Inviti e locandine',
      'Con l’immagine più bella, l’ora dell’inaugurazione, e chi dice due parole.',
    ],
    captions: ['Inaugurazione', 'Titoli, testi e prezzi', 'Brevi, grandi, alla stessa altezza.'],
    check: [
      'Ultimi giorni',
      'Elenco, attrezzi e chi aiuta',
      'Elenco delle opere, chiodi, livella, chi aiuta, da bere per l’inaugurazione.',
    ],
    hang: ['Ultimi giorni', 'Allestimento', 'Prima a terra, il centro all’altezza degli occhi, le luci per ultime.'],
    takeDown: ['Dopo', 'Smontare', 'Ringraziamenti, opere vendute consegnate, pareti come prima.'],
    callForWorks: [
      'Opere',
      'Invitare i soci a partecipare',
      'Quante opere a testa, misure, cornice, quota, scheda, e la data entro cui dire di sì.',
    ],
    worksIn: [
      'Opere',
      'Raccogliere e scegliere le opere',
      'Già incorniciate e con il gancio, titolo e prezzo sul retro; un elenco di chi ha portato che cosa.',
    ],
    rota: ['Inaugurazione', 'Turni per tenere aperto', 'Due soci per turno, chiavi, cassa, chi apre e chi chiude.'],
  },
  eachOfThem: {
    list: ['Avvio', 'L’elenco completo, su una mappa', 'Orari, distanze, e quali stanno bene nella stessa giornata.'],
    stages: [
      'Avvio',
      'Dividere il percorso in giornate',
      'Ognuna da una stazione o fermata alla successiva; dove mancano, due macchine.',
    ],
    dates: [
      'Avvio',
      'Mettere in agenda le prime tre date',
      'Con chi viene insieme a te; le più lontane finché le giornate sono lunghe.',
    ],
    outings: ['Uscite', 'Uno dopo l’altro', 'Una foto e una riga ogni volta; prima di tornare, scegli il prossimo.'],
    look: ['Uscite', 'Quanti ne mancano', 'Metti in agenda anche quelli.'],
  },
}
