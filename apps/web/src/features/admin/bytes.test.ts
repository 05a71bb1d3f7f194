import { expect, it } from 'vitest'
import { texts } from '../../i18n/texts.ts'
import { formatBytes } from './bytes.ts'

it.each([
  [0, '0 kB'],
  [999, '1 kB'],
  [331_000, '331 kB'],
  [1_234_567, '1.2 MB'],
  [5_000_000_000, '5 GB'],
  [3e15, '3,000 TB'],
])('%s bytes are %s', (bytes, text) => {
  texts.changeLanguage('en')
  expect(formatBytes(bytes)).toBe(text)
})
