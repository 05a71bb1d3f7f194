// The floor of any answer: Fastify with nothing behind it. `/constant` sends the bytes that it was given, `/empty`
// nothing with 204.
import Fastify from 'fastify'

process.once('message', (body: string) => {
  void serve(Buffer.from(body))
})

async function serve(constant: Buffer): Promise<void> {
  const app = Fastify()
  app.get('/constant', (_request, reply) => reply.type('application/json; charset=utf-8').send(constant))
  app.get('/empty', (_request, reply) => reply.code(204).send())
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
}
