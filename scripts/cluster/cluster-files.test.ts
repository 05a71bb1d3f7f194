import { expect, it } from 'vitest'
import { protocolOf } from './cluster-files.ts'

it.each([
  ['patroni 3.0.2', 'etcd'],
  ['patroni 2.1.7', 'etcd'],
  ['patroni 3.0.3', 'etcd3'],
  ['patroni 4.1.0', 'etcd3'],
  ['patroni 10.0.0', 'etcd3'],
])('%s talks by %s, with which it never takes back a lock that it has lost', (version, protocol) => {
  expect(protocolOf(version)).toBe(protocol)
})
