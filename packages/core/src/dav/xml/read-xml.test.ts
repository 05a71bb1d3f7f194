import fc from 'fast-check'
import { SaxesParser, type EventName } from 'saxes'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isDeep, testSeed } from '../../../../../scripts/test-counts.ts'
import { octets } from '../test/octets.ts'
import { childNamed, childrenOf, textOf, type XmlElement } from './element.ts'
import { ATTRIBUTES_MAX, BODY_OCTETS_MAX, DEPTH_MAX, ELEMENTS_MAX, TEXT_MAX } from './limits.ts'
import { readXml } from './read-xml.ts'

const read = (text: string) => readXml(octets(text))

function rootOf(text: string): XmlElement {
  const reading = read(text)
  if ('fault' in reading) throw new Error(`refused: ${reading.fault}`)
  return reading.root
}

const faultOf = (text: string | Uint8Array): string | null => {
  const reading = typeof text === 'string' ? read(text) : readXml(text)
  return 'fault' in reading ? reading.fault : null
}

/** Counts what the parser reports: it works on, but in silence, only up to its next report. */
function countEvents(): { readonly count: number } {
  const counted = { count: 0 }
  const original = SaxesParser.prototype.on
  vi.spyOn(SaxesParser.prototype, 'on').mockImplementation(function (this: SaxesParser, name: EventName, handler) {
    original.call(this, name, (...values: unknown[]) => {
      counted.count += 1
      ;(handler as (...values: unknown[]) => void)(...values)
    })
  })
  return counted
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('reading XML', () => {
  it('resolves prefixes and default namespaces, of elements and attributes', () => {
    const root = rootOf('<a:x xmlns:a="DAV:" a:y="1" z="2"><b xmlns="urn:b"/><c/></a:x>')
    expect(root.name).toEqual({ namespace: 'DAV:', local: 'x' })
    expect(root.attributes).toEqual([
      { name: { namespace: 'DAV:', local: 'y' }, value: '1' },
      { name: { namespace: '', local: 'z' }, value: '2' },
    ])
    expect(childrenOf(root).map(({ name }) => name)).toEqual([
      { namespace: 'urn:b', local: 'b' },
      { namespace: '', local: 'c' },
    ])
  })

  it('joins text, CDATA and entities, and drops comments, instructions and indentation', () => {
    const root = rootOf('<?pi a?><x>\n  <y>a<!-- no -->b<![CDATA[<&]]>&amp;&#233;&#xE9;</y>\n  <?pi b?>\n</x>')
    expect(root.content).toHaveLength(1)
    expect(textOf(childrenOf(root)[0]!)).toBe('ab<&&éé')
  })

  it('keeps the order of text and elements where both stand', () => {
    const { content } = rootOf('<x>one <y/> two</x>')
    expect(content.map((one) => (typeof one === 'string' ? one : one.name.local))).toEqual(['one ', 'y', ' two'])
  })

  it('normalises the line ends of text, as XML says', () => {
    expect(textOf(rootOf('<x>a\r\nb\rc&#13;</x>'))).toBe('a\nb\nc\r')
  })

  it.each(['\ufeff<x/>', '<?xml version="1.0" encoding="UTF-8"?><x/>', '<?xml version="1.0" encoding="utf8"?><x/>'])(
    'takes UTF-8 with or without its mark and declaration: %j',
    (text) => {
      expect(faultOf(text)).toBeNull()
    },
  )

  it('names nothing by what every object has', () => {
    const root = rootOf('<x constructor="1" toString="2"><__proto__ hasOwnProperty="3"/></x>')
    expect(root.attributes.map(({ value }) => value)).toEqual(['1', '2'])
    expect(childNamed(root, { namespace: '', local: '__proto__' })?.attributes).toHaveLength(1)
  })
})

const BILLION_LAUGHS = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><x>&b;</x>`

describe('V1: hostile XML', () => {
  it.each([
    ['billion laughs', BILLION_LAUGHS, 'doctype'],
    ['a file from outside', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>', 'doctype'],
    ['a parameter entity', '<!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1/">%p;]><x/>', 'doctype'],
    ['a document type alone', '<!DOCTYPE propfind><x/>', 'doctype'],
    ['an entity nobody defined', '<x>&nbsp;</x>', 'malformed'],
    ['an entity that every object has', '<x>&constructor;</x>', 'malformed'],
    ['a character that XML forbids', '<x>&#0;</x>', 'malformed'],
    ['a control character', '<x>\u0001</x>', 'malformed'],
    ['a control character by XML 1.1', '<?xml version="1.1"?><x>&#1;</x>', 'malformed'],
    ['a prefix nobody declared', '<d:x/>', 'malformed'],
    ['an attribute twice', '<x a="1" a="2"/>', 'malformed'],
    ['an attribute twice by two prefixes', '<x xmlns:a="u" xmlns:b="u" a:c="1" b:c="2"/>', 'malformed'],
    ['a tag that is not closed', '<x><y></x>', 'malformed'],
    ['a body that ends early', '<x><y>', 'malformed'],
    ['two roots', '<x/><y/>', 'malformed'],
    ['text behind the root', '<x/>y', 'malformed'],
    ['no XML', '{"a":1}', 'malformed'],
    ['a calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'malformed'],
    ['nothing but a mark', '\ufeff', 'empty'],
    ['white space', ' \r\n\t', 'empty'],
    ['nothing', '', 'empty'],
    ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><x/>', 'otherEncoding'],
    ['UTF-16 that is none', '<?xml version="1.0" encoding="UTF-16"?><x/>', 'otherEncoding'],
  ])('V1: refuses %s', (_, text, fault) => {
    expect(faultOf(text)).toBe(fault)
  })

  it.each([
    ['UTF-16 with a mark', [0xff, 0xfe, 0x3c, 0, 0x78, 0, 0x2f, 0, 0x3e, 0], 'otherEncoding'],
    ['UTF-16, the other way', [0xfe, 0xff, 0, 0x3c, 0, 0x78, 0, 0x2f, 0, 0x3e], 'otherEncoding'],
    ['UTF-16 without a mark', [0x3c, 0, 0x78, 0, 0x2f, 0, 0x3e, 0], 'otherEncoding'],
    ['Latin-1', [0x3c, 0x78, 0x3e, 0xe9, 0x3c, 0x2f, 0x78, 0x3e], 'notUtf8'],
    ['a surrogate in UTF-8', [0x3c, 0x78, 0x3e, 0xed, 0xa0, 0x80, 0x3c, 0x2f, 0x78, 0x3e], 'notUtf8'],
    ['an overlong slash', [0x3c, 0x78, 0x3e, 0xc0, 0xaf, 0x3c, 0x2f, 0x78, 0x3e], 'notUtf8'],
  ])('V1: refuses octets: %s', (_, bytes, fault) => {
    expect(faultOf(Uint8Array.from(bytes))).toBe(fault)
  })

  it('W1, V1: refuses 200,000 elements in one another when the parser has reported 33', () => {
    const counted = countEvents()
    expect(faultOf('<a>'.repeat(200_000))).toBe('tooDeep')
    // Each element but the last begins and is opened.
    expect(counted.count).toBe(2 * DEPTH_MAX + 1)
  })

  it('V1: takes as many elements in one another as it says', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
    expect(faultOf(nested(DEPTH_MAX))).toBeNull()
    expect(faultOf(nested(DEPTH_MAX + 1))).toBe('tooDeep')
  })

  it('V1: refuses an element with more attributes than it says, before the parser compares them', () => {
    const attributes = (count: number) => Array.from({ length: count }, (_, index) => ` a${index}=""`).join('')
    expect(faultOf(`<x${attributes(ATTRIBUTES_MAX)}><y${attributes(ATTRIBUTES_MAX)}/></x>`)).toBeNull()
    const counted = countEvents()
    expect(faultOf(`<x${attributes(60_000)}/>`)).toBe('tooManyAttributes')
    expect(counted.count).toBe(1 + ATTRIBUTES_MAX + 1)
  })

  it('V1: refuses more elements than it says', () => {
    expect(faultOf(`<x>${'<y/>'.repeat(ELEMENTS_MAX - 1)}</x>`)).toBeNull()
    const counted = countEvents()
    expect(faultOf(`<x>${'<y/>'.repeat(200_000)}</x>`)).toBe('tooManyElements')
    expect(counted.count).toBeLessThanOrEqual(3 * ELEMENTS_MAX)
  })

  it('V1: refuses text that is too long, in one piece or in many', () => {
    expect(faultOf(`<x>${'a'.repeat(TEXT_MAX)}</x>`)).toBeNull()
    expect(faultOf(`<x>${'a'.repeat(TEXT_MAX + 1)}</x>`)).toBe('textTooLong')
    expect(faultOf(`<x>${'ab<!---->'.repeat(TEXT_MAX)}</x>`)).toBe('textTooLong')
    expect(faultOf(`<x>${'<![CDATA[ab]]>'.repeat(TEXT_MAX)}</x>`)).toBe('textTooLong')
  })

  it('V1: refuses a body that is too large without looking into it', () => {
    const counted = countEvents()
    expect(faultOf(`<x>${' '.repeat(BODY_OCTETS_MAX)}</x>`)).toBe('tooLarge')
    expect(faultOf('é'.repeat(BODY_OCTETS_MAX / 2 + 1))).toBe('tooLarge')
    expect(counted.count).toBe(0)
  })

  it('V1: answers any body with a tree or a fault', () => {
    const piece = fc.oneof(
      fc.constantFrom('<', '>', '</', '/>', '<a', '<a>', '</a>', 'xmlns', ':', '="', '"', '&', '&amp;', '&#', ';'),
      fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '<?', '?>', '<!DOCTYPE', '[', '<?xml version="1.0"?>', ' '),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => octets(pieces.join('')))
    const body = fc.oneof(text, fc.uint8Array({ maxLength: 200 }))
    fc.assert(
      fc.property(body, (bytes) => {
        const reading = readXml(bytes)
        expect('root' in reading ? reading.root.name.local : reading.fault).not.toBe('')
      }),
      { seed: testSeed, numRuns: isDeep ? 50_000 : 5_000 },
    )
  })
})
