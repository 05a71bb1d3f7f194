import type { common as english } from '../en/common.ts'
import type { Words } from '../words.ts'

export const common: Words<typeof english> = {
  productName: 'Dodici',
  beta: 'beta',
  loading: 'Caricamento...',
  save: 'Salva',
  cancel: 'Annulla',
  close: 'Chiudi',
  create: 'Crea',
  createNew: 'Crea nuova',
  edit: 'Modifica',
  delete: 'Elimina',
  back: 'Indietro',
  tryAgain: 'Riprova',
  undo: 'Annulla',
  redo: 'Ripeti',
  noDescription: 'Nessuna descrizione',
  deleteConfirmMessage: 'Vuoi davvero eliminare «{{name}}»?',
}
