import http from 'node:http'

/** A client that sends everything over one connection, which it keeps open. */
export interface OneConnection {
  /** Body of an answer. */
  readonly get: (path: string, token: string) => Promise<string>
  /** Over how many connections it has asked until now. */
  readonly sockets: () => number
  readonly close: () => void
}

export function connectOnce(api: string): OneConnection {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number | undefined>()
  const get = (path: string, token: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const request = http.get(`${api}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
        ports.add(answer.socket.localPort)
        let body = ''
        answer.setEncoding('utf8').on('data', (text: string) => (body += text))
        answer.once('end', () => resolve(body))
      })
      request.once('error', reject)
    })
  return { get, sockets: () => ports.size, close: () => agent.destroy() }
}
