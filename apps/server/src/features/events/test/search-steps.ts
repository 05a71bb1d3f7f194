import type { SearchHit } from '@dodici/contract/types'
import { expect } from 'vitest'
import type { Person } from '#server/test/planner.ts'

export async function search(person: Person, q: string, limit?: number): Promise<SearchHit[]> {
  const answer = await person.get(`/events/search?q=${encodeURIComponent(q)}${limit ? `&limit=${String(limit)}` : ''}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<SearchHit[]>()
}

export const titles = async (person: Person, q: string): Promise<string[]> =>
  (await search(person, q)).map(({ title }) => title).sort()
