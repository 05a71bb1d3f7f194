import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf, type LockedPackages } from './locked-packages.ts'

const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\b|$)/i
const LINE = '-'.repeat(80)

/** The notices of all packages in some folders that are not the project's own, as their licenses want them passed on. */
export const licensesOf = (root: string, locked: LockedPackages, folders: readonly string[]): string =>
  folders
    .filter((folder) => folder.includes('node_modules/') && existsSync(join(root, folder)))
    .map((folder) => {
      const { version = '', license = 'no license named' } = locked[folder] ?? {}
      const texts = readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
        .map(({ name }) => readFileSync(join(root, folder, name), 'utf8').trim())
      return [LINE, `${nameOf(locked, folder)} ${version} (${license})`, LINE, ...texts, ''].join('\n\n')
    })
    .join('\n')
