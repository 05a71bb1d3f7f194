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
  },
}
