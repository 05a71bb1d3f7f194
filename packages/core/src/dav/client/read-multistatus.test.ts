import { expect, it } from 'vitest'
import { octets } from '../test/octets.ts'
import { ANSWER_LIMITS } from './answer-limits.ts'
import { failedConditionIn } from './read-failed-condition.ts'
import { listedIn } from './read-resources.ts'
import { alone, answerFaultOf, answerOf, found, multistatus, ORIGIN } from './test/read-answer.ts'
import { readMultistatus } from './read-multistatus.ts'

it('reads an answer after blank lines and a byte order mark', () => {
  const text = `<?xml version="1.0"?>${multistatus(alone('/a', 'HTTP/1.1 404 Not Found'))}`
  const read = [`\r\n\n ${text}`, `\ufeff${text}`].map((one) => answerOf(one).resources)
  expect(read).toEqual([read[1], [{ path: '/a', status: 404, found: [] }]])
})

it('reads any form of a status, and takes what has none for found', () => {
  const statuses = ['HTTP/1.1 404 Not Found', 'HTTP/2 404', '404 Not Found', 'HTTP/1.1 404']
  const answer = multistatus(...statuses.map((status) => alone('/a', status)))
  expect(answerOf(answer).resources.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  const without = '<D:response><D:href>/a</D:href><D:propstat><D:prop><D:x/></D:prop></D:propstat></D:response>'
  expect(answerOf(multistatus(without)).resources[0]?.found).toHaveLength(1)
})

it('takes nothing of what is refused for found', () => {
  const refused = found('/a', '<D:x/>').replace('200 OK', '403 Forbidden')
  expect(answerOf(multistatus(refused)).resources).toEqual([{ path: '/a', status: null, found: [] }])
})

it('V1: reads a listing of 20,000 resources, in parts, and not more than it says', () => {
  const many = (count: number) =>
    octets(
      multistatus(
        ...Array.from({ length: count }, (_, index) =>
          found(`/c/${String(index)}.ics`, `<D:resourcetype/><D:getetag>"${String(index)}"</D:getetag>`),
        ),
      ),
    )
  const reading = readMultistatus(many(20_000), ORIGIN)
  let parts = 0
  let step = reading.next()
  for (; step.done !== true; step = reading.next()) parts += 1
  const value = 'value' in step.value ? step.value.value : null
  expect(value && listedIn(value, '/c/')).toHaveLength(20_000)
  expect(parts).toBeGreaterThan(100)
  expect(answerFaultOf(many(50_000))).toBe('tooManyElements')
})

it('V1: reads a body of five million characters, and none of more', () => {
  const answer = (length: number) =>
    multistatus(found('/a', `<C:calendar-data>${'a'.repeat(length)}</C:calendar-data>`))
  expect(answerFaultOf(answer(ANSWER_LIMITS.text))).toBeNull()
  expect(answerFaultOf(answer(ANSWER_LIMITS.text + 1))).toBe('textTooLong')
})

const attributes = (count: number): string =>
  Array.from({ length: count }, (_, index) => ` a${String(index)}=""`).join('')

it.each([
  ['', 'empty'],
  ['{"error":"no"}', 'malformed'],
  ['<!doctype html><html></html>', 'malformed'],
  ['<html><body>Sign in</body></html>', 'otherRoot'],
  ['<D:multistatus xmlns:D="DAV"/>', 'otherRoot'],
  ['<multistatus xmlns="DAV:"><response>', 'malformed'],
  ['<!DOCTYPE x [<!ENTITY a "aaaaaaaa">]><multistatus xmlns="DAV:"/>', 'doctype'],
  ['<multistatus xmlns="DAV:"><response><href>&xxe;</href></response></multistatus>', 'malformed'],
  [`<multistatus xmlns="DAV:">${'<x>'.repeat(100_000)}`, 'tooDeep'],
  [`<multistatus xmlns="DAV:"><x${attributes(300)}/>`, 'tooManyAttributes'],
  ['<?xml version="1.0" encoding="ISO-8859-1"?><multistatus xmlns="DAV:"/>', 'otherEncoding'],
])('V1: refuses %.60s: %s', (text, fault) => {
  expect(answerFaultOf(text)).toBe(fault)
})

it('V1: refuses what is too large without looking into it', () => {
  expect(answerFaultOf(octets(' '.repeat(10) + 'x'.repeat(ANSWER_LIMITS.octets + 1)))).toBe('tooLarge')
})

it('reads what condition a refused request has failed', () => {
  const error = (inside: string) =>
    failedConditionIn(
      octets(
        `<d:error xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns" xmlns:c="urn:ietf:params:xml:ns:caldav">${inside}</d:error>`,
      ),
    )
  expect(error('<s:exception>Sabre</s:exception><c:no-uid-conflict><d:href>/x</d:href></c:no-uid-conflict>')).toBe(
    'no-uid-conflict',
  )
  expect(error('<d:valid-sync-token/>')).toBe('valid-sync-token')
  expect([error('<s:message>no</s:message>'), error(''), error(`<d:${'a'.repeat(200)}/>`)]).toEqual([null, null, null])
  expect([failedConditionIn(octets('Forbidden')), failedConditionIn(octets('<x/>'))]).toEqual([null, null])
})
