import { foldForSearch } from '@dodici/core/event'
import type { OccurrenceColumns } from '../../schema.ts'

/** What search looks at: the texts of an event and of its changed occurrences, each once. */
export const searchText = (texts: readonly Pick<OccurrenceColumns, 'title' | 'location' | 'description'>[]): string =>
  foldForSearch([...new Set(texts.flatMap((text) => [text.title, text.location, text.description]))].join('\n'))
