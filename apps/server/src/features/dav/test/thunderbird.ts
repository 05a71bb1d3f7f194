import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { toolsInside } from './in-thunderbird.ts'
import { openMarionette } from './marionette.ts'
import { temporaryHome } from './run-program.ts'

type Tools = ReturnType<typeof toolsInside>

/** A Thunderbird without a window, and a profile of its own. */
export interface Thunderbird {
  /** Has an act of `in-thunderbird` done inside of it. */
  readonly ask: <Wish, Value>(act: (tools: Tools, wish: Wish) => Promise<Value>, wish: Wish) => Promise<Value>
  readonly stop: () => Promise<void>
}

/** Nothing of the first start, nothing that asks the network, and Marionette on a port of its own choice. */
const SETTINGS = {
  'marionette.port': 0,
  'app.donation.eoy.version.viewed': 999,
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'calendar.timezone.local': 'Europe/Rome',
  'calendar.timezone.useSystemTimezone': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'mail.provider.suppress_dialog_on_startup': true,
  'mail.shell.checkDefaultClient': false,
  'mail.spotlight.firstRunDone': true,
  'mail.winsearch.firstRunDone': true,
  'mailnews.start_page.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

const START_MILLISECONDS = 60_000
const ACT_MILLISECONDS = 60_000

export async function startThunderbird(): Promise<Thunderbird> {
  const home = temporaryHome()
  const settings = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  const { child, profile, ended } = launch(home.path, settings.join('\n'))
  const stop = async (): Promise<void> => {
    // Its helpers are of its group.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    await ended
    home[Symbol.dispose]()
  }
  try {
    const marionette = await openMarionette(await portOf(profile))
    await marionette.command('WebDriver:NewSession', { capabilities: {} })
    await marionette.command('Marionette:SetContext', { value: 'chrome' })
    return {
      ask: async (act, wish) => {
        const script = scriptOf(act)
        const wanted = { script, args: [wish], scriptTimeout: ACT_MILLISECONDS, newSandbox: true }
        const { value } = (await marionette.command('WebDriver:ExecuteAsyncScript', wanted)) as { value: Outcome }
        if ('error' in value) throw new Error(value.error)
        // What an act answers comes back as JSON.
        return value.value as Awaited<ReturnType<typeof act>>
      },
      stop: async () => {
        marionette.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type Outcome = { readonly value: unknown } | { readonly error: string }

/** An act goes there as text, with the tools that it is given. */
const scriptOf = (act: (...given: never[]) => unknown): string => `
  const [wish, done] = arguments
  const act = ${act.toString()}
  const tools = ${toolsInside.toString()}
  Promise.resolve(act(tools(), wish)).then(
    (value) => done({ value }),
    (error) => done({ error: String(error) + ' ' + String(error.stack) }),
  )`

function launch(home: string, settings: string) {
  const profile = join(home, 'profile')
  mkdirSync(profile)
  writeFileSync(join(profile, 'user.js'), settings)
  const words = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile]
  const env = { ...process.env, HOME: home, MOZ_HEADLESS: '1', LC_ALL: 'C.UTF-8' }
  const child = spawn('thunderbird', words, { env, stdio: 'ignore', detached: true })
  return { child, profile, ended: new Promise<void>((resolve) => child.once('close', () => resolve())) }
}

/** Thunderbird writes into its profile where it listens. */
async function portOf(profile: string): Promise<number> {
  const file = join(profile, 'MarionetteActivePort')
  for (let waited = 0; waited < START_MILLISECONDS; waited += 100) {
    if (existsSync(file)) return Number(readFileSync(file, 'utf8'))
    await sleep(100)
  }
  throw new Error('Thunderbird did not start within a minute')
}
