import { createContext, use } from 'react'
import type { CommandContext } from './command.ts'

const ContextOfCommands = createContext<CommandContext | null>(null)

/** Provides the commands' environment to code that loads later, so that its hooks stay in the page's own file. */
export const CommandContextProvider = ContextOfCommands.Provider

/** @throws Error outside the page */
export function useGivenContext(): CommandContext {
  const context = use(ContextOfCommands)
  if (context === null) throw new Error('Commands are drawn inside of what they act on.')
  return context
}
