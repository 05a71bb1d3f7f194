import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SETTINGS } from '../../apps/server/src/config.ts'
import { root } from '../machine/commands.ts'

/** What the image has fixed: nothing there is anybody's choice. */
const FIXED = ['PORT', 'HOST', 'DATA_DIR']

it('compose.yaml passes on every setting that is not fixed', () => {
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8')
  const [, environment = ''] = /\n {4}environment:\n((?: {6}- [A-Z_]+\n)+)/.exec(text) ?? []
  const passed = [...environment.matchAll(/- (\w+)/g)].map(([, name]) => name)
  expect(passed).toEqual(SETTINGS.filter((name) => !FIXED.includes(name)))
})
