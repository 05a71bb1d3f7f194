import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { APPLE_ICAL, CALDAV, caldavName, CALENDAR_SERVER, DAV, davName } from '../names.ts'
import { octets } from '../test/octets.ts'
import { element, type XmlElement } from './element.ts'
import { isCarriedByXml } from './escape.ts'
import { readXml } from './read-xml.ts'
import { elementPieces, writeDocument, writeElement, writeFragment } from './write-xml.ts'

function readAgain(text: string): XmlElement {
  const reading = readXml(octets(text))
  if ('fault' in reading) throw new Error(`refused: ${reading.fault}: ${text}`)
  return reading.root
}

describe('writing XML', () => {
  it('has stable prefixes, declared once at the root', () => {
    const root = element(davName('multistatus'), [
      element(caldavName('calendar-data')),
      element({ namespace: CALENDAR_SERVER, local: 'getctag' }, ['7']),
      element({ namespace: APPLE_ICAL, local: 'calendar-order' }),
    ])
    expect(writeDocument(root)).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" ' +
        'xmlns:CS="http://calendarserver.org/ns/" xmlns:ICAL="http://apple.com/ns/ical/"><C:calendar-data/>' +
        '<CS:getctag>7</CS:getctag><ICAL:calendar-order/></D:multistatus>\n',
    )
  })

  it('declares any other namespace where it begins, and none for a name without one', () => {
    const foreign = (content: XmlElement[]) => element({ namespace: 'urn:a"b', local: 'x' }, content)
    const written = writeElement(foreign([foreign([]), element({ namespace: '', local: 'y' })]))
    expect(written).toBe('<X6:x xmlns:X6="urn:a&quot;b"><X6:x/><y/></X6:x>')
  })

  it('lets no text out of its place', () => {
    const evil = '</D:x><D:y a="1">&amp;]]>'
    const written = writeElement(element(davName('x'), [evil], [{ name: { namespace: '', local: 'a' }, value: evil }]))
    expect(written).not.toContain('<D:y')
    expect(readAgain(writeFragment(element(davName('x'), [evil]))).content).toEqual([evil])
  })

  it('carries the line ends of a calendar, which a parser would change', () => {
    const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:a\\nb\r\nEND:VCALENDAR\r\n'
    expect(readAgain(writeDocument(element(davName('x'), [calendar]))).content).toEqual([calendar])
  })

  it('drops what XML cannot carry, and says so before', () => {
    expect(writeElement(element(davName('x'), ['a\u0000b\u001fc\ufffed\ud800e\tf\n']))).toBe(
      '<D:x>abcd\ufffde\tf\n</D:x>',
    )
    expect(['a\tb\r\n', 'é\u{1f600}\u0085'].map(isCarriedByXml)).toEqual([true, true])
    expect(['\u0000', '\u0008', '\u001b', '\uffff', '\ud800'].map(isCarriedByXml)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('writes a long text in pieces, which together are what it writes at once', () => {
    const long = 'Gita & ritorno\r\n\u{1f600}'.repeat(20_000)
    const whole = element(davName('prop'), [
      element(davName('getetag'), ['"1"']),
      element(caldavName('calendar-data'), [long, '\ud83d', 'fine']),
      element({ namespace: 'urn:x', local: 'y' }),
    ])
    const pieces = [...elementPieces(whole)]
    expect(pieces.join('')).toBe(writeElement(whole))
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(writeElement(whole).length / 4)
    expect(pieces.filter((piece) => !piece.isWellFormed())).toEqual([])
    expect([...elementPieces(element(davName('x'), ['short']))]).toEqual(['<D:x>short</D:x>'])
  })

  it('V1: gives back every tree that it wrote', () => {
    const local = fc.constantFrom('a', 'b-c', 'd.e', 'né')
    const namespace = fc.constantFrom('', DAV, CALDAV, 'urn:one', 'http://two/?a=1&b="2"')
    const text = fc.string({ unit: 'binary' }).filter((one) => one.trim() !== '' && isCarriedByXml(one))
    const name = fc.record({ namespace, local })
    const attributes = fc.uniqueArray(fc.record({ name, value: text }), {
      maxLength: 4,
      selector: ({ name: { namespace: space, local: own } }) => `${space} ${own}`,
    })
    const { tree } = fc.letrec<{ tree: XmlElement }>((tie) => ({
      tree: fc.record({
        name,
        attributes,
        content: fc.oneof({ maxDepth: 4 }, fc.array(text, { maxLength: 1 }), fc.array(tie('tree'), { maxLength: 3 })),
      }),
    }))
    fc.assert(
      fc.property(tree, (root) => {
        expect(readAgain(writeFragment(root))).toEqual(root)
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })
})
