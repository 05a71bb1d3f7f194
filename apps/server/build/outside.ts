/** Native code, and what reads files that lie beside it: it runs from its own package. */
const readBesideThemselves = [
  'better-sqlite3',
  '@node-rs/argon2',
  'pino',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  // Fonts: WebAssembly and tables beside them.
  'fontkit',
  'pdfkit',
  'subset-font',
]

/** Read as files, and never imported. */
const fonts = [
  '@fontsource-variable/archivo',
  '@fontsource-variable/noto-emoji',
  '@fontsource-variable/noto-sans',
  '@fontsource/noto-sans-math',
]

/** What the bundle takes from elsewhere; of `pg-native`, its users try for it and need not have it. */
export const outsideOfBundle: readonly string[] = [...readBesideThemselves, 'pg-native']

/** @public Packages that the built server needs beside it, for what makes a release. */
export const neededBeside: readonly string[] = [...readBesideThemselves, ...fonts]
