import { posix } from 'node:path'

/** What the lock file says of a package. */
export interface LockedPackage {
  readonly name?: string
  readonly version?: string
  /** `sha512-` and base64. */
  readonly integrity?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  /** Where a workspace lies that this stands for. */
  readonly resolved?: string
  readonly link?: boolean
}

/** Packages by their folder, from the root of the project. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>

/** The folder of each package that some need when they run, those of the project itself among them; in order. */
export function neededBy(locked: LockedPackages, folders: readonly string[]): string[] {
  const needed = new Set<string>()
  const left = [...folders]
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    if (needed.has(folder)) continue
    needed.add(folder)
    left.push(...dependenciesOf(locked, folder))
  }
  return [...needed].sort()
}

/** The folders of what a package needs when it runs. What is optional may have been left out. */
export function dependenciesOf(locked: LockedPackages, folder: string): string[] {
  const { dependencies = {}, optionalDependencies = {} } = locked[folder] ?? {}
  const wanted = Object.keys(dependencies).map((name) => {
    const found = folderOf(locked, folder, name)
    if (found === null) throw new Error(`${folder} needs ${name}, which the lock file does not have`)
    return found
  })
  const perhaps = Object.keys(optionalDependencies).flatMap((name) => folderOf(locked, folder, name) ?? [])
  return [...new Set([...wanted, ...perhaps])].sort()
}

/** Where Node finds a package that is asked for from a folder; a workspace in its own folder. Null for nowhere. */
export function folderOf(locked: LockedPackages, from: string, name: string): string | null {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const found = posix.join(folder, 'node_modules', name)
    const { link, resolved } = locked[found] ?? {}
    if (link === true && resolved !== undefined) return resolved
    if (found in locked) return found
    if (folder === '.' || folder === '') return null
  }
}

/** The name under which a package in a folder is known. */
export const nameOf = (locked: LockedPackages, folder: string): string =>
  locked[folder]?.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
