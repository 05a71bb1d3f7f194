import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { atTheEnd } from './clean-up.ts'
import { findProgram } from './commands.ts'
import { provided } from './debian.ts'

const miniBrowsers = ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser']

/** Large enough for the desk of the stories, with the frame of the window around it. */
const SCREEN = '1600x1100x24'

/**
 * Firefox and WebKit for the stories of the main engines, as settings of the environment: those of the machine, or from apt;
 * and a display for WebKit's windows.
 * @throws Error that says what is missing
 */
export async function provideEngines(): Promise<Record<string, string>> {
  return {
    FIREFOX_PATH: await ofEngines('firefox-esr', () => findProgram('firefox-esr') ?? findProgram('firefox')),
    WEBKIT_DRIVER: await ofEngines('webkit2gtk-driver', () => findProgram('WebKitWebDriver')),
    WEBKIT_BROWSER: await ofEngines('webkit2gtk-driver', () => globSync(miniBrowsers)[0] ?? null),
    DISPLAY: await startDisplay(await ofEngines('xvfb', () => findProgram('Xvfb'))),
  }
}

const ofEngines = (debianPackage: string, find: () => string | null): Promise<string> =>
  provided(debianPackage, 'the stories in other engines', find)

/** Starts a display that nobody sees, on a number of its own choice, for as long as the tests run. */
async function startDisplay(xvfb: string): Promise<string> {
  const parameters = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']
  const display = spawn(xvfb, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  atTheEnd(() => void display.kill())
  const number = await new Promise<string>((resolve, reject) => {
    display.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
    display.once('exit', () => reject(new Error('Xvfb ended before it had a display')))
  })
  if (!existsSync(`/tmp/.X11-unix/X${number}`)) throw new Error(`Xvfb has no socket for its display ${number}`)
  return `:${number}`
}
