import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

/** What a browser reads of a page that is installed. */
export const MANIFEST_FILE = 'manifest.webmanifest'

/** Serves the manifest of the built page with the name of the installation, under which it is installed. */
export function serveManifest(app: FastifyInstance, folder: string, name: string): void {
  const built = JSON.parse(readFileSync(path.join(folder, MANIFEST_FILE), 'utf8')) as object
  const manifest = JSON.stringify({ ...built, name, short_name: name })
  app.get(`/${MANIFEST_FILE}`, { schema: { hide: true } }, (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest),
  )
}
