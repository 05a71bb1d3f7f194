import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram, runCommand } from './commands.ts'
import { canInstallPackages, installPackage } from './debian.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const HEADLESS = 'chromium-headless-shell'
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, the machine's, one from apt, or Playwright's own.
 * @throws Error that says how to get one
 */
export async function provideChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named && !(await starts(named))) throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`)
  const found = named || (await findChromium())
  if (found) return found
  if (canInstallPackages()) await installPackage('chromium')
  else await runCommand(['playwright', 'install', 'chromium'])
  const installed = await findChromium()
  if (installed) return installed
  throw new Error('No Chromium for the browser tests: install one, or name it in CHROMIUM_PATH.')
}

/**
 * The same engine without its windows, where the machine has it or apt gives it: it takes a quarter less time. It shows no
 * notifications and has no push. Elsewhere, and where `CHROMIUM_PATH` names one, a Chromium as above.
 * @throws Error that says how to get one
 */
export async function provideHeadlessChromium(): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return provideChromium()
  const found = findProgram(HEADLESS)
  if (found) return found
  if (!canInstallPackages()) return provideChromium()
  try {
    await installPackage(HEADLESS)
  } catch (error) {
    console.log(
      `No ${HEADLESS}, so the whole browser is used: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  return findProgram(HEADLESS) ?? provideChromium()
}

async function findChromium(): Promise<string | null> {
  for (const path of [...names.map(findProgram), onMac, chromium.executablePath()]) {
    if (path && existsSync(path) && (await starts(path))) return path
  }
  return null
}

/** On some systems `chromium-browser` only says how to install it. */
async function starts(path: string): Promise<boolean> {
  const { succeeded, output } = await runCommand([path, '--version'], { isQuiet: true })
  return succeeded && /chrom/i.test(output)
}
