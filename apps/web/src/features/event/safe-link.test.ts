import { expect, it } from 'vitest'
import { safeLink } from './safe-link.ts'

it.each([
  ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  [' http://example.org ', 'http://example.org/'],
  ['mailto:anna@example.org', 'mailto:anna@example.org'],
])('I8: %s can be opened', (text, address) => {
  expect(safeLink(text)).toBe(address)
})

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'ftp://example.org',
  'vbscript:msgbox',
  'example.org',
  '//example.org',
  '',
])('I8: %j stays text', (text) => {
  expect(safeLink(text)).toBeNull()
})
