import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what goes, of quotes and a choice, of a new program, and of an open garden. */
export const changingOverSteps: StepsOf<'disposal' | 'choosingFirm' | 'newSystem' | 'openGarden'> = {
  disposal: {
    howItGoes: [
      'Subito',
      'Vedere come può andare via',
      'È ancora buono? A un’associazione o in regalo; se no il ritiro ingombranti del Comune, l’isola ecologica, o il negozio che porta il nuovo.',
    ],
    bookCollection: [
      'Subito',
      'Prenotare il ritiro, o un furgone',
      'Quanti pezzi, quale giorno, se costa; all’isola ecologica serve la tessera.',
    ],
    atTheDoor: ['Il giorno prima', 'Smontare e portare giù', 'Cassetti e tasche vuoti; per le scale chiedi una mano.'],
  },
  choosingFirm: {
    quoteList: [
      'Inizio',
      'Scrivere che cosa c’è da fare',
      'La stessa mezza pagina con le foto per tutti, se no i prezzi non si confrontano.',
    ],
    quoteNames: [
      'Inizio',
      'Chiamarne quattro, per averne tre',
      'Prima chi ti consigliano vicini e amici; uno non si presenta sempre.',
    ],
    quoteVisits: [
      'Preventivi',
      'Sopralluoghi',
      'Le stesse domande a tutti: quando puoi iniziare, quanto dura, che cosa è escluso, garanzia.',
    ],
    quoteChase: [
      'Preventivi',
      'Sollecitare quello che manca',
      'Un messaggio gentile con una data; per iscritto e con l’IVA.',
    ],
    quoteTable: [
      'Decisione',
      'Mettere i preventivi uno accanto all’altro',
      'Prezzo, che cosa è compreso, tempi, garanzia, detrazioni; senti due loro clienti.',
    ],
    quoteDecide: [
      'Decisione',
      'Decidere',
      'Non per forza il meno caro: quello che ha risposto con chiarezza. Dormici sopra.',
    ],
    quoteTold: [
      'Dopo',
      'Accettare per iscritto, avvisare gli altri',
      'Prezzo, inizio e rate; un grazie a chi non hai scelto.',
    ],
  },
  newSystem: {
    systemNeeds: [
      'Inizio',
      'Che cosa deve saper fare',
      'Dieci cose che fai ogni settimana, chi lo usa, con che cosa deve parlare: banca, cassa, commercialista.',
    ],
    systemTrial: [
      'Scelta',
      'Provarne due con casi veri',
      'Una settimana ciascuno, con chi lo userà di più; senti quale conosce il commercialista.',
    ],
    systemDay: [
      'Scelta',
      'Fissare il giorno del passaggio',
      'Il primo di un mese o di un trimestre, mai nella settimana più piena.',
    ],
    systemTidy: [
      'Preparazione',
      'Pulire i dati vecchi ed esportarli',
      'Doppioni, clienti chiusi, partite aperte; una copia intera al sicuro.',
    ],
    systemImport: [
      'Passaggio',
      'Impostarlo e portare i dati',
      'Saldi iniziali e banca: confronta dieci voci e i totali.',
    ],
    systemTeach: [
      'Passaggio',
      'Farlo vedere a chi lo usa',
      'Mezz’ora sulle quattro cose di ogni giorno, e una pagina di appunti.',
    ],
    systemBoth: ['Dopo', 'Tenere d’occhio tutti e due', 'Confronta i totali ogni settimana, finché un mese torna.'],
    systemClosed: [
      'Dopo',
      'Chiudere quello vecchio',
      'Tieni l’esportazione per gli anni di legge, e disdici l’abbonamento.',
    ],
  },
  openGarden: {
    gardenAgreed: [
      'Inizio',
      'Concordare orari, biglietti e testo',
      'Con chi organizza: apertura, tre righe e una foto per il dépliant, bagni e parcheggio.',
    ],
    gardenInsured: [
      'Inizio',
      'Assicurazione e passaggi sicuri',
      'Chi copre i visitatori? Lastre mosse, gradini e vasche visti con occhi estranei.',
    ],
    gardenJobs: [
      'Giardino',
      'Il giardino, settimana per settimana',
      'Concimare, legare, riempire i vuoti; quello che deve fiorire quel giorno si pianta o si cima adesso.',
    ],
    plantStall: [
      'Giardino',
      'Piantine in vaso per il banchetto',
      'In otto settimane diventano belle; scrivi subito i cartellini.',
    ],
    gardenHelpers: [
      'Persone',
      'Chiedere chi aiuta',
      'Ingresso, torte, tè, parcheggio: due ore ciascuno, e un cambio per te.',
    ],
    gardenPosters: ['Persone', 'Locandine e messaggi', 'Nei negozi, in bacheca, nei gruppi; una freccia all’angolo.'],
    gardenEdges: [
      'Ultimi giorni',
      'Tagliare, rifilare, spazzare',
      'Via i fiori secchi, una buona innaffiata, attrezzi nascosti; il prato due giorni prima.',
    ],
    gardenSigns: [
      'Ultimi giorni',
      'Cartellini, frecce, resto e sedie',
      'I nomi di ciò che tutti chiedono; cassa, acqua, qualcosa all’ombra.',
    ],
    gardenThanks: [
      'Dopo',
      'Conti e ringraziamenti',
      'A chi ha aiutato e ai vicini; segna che cosa ha colpito e che cosa piantare.',
    ],
  },
}
