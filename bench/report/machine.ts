import { readFileSync } from 'node:fs'
import { cpus, release, totalmem, type as system } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/machine/commands.ts'

/** What the figures were measured with, one line each. */
export function describeMachine(): string[] {
  const processors = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return [
    `Machine: ${processors.length} x ${processors[0]?.model ?? 'unknown processor'}, ${gigabytes} GB, ${system()} ${release()}; client, browser, peers and server share it.`,
    `Node ${process.version}; ${ours.map(versionLine('package-lock.json')).join(', ')}.`,
    `Peers: ${peers.map(versionLine('bench/package-lock.json')).join(', ')}.`,
  ]
}

const ours = ['react', 'vite', 'fastify', 'better-sqlite3', 'kysely', '@playwright/test']
const peers = [
  'fullcalendar',
  'fullcalendar-6',
  'react-big-calendar',
  'js-year-calendar',
  'react-activity-calendar',
  '@dayflow/react',
  '@syncfusion/ej2-schedule',
  'dhtmlx-scheduler',
  'rrule',
  'rrule-temporal',
  'ical.js',
]

interface LockFile {
  packages: Record<string, { version?: string } | undefined>
}

const versionLine = (lockFile: string) => (name: string) => {
  const { packages } = JSON.parse(readFileSync(join(root, lockFile), 'utf8')) as LockFile
  return `${name} ${packages[`node_modules/${name}`]?.version ?? '?'}`
}
