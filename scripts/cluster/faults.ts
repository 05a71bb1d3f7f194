import type { Cluster } from './cluster.ts'
import { signalAll } from './processes.ts'

/** What is done to the member that leads. */
export interface Fault {
  readonly name: string
  readonly begin: (cluster: Cluster, leader: string) => Promise<void>
  /** Gives the member back. What was frozen goes on as if nothing had happened. */
  readonly end: (cluster: Cluster, leader: string, pids: readonly number[]) => void
}

const everything = ({ processesOf }: Cluster, name: string): readonly number[] => {
  const { postgres, patroni } = processesOf(name)
  return [...patroni, ...postgres]
}

/** In this order again and again. */
export const faults: readonly Fault[] = [
  {
    name: 'PostgreSQL killed',
    begin: async ({ processesOf }, leader) => signalAll(processesOf(leader).postgres, 'SIGKILL'),
    end: () => undefined,
  },
  {
    name: 'PostgreSQL and Patroni frozen',
    begin: async (cluster, leader) => signalAll(everything(cluster, leader), 'SIGSTOP'),
    end: (_cluster, _leader, pids) => signalAll(pids, 'SIGCONT'),
  },
  {
    name: 'switched over by hand',
    begin: ({ switchOver }, leader) => switchOver(leader),
    end: () => undefined,
  },
  {
    name: 'PostgreSQL and Patroni killed',
    begin: async (cluster, leader) => signalAll(everything(cluster, leader), 'SIGKILL'),
    end: ({ startMember }, leader) => startMember(leader),
  },
]

export const processesOf = everything
