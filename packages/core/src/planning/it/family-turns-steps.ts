import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of families at a turn. */
export const familyTurnsSteps: StepsOf<
  'bullying' | 'separation' | 'homeFromHospital' | 'conditionPlan' | 'exchangeYear' | 'choosingStudies'
> = {
  homeFromHospital: {
    ward: [
      'Adesso',
      'Parlare con il reparto',
      'Quali aiuti, medicine e ausili serviranno e chi li attiva; di’ con chiarezza quello che a casa non si può fare.',
    ],
    rooms: [
      'Adesso',
      'Letto, bagno, scale',
      'Un letto al piano giusto se le scale sono troppe; deambulatore, comoda: chiedi al reparto o al medico, la ASL li presta.',
    ],
    help: [
      'Adesso',
      'Chi c’è nei primi giorni',
      'Di giorno e di notte, su un foglio; chiedi al reparto l’assistenza domiciliare.',
    ],
    wayHome: [
      'Ultimi giorni',
      'Vestiti, chiavi e ritorno',
      'Un passaggio o l’ambulanza, casa calda, pasti per due giorni; dal reparto si esce con lettera e medicine.',
    ],
    medicines: [
      'Dopo',
      'Le medicine su un foglio',
      'Quali, quante, quando, che cosa è sospeso, e chi chiamare di notte.',
    ],
    doctor: [
      'Dopo',
      'Sentire il medico di base',
      'Quello che chiede la lettera, il prossimo controllo, e che cosa a casa non va.',
    ],
  },
  conditionPlan: {
    plan: [
      'Adesso',
      'Un foglio scritto dal medico',
      'Che cosa evitare, i primi segnali, che cosa fare e in che ordine: una pagina.',
    ],
    medicines: [
      'Adesso',
      'Le medicine dove servono',
      'A casa, dove si passa la giornata, e una scorta che viaggia; segna le scadenze.',
    ],
    kitchen: [
      'Adesso',
      'Cucina ed etichette',
      'Leggi ogni etichetta, anche di quello che conosci; uno scaffale a parte, e niente che lo tocchi.',
    ],
    school: [
      'Scuola',
      'Incontro con la scuola',
      'Il foglio del medico, la richiesta per farmaci o dieta: chi lo sa, dove stanno, mensa, gite e feste.',
    ],
    family: [
      'Famiglia',
      'Spiegarlo a nonni e amici',
      'Lo stesso foglio a chi se ne occupa: che cosa no, che cosa fare, chi chiamare.',
    ],
    child: [
      'Famiglia',
      'Provare con il bambino o la bambina',
      'A chi dirlo, quando dire no grazie: con parole sue, e senza paura.',
    ],
    look: ['Dopo', 'Come sta andando?', 'Chiedilo a chi lo sa: che cosa è sfuggito? E fissa il prossimo controllo.'],
  },
  exchangeYear: {
    ownRoom: [
      'Preparare',
      'Trovare una stanza',
      'Residenze, poi annunci e gruppi di studenti; mai pagare prima che qualcuno l’abbia vista.',
    ],
    papersInEurope: [
      'Carte',
      'Learning agreement, documento, tessera sanitaria',
      'Esami concordati con le due università; documento valido fino al ritorno, TEAM per il medico.',
    ],
    agree: [
      'Adesso',
      'Accordi con scuola o università',
      'Che cosa viene riconosciuto, che cosa si recupera dopo, che cosa firmano prima.',
    ],
    papers: [
      'Carte',
      'Passaporto, visto, assistenza sanitaria',
      'Che cosa chiede quel paese a chi studia, e quanto ci vuole; per i minori firma un genitore.',
    ],
    money: [
      'Soldi',
      'I soldi per quei mesi',
      'Quote, alloggio, viaggi, una somma al mese: quali borse ci sono, e chi paga che cosa.',
    ],
    room: [
      'Preparare',
      'Famiglia ospitante o stanza',
      'Scrivete subito; quanto dista la scuola, che cosa è compreso, chi viene alla stazione o in aeroporto.',
    ],
    language: [
      'Preparare',
      'La lingua, un po’ per volta',
      'Serie, un libro, mezz’ora di conversazione; da saltare se si sa già.',
    ],
    journey: [
      'Preparare',
      'Prenotare il viaggio',
      'L’andata, se il giorno del ritorno non è sicuro; bagagli per dei mesi.',
    ],
    phone: [
      'Ultime settimane',
      'Carta, telefono, medicine',
      'Che cosa funziona là e quanto costa; ricette per i primi mesi.',
    ],
    goodbye: ['Ultime settimane', 'Una serata con gli amici', 'E d’accordo su quando sentirsi: non ogni giorno.'],
    pack: [
      'Ultimi giorni',
      'Valigia, con le carte in cima',
      'Lettere, indirizzi, numeri anche su carta; un pensiero per chi ospita.',
    ],
    first: [
      'Dopo',
      'Come vanno le prime settimane?',
      'Lezioni, medico, banca, due persone con cui pranzare: che cosa manca?',
    ],
  },
  separation: {
    ownAgreement: [
      'Accordo',
      'Rileggere, ognuno per conto suo',
      'Senza fretta: somme, giorni, date. Un’ora di consulenza prima di firmare costa poco.',
    ],
    ownRules: [
      'Subito',
      'Che cosa si può fare da soli',
      'In Comune, davanti all’ufficiale di stato civile, se non ci sono figli minori né passaggi di casa; se no serve un legale o il tribunale.',
    ],
    talk: ['Subito', 'Qualcuno accanto', 'Un amico che sa, e qualcuno con cui parlare di come stai.'],
    lawyer: ['Subito', 'Primo colloquio con un avvocato', 'Costi, che cosa decidete voi, se serve un mediatore.'],
    papers: [
      'Preparazione',
      'Raccogli le carte',
      'Conti, casa, redditi, debiti; l’atto di matrimonio, se siete sposati.',
    ],
    money: ['Preparazione', 'I numeri di due case', 'Quanto serve al mese a ciascuno, e quanto c’è.'],
    homes: [
      'Accordo',
      'Accordarsi su casa e figli',
      'Tre o quattro incontri, con un mediatore se serve; per iscritto, anche per vacanze e feste.',
    ],
    agreement: ['Chiusura', 'Leggi l’accordo', 'Con il tuo avvocato, senza fretta.'],
    change: ['Dopo', 'Residenza, conti, contratti', 'Banca, testamento, polizze, scuola, medico.'],
    sign: [
      'Chiusura',
      'Firma dell’accordo',
      'In Comune, dagli avvocati o in tribunale; se ci sono figli minori non basta il Comune.',
    ],
    home: [
      'Accordo',
      'Accordarsi su casa e soldi',
      'Chi resta, che cosa si vende o si divide; tre o quattro incontri, per iscritto.',
    ],
    tellChildren: [
      'Figli',
      'Dirlo ai figli, insieme',
      'Tutti e due, con parole semplici, in un giorno con tempo davanti: non è colpa loro, che cosa cambia e che cosa resta uguale. Niente dettagli, niente accuse.',
    ],
    askChildren: [
      'Dopo',
      'Chiedere ai figli come stanno',
      'Uno alla volta, camminando o in macchina; e due parole con gli insegnanti.',
    ],
  },
  bullying: {
    listen: [
      'Subito',
      'Prima ascoltare',
      'In macchina o a passeggio: che cosa succede, da quando, chi vede; dirlo è stato giusto. Niente promesse alle spalle.',
    ],
    notes: [
      'Subito',
      'Scrivere che cosa è successo',
      'Giorno, luogo, chi c’era, foto dei messaggi; non rispondere tu.',
    ],
    school: [
      'Scuola',
      'Parlare con la scuola',
      'Coordinatore e referente per il bullismo: che cosa sai, che cosa fanno ed entro quando, chi tiene d’occhio.',
    ],
    written: [
      'Scuola',
      'Due righe su quello che è deciso',
      'A chi c’era: passi, nomi, e il giorno del prossimo incontro.',
    ],
    strength: [
      'A casa',
      'Qualcosa che fa bene',
      'Un amico a casa, uno sport fuori dalla scuola; provate insieme che cosa dire e da chi andare.',
    ],
    look: ['Scuola', 'Chiedere come va adesso', 'Prima a casa, poi a scuola: che cosa è finito, che cosa no?'],
    further: [
      'Dopo',
      'Un passo oltre',
      'Se continua: al dirigente, per iscritto; per un consiglio il Telefono Azzurro, e la polizia se ci sono minacce.',
    ],
  },
  choosingStudies: {
    statement: [
      'Documenti',
      'Test d’ingresso',
      'TOLC o test della facoltà: iscriviti presto, due settimane di prove degli anni scorsi.',
    ],
    ucasForm: [
      'Documenti',
      'Preparare l’immatricolazione',
      'Bando, ISEE per l’università, documenti e foto: segna quando aprono le iscrizioni.',
    ],
    offer: [
      'Adesso',
      'Che cosa c’è, ed entro quando',
      'Posti, test d’ingresso, materie obbligatorie, costi, l’ultimo giorno.',
    ],
    lists: ['Adesso', 'Due elenchi', 'Che cosa piace, e che cosa riesce: li scrive chi poi studierà.'],
    ask: [
      'Scegliere',
      'Chiedere a chi lo sa',
      'A chi insegna e a chi è un anno avanti: quanto lavoro c’è, e dove porta.',
    ],
    look: [
      'Scegliere',
      'Un open day o una lezione di prova',
      'Seguirne una, vedere dove si abita, chiedere che cosa rifarebbero diversamente.',
    ],
    decide: ['Scegliere', 'Decidere, e dormirci sopra', 'Prima e seconda scelta, con il perché in una frase.'],
    send: ['Ultimi giorni', 'Mandare la scelta', 'Prima dell’ultima ora; tieni una copia.'],
  },
}
