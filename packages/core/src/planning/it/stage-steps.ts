import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is shown on a stage and recorded. */
export const stageSteps: StepsOf<'recording'> = {
  recording: {
    songs: [
      'Preparazione',
      'Scegliere i brani e l’ordine',
      'Una prova di ognuno sul telefono: tempo, tonalità, chi suona che cosa.',
    ],
    rehearse: [
      'Preparazione',
      'Suonarli finché vengono',
      'Un brano alla volta, con il metronomo; riascoltate dopo ogni prova.',
    ],
    studio: [
      'Preparazione',
      'Prenotare lo studio o preparare una stanza',
      'Giorni, prezzo, chi fa il missaggio; oppure che cosa serve per farlo in casa.',
    ],
    record: ['Registrazione', 'Registrare', 'Prima il ritmo, le voci per ultime e riposate; pochi brani, fatti bene.'],
    mix: [
      'Registrazione',
      'Missaggio e mastering',
      'Ascoltalo su tre impianti diversi; due giri di correzioni e poi basta.',
    ],
    cover: ['Uscita', 'Copertina e nomi', 'Un’immagine quadrata, e i nomi di chi ha suonato e scritto.'],
    upload: [
      'Uscita',
      'Caricarlo per quel giorno',
      'I distributori vogliono due o tre settimane; i brani tuoi si depositano alla SIAE o altrove.',
    ],
    tell: ['Uscita', 'Farlo ascoltare', 'Un link a chi lo aspettava, e un grazie a chi ha aiutato.'],
    launchVenue: [
      'Avvio',
      'Prenotare il locale e chi apre la serata',
      'Data, posti, impianto, chi tiene l’ingresso; un altro gruppo porta i suoi amici.',
    ],
    gigPosters: [
      'Ultime settimane',
      'Biglietti, locandine, radio locali',
      'Un brano da ascoltare prima, l’evento in rete, radio e blog con il nome di chi scrive.',
    ],
    merch: [
      'Ultime settimane',
      'Ordinare CD, vinili o magliette',
      'In tempo per la serata: la stampa vuole settimane, il vinile mesi.',
    ],
    fullSet: [
      'Ultime settimane',
      'Provare tutta la scaletta',
      'In ordine, con quello che dici tra un pezzo e l’altro; chi porta ampli, cavi e batteria.',
    ],
    soundCheck: [
      'Ultime settimane',
      'Orari, lista ospiti, resto alla cassa',
      'Quando si fanno i suoni, chi sta al banchetto, chi riprende un pezzo.',
    ],
  },
}
