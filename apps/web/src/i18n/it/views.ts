import type { views as english } from '../en/views.ts'
import type { Words } from '../words.ts'

export const views: Words<typeof english> = {
  title: 'Viste salvate',
  lead: 'Una vista è l’insieme di ciò che vedi: categorie, calendario, Planner, Mesi o Calore, e se le serie settimanali hanno il titolo. La ritrovi nel filtro e con {{keys}}, su tutti i tuoi dispositivi.',
  now: 'Adesso vedi: {{words}}',
  everything: 'tutte le categorie',
  routine: 'serie settimanali con il titolo',
  name: 'Nome',
  save: 'Salva questa vista',
  replace: 'Sostituisci «{{name}}»',
  nameRequired: 'Dalle un nome.',
  nameTooLong: 'Il nome può avere al massimo {{max}} caratteri.',
  nameTaken: 'C’è già un’altra vista con questo nome.',
  full: 'Hai già {{max}} viste e non c’è posto per altre: prima eliminane una.',
  tooMany: 'Una vista può avere al massimo {{max}} categorie.',
  none: 'Ancora nessuna vista.',
  changed:
    'Nel frattempo questa vista è cambiata su un altro dispositivo. La lista mostra com’è adesso: se vuoi, salva di nuovo.',
  saved: 'Vista salvata',
  renamed: 'Vista rinominata',
  deleted: '«{{name}}» è stata eliminata',
  undo: 'Annulla',
  show: 'Mostra',
  showNamed: 'Mostra la vista {{name}}',
  rename: 'Rinomina',
  renameNamed: 'Rinomina la vista {{name}}',
  deleteNamed: 'Elimina la vista {{name}}',
  manage: 'Salva o gestisci…',
  shown: 'attiva',
}
