/** Where everything of a cluster listens on this machine. */
export interface ClusterPorts {
  readonly etcd: number
  readonly etcdPeers: number
  readonly haproxy: number
  readonly pgbouncer: number
  readonly members: readonly MemberPorts[]
}

/** How Patroni talks with etcd: by its second protocol, or by its third. */
export type EtcdProtocol = 'etcd' | 'etcd3'

/**
 * Patroni before 3.0.3 does not look, with the third, whether the lock is still its own: a primary that was frozen takes it
 * back from the one that has replaced it, and what was stored meanwhile is lost (https://github.com/patroni/patroni/pull/2689).
 */
export function protocolOf(version: string): EtcdProtocol {
  const [major = 0, minor = 0, patch = 0] = (/\d+\.\d+\.\d+/.exec(version)?.[0] ?? '').split('.').map(Number)
  return major * 10_000 + minor * 100 + patch < 30_003 ? 'etcd' : 'etcd3'
}

export interface MemberPorts {
  readonly name: string
  readonly postgres: number
  readonly patroni: number
}

export interface ClusterSettings {
  readonly folder: string
  readonly etcd: EtcdProtocol
  readonly ports: ClusterPorts
  /** The folder of PostgreSQL's programs. */
  readonly programs: string
  readonly password: string
}

/** As docs/operate.md has it, with ports of one machine. */
const DCS = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  primary_start_timeout: 0,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 100,
      // A standby looks for the new primary so often; writes wait until one has found it.
      wal_retrieve_retry_interval: '500ms',
      wal_log_hints: true,
      // Enough for what is killed here, and not for a power cut.
      fsync: false,
      shared_buffers: '32MB',
      max_wal_size: '256MB',
      wal_keep_size: '64MB',
    },
  },
}

/** The settings of one member; YAML reads JSON. */
export function patroniSettings(settings: ClusterSettings, member: MemberPorts): string {
  const { folder, ports, programs, password } = settings
  const { name, postgres, patroni } = member
  const who = (username: string) => ({ username, password })
  return JSON.stringify({
    scope: 'dodici',
    name,
    restapi: { listen: `127.0.0.1:${String(patroni)}`, connect_address: `127.0.0.1:${String(patroni)}` },
    [settings.etcd]: { host: `127.0.0.1:${String(ports.etcd)}` },
    bootstrap: {
      dcs: DCS,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums', 'no-sync'],
    },
    postgresql: {
      listen: `127.0.0.1:${String(postgres)}`,
      connect_address: `127.0.0.1:${String(postgres)}`,
      data_dir: `${folder}/${name}`,
      bin_dir: programs,
      pgpass: `${folder}/pgpass-${name}`,
      authentication: { superuser: who('postgres'), replication: who('replicator'), rewind: who('rewinder') },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['local all all scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'].concat(
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ),
    },
  })
}

/** One door, behind which is whoever leads. */
export const haproxySettings = ({ ports }: ClusterSettings): string => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind 127.0.0.1:${String(ports.haproxy)}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${ports.members.map(({ name, postgres, patroni }) => `  server ${name} 127.0.0.1:${String(postgres)} check port ${String(patroni)}`).join('\n')}
`

export const pgbouncerSettings = ({ folder, ports }: ClusterSettings): string => `
[databases]
dodici = host=127.0.0.1 port=${String(ports.haproxy)} dbname=dodici
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(ports.pgbouncer)}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/userlist.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 3
server_idle_timeout = 10
`
