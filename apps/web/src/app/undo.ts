import { routes } from '@dodici/contract/routes'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'

const undoable: string[] = []

export function rememberChange(id: string): void {
  undoable.push(id)
}

export async function undoChange(client: QueryClient, id: string | null): Promise<void> {
  const change = id ?? undoable.pop()
  if (change === undefined) return
  await call(routes.undoChange, { params: { id: change } })
  await client.invalidateQueries()
}
