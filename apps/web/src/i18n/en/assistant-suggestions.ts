import { advice } from './assistant-advice.ts'

/** Texts of the suggestions, loaded with them. */
export const assistantSuggestions = {
  advice,
  suggestions: {
    label: 'Suggestions',
    filter: 'Which suggestions',
    types: { general: 'All', preparation: 'Preparation', balance: 'Balance', tidying: 'Tidying up' },
    nothing: 'No suggestions right now.',
    nothingOfType: 'No suggestions of this kind right now.',
    failed: 'The suggestions could not be loaded.',
  },
} as const
