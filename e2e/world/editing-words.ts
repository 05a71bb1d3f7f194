/** What the page says while events are edited on the year itself. */
export const editing = {
  it: {
    ...{ title: 'Titolo', firstDay: 'Primo giorno', lastDay: 'Ultimo giorno' },
    ...{ twoDays: /· 2 giorni$/, threeDays: /· 3 giorni$/, copy: /^Copia:/, days: /giorni$/ },
    ...{ moved: 'Spostato:', resized: 'Ora:', copied: 'Copiato:', undo: 'Annulla', undone: 'Modifica annullata: Elba' },
    ...{ changed: 'Nel frattempo è stato cambiato altrove.', part: 'Che cosa vuoi cambiare?', save: 'Salva' },
    ...{
      chosen: 'Eventi selezionati',
      two: '2 selezionati',
      category: 'Categoria',
      one: '1 selezionato',
      cancel: 'Annulla',
    },
    ...{ filed: 'Categoria di 2 eventi modificata', deleted: '2 eventi eliminati', bothMoved: '2 eventi spostati' },
    ...{ menuOf: (title: string) => `Azioni per ${title}`, choose: 'Seleziona con altri' },
    ...{ move: 'Sposta…', hint: 'Frecce: sposta' },
    ...{ moveAll: 'Sposta', weekAfter: 'Una settimana dopo', close: 'Chiudi' },
  },
  en: {
    ...{ title: 'Title', firstDay: 'First day', lastDay: 'Last day' },
    ...{ twoDays: /· 2 days$/, threeDays: /· 3 days$/, copy: /^Copy:/, days: /days$/ },
    ...{ moved: 'Moved to', resized: 'Now:', copied: 'Copied to', undo: 'Undo', undone: 'Undone: Elba' },
    ...{ changed: 'This was changed elsewhere in the meantime.', part: 'What do you want to change?', save: 'Save' },
    ...{ chosen: 'Selected events', two: '2 selected', category: 'Category', one: '1 selected', cancel: 'Cancel' },
    ...{ filed: 'Category of 2 events changed', deleted: '2 events deleted', bothMoved: '2 events moved' },
    ...{ menuOf: (title: string) => `Actions for ${title}`, choose: 'Select with others' },
    ...{ move: 'Move…', hint: 'Arrow keys: move' },
    ...{ moveAll: 'Move', weekAfter: 'A week later', close: 'Close' },
  },
} as const
