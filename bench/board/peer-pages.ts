import react from '@vitejs/plugin-react'
import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { build } from 'vite'
import { atTheEnd } from '../../scripts/machine/clean-up.ts'
import { root } from '../../scripts/machine/commands.ts'

const source = join(root, 'bench', 'peers')
const built = join(root, '.cache', 'bench', 'peers')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Builds every floor and peer as one would for people, and serves them. Answers the address. */
export async function servePeerPages(): Promise<string> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    base: './',
    build: {
      outDir: built,
      emptyOutDir: true,
      target: 'chrome123',
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: globSync('*/index.html', { cwd: source }).map((page) => join(source, page)) },
    },
  })
  return serve()
}

async function serve(): Promise<string> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://bench').pathname)
    const file = join(built, path.endsWith('/') ? `${path}index.html` : path)
    if (!file.startsWith(built) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    void readFile(file).then((bytes) =>
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' }).end(bytes),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atTheEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return `http://127.0.0.1:${address.port}`
}
