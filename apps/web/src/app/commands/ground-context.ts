import { createContext, use } from 'react'
import type { CommandGround } from './command.ts'

const GroundContext = createContext<CommandGround | null>(null)

/** Provides the commands' environment to code that loads later, so that its hooks stay in the page's own file. */
export const CommandGroundProvider = GroundContext.Provider

/** @throws Error outside the page */
export function useGivenGround(): CommandGround {
  const ground = use(GroundContext)
  if (ground === null) throw new Error('Commands are drawn inside of what they act on.')
  return ground
}
