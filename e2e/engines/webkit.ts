import { spawn, type ChildProcess } from 'node:child_process'
import { Builder, Button, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../scripts/machine/free-port.ts'
import { DESK, type Engine, type EngineWindow, type Point } from './engine.ts'

/** Where the parts of WebKit lie on this machine, and the display that its windows open on. */
export interface WebKitPlace {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

/** WebKit as its GTK port has it, driven by WebDriver: the engine of Safari, without Apple's own parts. */
export const webKit = ({ driver, browser, display }: WebKitPlace): Engine => ({
  name: 'WebKit',
  open: async () => {
    const port = await freePort()
    const environment = { ...process.env, DISPLAY: display, TZ: 'Europe/Rome', LANGUAGE: 'it', NO_AT_BRIDGE: '1' }
    const server = spawn(driver, [`--port=${port}`], { env: environment, stdio: 'ignore' })
    const window = await openWindow(`http://127.0.0.1:${port}`, browser).catch(async (error: unknown) => {
      await ended(server)
      throw error
    })
    return windowOf(window, async () => {
      await window.quit()
      await ended(server)
    })
  },
})

async function openWindow(server: string, browser: string): Promise<WebDriver> {
  await answers(server)
  const wanted = new Capabilities()
    .set('browserName', 'MiniBrowser')
    .set('webkitgtk:browserOptions', { binary: browser, args: ['--automation'] })
  const window = await new Builder().usingServer(server).withCapabilities(wanted).build()
  await resize(window, DESK)
  return window
}

/** Waits until the driver listens. */
async function answers(server: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await fetch(`${server}/status`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The driver of WebKit did not answer in ten seconds')
}

async function ended(process: ChildProcess): Promise<void> {
  const end = new Promise((resolve) => process.once('exit', resolve))
  if (process.exitCode === null && process.kill()) await end
}

const resize = (window: WebDriver, { width, height }: { width: number; height: number }): Promise<unknown> =>
  window.manage().window().setRect({ x: 0, y: 0, width, height })

/** The protocol tells nothing of the console: so the page listens to itself, from when it has loaded. */
const LISTEN = `
  window.heardFaults = [];
  addEventListener('error', (event) => window.heardFaults.push('uncaught: ' + event.message));
  addEventListener('unhandledrejection', (event) => window.heardFaults.push('uncaught: ' + event.reason));
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...parts) => { window.heardFaults.push(level + ': ' + parts.join(' ')); log(...parts) };
  }`

function windowOf(window: WebDriver, close: () => Promise<void>): EngineWindow {
  const heard: string[] = []
  const collect = async () => {
    heard.push(...((await window.executeScript<string[] | null>('return window.heardFaults?.splice(0)')) ?? []))
  }
  return {
    goTo: async (address) => {
      await collect()
      await window.get(address)
      await window.executeScript(LISTEN)
    },
    evaluate: (expression) => window.executeScript(`return (${expression})`),
    drag: ([first, ...others]) => dragMouse(window, first, others),
    doubleClick: async (place) => {
      const at = { ...whole(place), origin: Origin.VIEWPORT, duration: 0 }
      const press = window.actions().move(at)
      await press.press(Button.LEFT).release(Button.LEFT).press(Button.LEFT).release(Button.LEFT).perform()
    },
    press: (keys) => pressKeys(window, keys.split('+')),
    type: (text) => window.actions().sendKeys(text).perform(),
    resize: async (size) => {
      await resize(window, size)
    },
    faults: async () => {
      await collect()
      return heard.splice(0)
    },
    close,
  }
}

const whole = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) })

async function dragMouse(window: WebDriver, first: Point, others: readonly Point[]): Promise<void> {
  const hand = window
    .actions()
    .move({ ...whole(first), origin: Origin.VIEWPORT, duration: 0 })
    .press(Button.LEFT)
  for (const place of others) hand.move({ ...whole(place), origin: Origin.VIEWPORT, duration: 200 })
  await hand.release(Button.LEFT).perform()
}

const KEYS: Readonly<Record<string, string>> = {
  ...{ Control: Key.CONTROL, Shift: Key.SHIFT, Alt: Key.ALT, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB },
  ...{ ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT, ArrowUp: Key.ARROW_UP, ArrowDown: Key.ARROW_DOWN },
}

async function pressKeys(window: WebDriver, names: readonly string[]): Promise<void> {
  const keys = names.map((name) => KEYS[name] ?? name)
  const held = keys.slice(0, -1)
  const hand = window.actions()
  for (const key of held) hand.keyDown(key)
  hand.sendKeys(...keys.slice(-1))
  for (const key of held.toReversed()) hand.keyUp(key)
  await hand.perform()
}
