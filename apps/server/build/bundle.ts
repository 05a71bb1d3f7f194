// Writes the server to `dist`: what Node runs is a few files, and not each module of it and of its libraries.
import { join } from 'node:path'
import { build } from 'rolldown'

/** Native code, what reads files that lie beside it, and what its users try for and need not have. */
const stayOutside = [
  'better-sqlite3',
  '@node-rs/argon2',
  'pino',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'pg-native',
  // Fonts: WebAssembly and tables beside them.
  'fontkit',
  'pdfkit',
  'subset-font',
]

await build({
  cwd: join(import.meta.dirname, '..'),
  // The files that start the workers look for them beside themselves.
  input: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    'ics-worker': 'src/features/calendar-contents/ics-worker.ts',
    'reading-worker': 'src/reading-worker.ts',
  },
  platform: 'node',
  external: [/^node:/, ...stayOutside],
  output: { dir: 'dist', cleanDir: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  logLevel: 'warn',
})
