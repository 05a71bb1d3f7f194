import type { KyselyPlugin, RootOperationNode } from 'kysely'

/** Has each statement noted that is made on what it is given to. */
export const notingPlugin = (note: (statement: RootOperationNode) => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    note(node)
    return node
  },
  transformResult: async ({ result }) => result,
})
