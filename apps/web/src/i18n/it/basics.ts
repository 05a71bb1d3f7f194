import type { basics as english } from '../en/basics.ts'
import type { Words } from '../words.ts'

export const basics: Words<typeof english> = {
  productName: '[[product]]',
  beta: 'beta',
  loading: 'Caricamento...',
  save: 'Salva',
  cancel: 'Annulla',
  close: 'Chiudi',
  tallSheet: 'A tutta altezza',
  create: 'Crea',
  createNew: 'Crea nuova',
  edit: 'Modifica',
  delete: 'Elimina',
  tryAgain: 'Riprova',
  undo: 'Annulla',
  redo: 'Ripristina',
  noDescription: 'Nessuna descrizione',
  deleteConfirmMessage: 'Vuoi davvero eliminare «{{name}}»?',
}
