import { createContext, use } from 'react'
import type { CommandGround } from './command.ts'

const GroundContext = createContext<CommandGround | null>(null)

/** Hands what commands act on to what loads later: only so do the hooks behind it stay with the page, in one file. */
export const CommandGroundProvider = GroundContext.Provider

/** @throws Error outside of the page */
export function useGivenGround(): CommandGround {
  const ground = use(GroundContext)
  if (ground === null) throw new Error('Commands are drawn inside of what they act on.')
  return ground
}
