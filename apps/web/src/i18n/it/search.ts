import type { search as english } from '../en/search.ts'
import type { Words } from '../words.ts'

export const search: Words<typeof english> = {
  label: 'Cerca tra gli eventi',
  placeholder: 'Cerca…',
  clear: 'Svuota la ricerca',
  results: 'Eventi trovati',
  loading: 'Sto cercando…',
  count_one: '{{count}} evento trovato',
  count_other: '{{count}} eventi trovati',
  none: 'Nessun risultato per «{{query}}»',
  hidden: 'nel calendario nascosto {{name}}',
  unfiltered: 'Il filtro nascondeva questo evento: ora non è più attivo.',
  failed: 'Non è stato possibile fare la ricerca.',
}
