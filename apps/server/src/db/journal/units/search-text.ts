import { foldForSearch } from '@dodici/core/event'
import type { OccurrenceColumns } from '../../schema.ts'

/** The searchable text of an event and its exceptions, without duplicates. */
export const searchText = (texts: readonly Pick<OccurrenceColumns, 'title' | 'location' | 'description'>[]): string =>
  foldForSearch([...new Set(texts.flatMap((text) => [text.title, text.location, text.description]))].join('\n'))
