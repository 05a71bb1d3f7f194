import type { assistantSuggestions as english } from '../en/assistant-suggestions.ts'
import type { Words } from '../words.ts'
import { advice } from './assistant-advice.ts'

export const assistantSuggestions: Words<typeof english> = {
  advice,
  suggestions: {
    label: 'Suggerimenti',
    filter: 'Quali suggerimenti',
    types: { general: 'Tutti', preparation: 'Preparativi', balance: 'Equilibrio', tidying: 'Riordino' },
    nothing: 'Nessun suggerimento: è tutto a posto.',
    nothingOfType: 'Per ora niente di questo tipo.',
    failed: 'Non è stato possibile leggere i suggerimenti.',
  },
}
