import { dependenciesOf, nameOf, type LockedPackages } from './locked-packages.ts'

interface Release {
  readonly version: string
  /** When it was committed, as an instant. */
  readonly at: string
}

/**
 * What is in a release, in the JSON of CycloneDX 1.6: every package that the server and the page are made of, bundled or not.
 * `folders` are those of the lock file. (npm's own command leaves out what is also needed for development.)
 */
export function billOfMaterials(locked: LockedPackages, folders: readonly string[], { version, at }: Release) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: at,
      component: { type: 'application', name: 'dodici', version, 'bom-ref': ROOT, licenses: licensesOf('MIT') },
    },
    components: folders.map((folder) => componentOf(locked, folder)),
    dependencies: [
      { ref: ROOT, dependsOn: folders.filter((folder) => folder.startsWith('apps/')) },
      ...folders.map((folder) => ({ ref: folder, dependsOn: dependenciesOf(locked, folder) })),
    ],
  }
}

const ROOT = 'dodici'

function componentOf(locked: LockedPackages, folder: string) {
  const { version = '', integrity, license } = locked[folder] ?? {}
  const [name = '', group] = nameOf(locked, folder).split('/').reverse()
  const path = [...(group === undefined ? [] : [encodeURIComponent(group)]), name].join('/')
  return {
    type: 'library',
    ...(group === undefined ? {} : { group }),
    name,
    version,
    'bom-ref': folder,
    purl: `pkg:npm/${path}@${version}`,
    ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
    ...(license === undefined ? {} : { licenses: licensesOf(license) }),
  }
}

/** Of several licenses, as `MIT OR Apache-2.0`, the expression. */
const licensesOf = (license: string) =>
  license.includes(' ') ? [{ expression: license }] : [{ license: { id: license } }]

function hashOf(integrity: string) {
  const [algorithm, hash = ''] = integrity.split('-')
  const alg = algorithm === 'sha512' ? 'SHA-512' : 'SHA-1'
  return { alg, content: Buffer.from(hash, 'base64').toString('hex') }
}
