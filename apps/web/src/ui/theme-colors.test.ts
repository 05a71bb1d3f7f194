import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { heatColors, themeColors, TINT_DARK } from '@dodici/contract/theme-colors'
import { expect, it } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

it('mails and pictures have the colours of the page', () => {
  for (const [name, { light, dark }] of Object.entries(themeColors)) {
    expect(tokens).toContain(`--dodici-${name}: light-dark(${light}, ${dark});`)
  }
  heatColors.forEach(({ light, dark }, level) => {
    expect(tokens).toContain(`--dodici-heat-${String(level)}: light-dark(${light}, ${dark});`)
  })
  expect(tokens).toContain(`--dodici-tint-dark: ${TINT_DARK};`)
})
