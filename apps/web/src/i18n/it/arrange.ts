import type { arrange as english } from '../en/arrange.ts'
import type { Words } from '../words.ts'

export const arrange: Words<typeof english> = {
  one: {
    moved: 'Spostato: {{days}}',
    resized: 'Ora: {{days}}',
    copied: 'Copiato: {{days}}',
    split: 'Diviso in due',
    filed: 'Categoria modificata',
    deleted: 'Evento eliminato',
  },
  tooMany:
    'Hai selezionato {{events, number}} eventi. Se ne possono modificare al massimo {{most, number}} alla volta.',
  several: {
    moved_one: '{{count}} evento spostato',
    moved_other: '{{count}} eventi spostati',
    resized_one: 'Durata di {{count}} evento modificata',
    resized_other: 'Durata di {{count}} eventi modificata',
    copied_one: '{{count}} evento copiato',
    copied_other: '{{count}} eventi copiati',
    split_one: '{{count}} evento diviso in due',
    split_other: '{{count}} eventi divisi in due',
    filed_one: 'Categoria di {{count}} evento modificata',
    filed_other: 'Categoria di {{count}} eventi modificata',
    deleted_one: '{{count}} evento eliminato',
    deleted_other: '{{count}} eventi eliminati',
  },
}
