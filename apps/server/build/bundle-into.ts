import { join } from 'node:path'
import { build } from 'rolldown'
import { leanHttp } from './lean-http.ts'
import { outsideOfBundle } from './outside.ts'

/** Writes a server to a folder: what Node runs is a few files, and not each module of it and of its libraries. */
export const bundleInto = (dir: string, main: string): Promise<unknown> =>
  build({
    cwd: join(import.meta.dirname, '..'),
    // The files that start the workers look for them beside themselves.
    input: {
      main,
      cli: 'src/cli.ts',
      'ics-worker': 'src/features/calendar-contents/ics-worker.ts',
      'reading-worker': 'src/reading-worker.ts',
    },
    platform: 'node',
    plugins: [leanHttp],
    external: [/^node:(?!http$)/, ...outsideOfBundle],
    preserveEntrySignatures: 'allow-extension',
    output: {
      ...{ dir, cleanDir: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      // One letter outside of Latin-1 makes V8 keep two bytes for each letter of the file.
      charset: 'ascii',
      comments: { legal: false, annotation: false, jsdoc: false },
      codeSplitting: {
        // What plans is only in threads (decision 0078); the kinds of goals are known to all, and stay out of it.
        includeDependenciesRecursively: false,
        groups: [{ name: 'planning', test: /core.src.planning.(?!templates.(known-kinds|template-types)\.ts)/ }],
      },
    },
    logLevel: 'warn',
  })
