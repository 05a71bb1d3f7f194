import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { outbox } from '#server/mail/outbox.ts'
import { emptyFolder } from '#server/test/test-database.ts'
import { restoreBackup, writeBackup } from './backup/backup.ts'
import { protectData } from './file-modes.ts'
import { openDatabase } from './open.ts'

const usual = process.umask(0o022)
process.umask(usual)
afterEach(() => {
  process.umask(usual)
})

const modeOf = (file: string): string => (statSync(file).mode & 0o7777).toString(8)
/** The modes of a folder and of everything in it. */
const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries<string>([
    ['.', modeOf(folder)],
    ...readdirSync(folder, { recursive: true }).map((name): [string, string] => [
      String(name),
      modeOf(path.join(folder, String(name))),
    ]),
  ])
const settings = (dataDir: string) => ({ databaseUrl: null, databasePool: 1, dataDir })
const message = {
  messageId: 'm1@x',
  from: 'Dodici <a@b.org>',
  to: 'c@d.org',
  language: 'en',
  subject: 'S',
  text: 't',
  html: 'h',
  unsubscribe: null,
} as const

it.each([0o022, 0o000])('Q8: makes all of its files for its owner alone, with a umask of %o', async (mask) => {
  const { dataDir, remove } = emptyFolder()
  process.umask(mask)
  const folder = path.join(dataDir, 'new')
  const database = await openDatabase(settings(folder))
  await outbox(folder, { info: () => undefined, error: () => undefined }).send(message)
  await writeBackup(database, path.join(folder, 'backup.sqlite'))
  const modes = modesIn(folder)
  await database.close()
  await remove()
  expect(modes).toMatchObject({ 'dodici.sqlite-wal': '600', 'dodici.sqlite-shm': '600', 'dodici.lock': '600' })
  for (const [name, mode] of Object.entries(modes)) {
    expect([name, mode]).toEqual([name, ['.', 'outbox'].includes(name) ? '700' : '600'])
  }
})

it('Q8: restores a backup into files for their owner alone', async () => {
  const { dataDir, remove } = emptyFolder()
  process.umask(0o000)
  const backup = path.join(dataDir, 'backup.sqlite')
  const before = await openDatabase(settings(path.join(dataDir, 'before')))
  await writeBackup(before, backup)
  await before.close()
  const folder = path.join(dataDir, 'after')
  const restored = await openDatabase(settings(folder))
  await restoreBackup(backup, restored, { dataDir })
  const modes = modesIn(folder)
  await restored.close()
  await remove()
  expect(modes).toMatchObject({ '.': '700', 'dodici.sqlite': '600', 'dodici.sqlite-wal': '600' })
})

it('Q8: takes from others what an older version, or a copy by hand, has let them read', async () => {
  const { dataDir, remove } = emptyFolder()
  const folder = path.join(dataDir, 'old')
  await (await openDatabase(settings(folder))).close()
  mkdirSync(path.join(folder, 'outbox'))
  for (const name of ['outbox/1.eml', 'dodici.sqlite-wal', 'other.txt']) writeFileSync(path.join(folder, name), '')
  for (const name of ['.', 'outbox']) chmodSync(path.join(folder, name), 0o755)
  for (const name of ['dodici.sqlite', 'outbox/1.eml', 'dodici.sqlite-wal', 'other.txt']) {
    chmodSync(path.join(folder, name), 0o644)
  }
  expect(protectData(folder)).toEqual([])
  const modes = modesIn(folder)
  await remove()
  expect(modes).toMatchObject({ '.': '700', outbox: '700', 'outbox/1.eml': '600', 'dodici.sqlite': '600' })
  expect(modes).toMatchObject({ 'dodici.sqlite-wal': '600', 'dodici.installed': '600', 'other.txt': '644' })
})

it('Q8: leaves a folder that everybody uses as it is, and says so', async () => {
  const { dataDir, remove } = emptyFolder()
  chmodSync(dataDir, 0o1777)
  const said = protectData(dataDir)
  const mode = modeOf(dataDir)
  await remove()
  expect(mode).toBe('1777')
  expect(said).toEqual([expect.stringContaining('DATA_DIR')])
})

it('says nothing of a folder that is not there yet', () => {
  expect(protectData('/nowhere/at/all')).toEqual([])
})
