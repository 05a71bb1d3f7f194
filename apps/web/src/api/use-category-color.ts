import { useQuery } from '@tanstack/react-query'
import { categories } from './categories.queries.ts'

/** The colour of a category by its id; null without one, and until the categories are known. */
export function useCategoryColor(): (categoryId: string | null) => string | null {
  const { data } = useQuery(categories)
  return (categoryId) => data?.find(({ _id }) => _id === categoryId)?.color ?? null
}
