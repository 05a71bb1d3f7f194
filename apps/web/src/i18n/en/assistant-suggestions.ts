import { advice } from './assistant-advice.ts'

/** The texts of the suggestions, which load with them. */
export const assistantSuggestions = {
  advice,
  suggestions: {
    label: 'Suggestions',
    filter: 'Which suggestions',
    types: { general: 'All', preparation: 'Preparation', balance: 'Balance', tidying: 'Tidying up' },
    nothing: 'Nothing to suggest: everything is in its place.',
    nothingOfType: 'Nothing of this kind just now.',
    failed: 'The suggestions could not be read.',
  },
} as const
