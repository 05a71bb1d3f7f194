// Installs with npm. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The npm command for a folder. Development dependencies come along whatever `NODE_ENV` says: Node itself is one.
 * @param {string} root
 */
export function installCommand(root) {
  const verb = existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install'
  return ['npm', verb, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
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
  // One line for the shell, which Windows needs to find npm.cmd; nothing in it comes from outside.
  return spawnSync(installCommand(root).join(' '), { ...options, shell: true }).status === 0
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
