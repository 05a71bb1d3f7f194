// `npm run release`: all files of a release in `release/`, and a tag; with `--dry-run` the files alone, of whatever is there.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './built/built-part.ts'
import { builtPage } from './built/page.ts'
import { builtServer } from './built/server.ts'
import { root, runCommand } from './machine/commands.ts'
import { assemblePackage, lockedPackages } from './release/assemble.ts'
import { completePackage } from './release/complete.ts'
import { reasonsAgainst } from './release/reasons-against.ts'

const isDryRun = process.argv.includes('--dry-run')
const out = join(root, 'release')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const name = `dodici-${version}`

async function said(...line: readonly string[]): Promise<string> {
  const { succeeded, output } = await runCommand(line, { folder: root, isQuiet: true })
  if (!succeeded) throw new Error(`${line.join(' ')} failed:\n${output}`)
  return output.trim()
}

const reasons = reasonsAgainst({
  version,
  changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  changed: await said('git', 'status', '--porcelain'),
  tags: (await said('git', 'tag')).split('\n'),
})
for (const reason of reasons) console.error(isDryRun ? `Not yet a release: ${reason}` : reason)
if (reasons.length > 0 && !isDryRun) process.exit(1)

await Promise.all([build(builtPage), build(builtServer)])
rmSync(out, { recursive: true, force: true })
mkdirSync(out)
const assembled = join(out, name)
await assemblePackage(assembled, { version, at: await said('git', 'log', '-1', '--format=%cI') })
await said('npm', 'pack', assembled, '--pack-destination', out, '--loglevel=error')
renameSync(join(out, `${name}.tgz`), join(out, `${name}.npm.tgz`))
await completePackage(assembled, lockedPackages())
// Without the names and hours of whoever made it: the same commit gives the same archive.
const owner = [
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--sort=name',
  `--mtime=${await said('git', 'log', '-1', '--format=%cI')}`,
]
await said('tar', ...owner, '-czf', join(out, `${name}-linux.tar.gz`), '-C', out, name)
renameSync(join(assembled, 'sbom.cdx.json'), join(out, `${name}.sbom.cdx.json`))
rmSync(assembled, { recursive: true })

const files = readdirSync(out).sort()
const sums = files.map(
  (file) =>
    `${createHash('sha256')
      .update(readFileSync(join(out, file)))
      .digest('hex')}  ${file}`,
)
writeFileSync(join(out, 'SHA256SUMS'), `${sums.join('\n')}\n`)
if (!isDryRun) await said('git', 'tag', '-a', `v${version}`, '-m', `Dodici ${version}`)
console.log([`In release/:`, ...sums.map((sum) => `  ${sum}`), ...(isDryRun ? [] : [`Tagged v${version}.`])].join('\n'))
