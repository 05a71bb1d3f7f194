import type { search as english } from '../en/search.ts'
import type { Words } from '../words.ts'

export const search: Words<typeof english> = {
  label: 'Cerca tra gli impegni',
  placeholder: 'Cerca…',
  clear: 'Svuota la ricerca',
  results: 'Impegni trovati',
  loading: 'Sto cercando…',
  count_one: '{{count}} impegno trovato',
  count_other: '{{count}} impegni trovati',
  none: 'Nessun risultato per «{{query}}»',
  hidden: 'nel calendario nascosto {{name}}',
  unfiltered: 'Il filtro nascondeva questo evento: ora non è più attivo.',
  failed: 'Non è stato possibile fare la ricerca.',
}
