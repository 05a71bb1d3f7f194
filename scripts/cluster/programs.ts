import { findProgram } from '../machine/commands.ts'
import { provided } from '../machine/debian.ts'
import { postgresPrograms } from '../machine/postgres-server.ts'

/** Debian's package of each program. */
const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  patronictl: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
}

/** The paths of what a cluster is made of; `postgres` is the folder of PostgreSQL's own. */
export type ClusterPrograms = Readonly<Record<keyof typeof PACKAGES | 'postgres', string>>

/** Finds what a cluster is made of, or installs it. @throws Error that says what is missing */
export async function provideClusterPrograms(): Promise<ClusterPrograms> {
  // Which processes belong to a member is read from /proc.
  if (process.platform !== 'linux') throw new Error('The tests on a cluster run on Linux alone.')
  const found = async (name: keyof typeof PACKAGES): Promise<string> =>
    provided(PACKAGES[name], 'the tests on a cluster', () => findProgram(name) ?? findProgram(`../sbin/${name}`))
  return {
    postgres: await postgresPrograms(),
    etcd: await found('etcd'),
    patroni: await found('patroni'),
    patronictl: await found('patronictl'),
    pgbouncer: await found('pgbouncer'),
    haproxy: await found('haproxy'),
  }
}
