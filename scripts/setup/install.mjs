// Installs with npm. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

/**
 * The lock file decides the versions. `npm ci` would too, but it refuses a lock file that was written where a registry
 * had not every package for other machines. Development dependencies come along whatever `NODE_ENV` says: Node is one.
 */
const command = 'npm install --no-save --include=dev --no-audit --no-fund --loglevel=error'

/** Less than a person waits before a silent screen; npm alone tries for minutes. */
const SECONDS = 15

/** What npm says where a registry has answered, whatever it has answered. */
const ANSWERED = /code E[1-5]\d\d\b/

/**
 * Whether npm reaches its registry, by the proxies and certificates that it is set up with. A registry need not know the
 * question.
 * @param {{ readonly seconds?: number, readonly environment?: NodeJS.ProcessEnv }} [options]
 * @returns {boolean}
 */
export function reachesRegistry({ seconds = SECONDS, environment = process.env } = {}) {
  const ping = `npm ping --fetch-retries=0 --fetch-timeout=${String(seconds * 1000)}`
  const { status, stderr } = spawnSync(ping, {
    ...{ env: withoutOwnBinaries(environment), encoding: 'utf8', shell: true },
    // What keeps even npm's own clock from running out: names that nobody resolves.
    timeout: (seconds + 2) * 1000,
  })
  return status === 0 || ANSWERED.test(stderr)
}

/**
 * npm must run on the machine's own Node here: the one in `node_modules` is about to be replaced under its feet.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutOwnBinaries(environment) {
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = (environment[name] ?? '').split(delimiter)
  const kept = folders.filter((folder) => !/node_modules[/\\]\.bin[/\\]?$/.test(folder))
  return { ...environment, [name]: kept.join(delimiter) }
}

/**
 * @param {string} root
 * @returns {boolean} whether npm succeeded
 */
export function install(root) {
  const options = { cwd: root, env: withoutOwnBinaries(process.env), stdio: /** @type {const} */ ('inherit') }
  // By the shell, which Windows needs to find npm.cmd; nothing in the line comes from outside.
  return spawnSync(command, { ...options, shell: true }).status === 0
}

/**
 * The version of Node that npm's scripts will run on from now.
 * @param {string} root
 */
export function nodeInstalled(root) {
  const program = join(root, 'node_modules', '.bin', 'node')
  const { status, stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0 ? stdout.trim() : 'none'
}
