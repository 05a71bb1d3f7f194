import { loadTexts } from '../../../i18n/start.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Spinner } from '../../../ui/spinner.tsx'

/** The suggestions with their texts, loaded when first drawn. */
export const SuggestionsTab = lazyPart(
  async () => {
    const [{ Suggestions }] = await Promise.all([import('./suggestions.tsx'), loadTexts('assistantSuggestions')])
    return Suggestions
  },
  <Spinner />,
)
