// `node scripts/unpacked.ts FOLDER`: the whole program as an archive of a release has it, for an image (`Dockerfile`).
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from './built/built-part.ts'
import { builtPage } from './built/page.ts'
import { builtServer } from './built/server.ts'
import { root } from './machine/commands.ts'
import { assemblePackage, lockedPackages } from './release/assemble.ts'
import { completePackage } from './release/complete.ts'

const [place] = process.argv.slice(2)
if (place === undefined) throw new Error('node scripts/unpacked.ts FOLDER')
const folder = resolve(place)
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

await Promise.all([build(builtPage), build(builtServer)])
await assemblePackage(folder, { version, at: new Date().toISOString() })
await completePackage(folder, lockedPackages())
