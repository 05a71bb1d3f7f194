import type { assistantSuggestions as english } from '../en/assistant-suggestions.ts'
import type { Words } from '../words.ts'
import { advice } from './assistant-advice.ts'

export const assistantSuggestions: Words<typeof english> = {
  advice,
  suggestions: {
    label: 'Suggerimenti',
    filter: 'Quali suggerimenti',
    types: { general: 'Tutti', preparation: 'Preparativi', balance: 'Equilibrio', tidying: 'Riordino' },
    nothing: 'Al momento non ci sono suggerimenti.',
    nothingOfType: 'Al momento nessun suggerimento di questo tipo.',
    failed: 'Non è stato possibile caricare i suggerimenti.',
  },
}
