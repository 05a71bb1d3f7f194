// `node scripts/icons.ts`: makes the pictures that a browser wants of an installed page from `favicon.svg`, which is the
// logo. They are kept beside it; run this where the logo changes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { hasSandbox, quietFlags } from './machine/chromium-flags.ts'
import { provideChromium } from './machine/chromium.ts'
import { root } from './machine/commands.ts'

interface Icon {
  readonly name: string
  readonly size: number
  /** The system cuts it to a shape of its own: the ground goes to the edges, and what is on it keeps away from them. */
  readonly isMaskable: boolean
}

const icons: readonly Icon[] = [
  { name: '192', size: 192, isMaskable: false },
  { name: '512', size: 512, isMaskable: false },
  { name: 'maskable-512', size: 512, isMaskable: true },
  { name: 'apple-touch', size: 180, isMaskable: true },
]

const publicFolder = join(root, 'apps', 'web', 'public')
const logo = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8')
const ground = /fill="(#[0-9a-f]{6})"/.exec(logo)?.[1] ?? ''

const folder = join(publicFolder, 'icons')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: [...quietFlags],
  chromiumSandbox: hasSandbox,
})
for (const { name, size, isMaskable } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const inner = isMaskable ? '84%' : '100%'
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${isMaskable ? ground : 'none'}}` +
      `svg{width:${inner};height:${inner}}</style>${logo}`,
  )
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
