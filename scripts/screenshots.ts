// `node scripts/screenshots.ts FOLDER`: pictures of the main screens with the demo year, in both languages and both
// schemes. With `--readme` only those that README.md shows, under their names there; with `--site` those that the public
// pages show. With `--only=home,pricing` only these screens.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { cleanUp, cleanUpWhenInterrupted } from './machine/clean-up.ts'
import { hasSandbox, quietFlags } from './machine/chromium-flags.ts'
import { provideChromium } from './machine/chromium.ts'
import { buildIfStale } from './built/built-part.ts'
import { builtPage } from './built/page.ts'
import { builtServer } from './built/server.ts'
import { signIn, takePicture, withScreen, type Shot, type StoredSession } from './pictures/camera.ts'
import { compressed, WEBP } from './pictures/compressed.ts'
import { startDemoServer, type DemoServer } from './pictures/demo-server.ts'
import { screens } from './pictures/screens.ts'
import { takeSitePictures } from './pictures/site-pictures.ts'

const everything = (server: DemoServer): NamedShot[] =>
  screens.flatMap((screen) =>
    (['light', 'dark'] as const).map((scheme) => ({
      name: `${screen.device}-${screen.name}-${server.language}-${scheme}`,
      shot: { server, screen, scheme },
    })),
  )

interface NamedShot {
  readonly name: string
  readonly shot: Shot
}

const forReadme = {
  'desktop-planner-en-light': 'planner-light',
  'desktop-planner-en-dark': 'planner-dark',
  'desktop-heat-en-light': 'heat',
  'phone-months-en-light': 'phone',
  'desktop-assistant-en-light': 'assistant',
  'desktop-goal-en-light': 'goals',
  'desktop-print-en-light': 'print',
  'desktop-opened-en-light': 'opened',
} as const

type Purpose = 'all' | 'readme' | 'site'

/** Names of screens, where only some are asked for. */
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

function wanted(shots: readonly NamedShot[], purpose: Purpose): readonly NamedShot[] {
  if (purpose === 'all') return shots.filter(({ shot }) => only?.includes(shot.screen.name) ?? true)
  return Object.entries(forReadme).flatMap(([name, inReadme]) =>
    shots.filter((shot) => shot.name === name).map(({ shot }) => ({ name: inReadme, shot })),
  )
}

/** A picture to be kept: sharp on every screen, and small. */
function takeSmall(browser: Browser, shot: Shot, session: StoredSession): Promise<Buffer> {
  const scale = shot.screen.device === 'phone' ? 2 : 1.5
  return withScreen(browser, { ...shot, scale }, session, (page) => compressed(page, { ...WEBP, scale }))
}

async function takeAll(folder: string, purpose: Purpose): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await buildIfStale(builtPage, builtServer)
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: [...quietFlags],
    chromiumSandbox: hasSandbox,
  })
  for (const language of purpose === 'readme' ? (['en'] as const) : (['it', 'en'] as const)) {
    const server = await startDemoServer(language)
    const session = await signIn(browser, server)
    if (purpose === 'site') {
      await takeSitePictures(browser, server, session, folder)
      continue
    }
    for (const { name, shot } of wanted(everything(server), purpose)) {
      const isKept = purpose === 'readme'
      const file = join(folder, `${name}.${isKept ? 'webp' : 'png'}`)
      writeFileSync(file, await (isKept ? takeSmall : takePicture)(browser, shot, session))
      console.log(file)
    }
  }
  await browser.close()
}

function purposeOf(words: readonly string[]): Purpose {
  if (words.includes('--readme')) return 'readme'
  return words.includes('--site') ? 'site' : 'all'
}

cleanUpWhenInterrupted()
const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
if (folder === undefined) {
  console.error('Say where to: node scripts/screenshots.ts FOLDER [--readme | --site | --only=NAMES]')
  process.exitCode = 1
} else {
  try {
    await takeAll(folder, purposeOf(process.argv))
  } finally {
    await cleanUp()
  }
}
