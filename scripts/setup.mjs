// Before `npm start` and `npm test`: installs what is missing, and takes a few milliseconds where nothing is. npm runs
// this on the machine's own Node, from 18 on and before any dependency is there; so it is plain JavaScript.
import { fileURLToPath } from 'node:url'
import { install, nodeInstalled, reachesRegistry } from './setup/install.mjs'
import { isInstalled, markInstalled } from './setup/installed.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {string} message */
function stop(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

if (!isInstalled(root)) {
  console.error('Dodici: installing what is missing. The first time this takes a minute or two.')
  if (!reachesRegistry()) {
    stop(
      'npm cannot reach its registry, so nothing can be installed. Is there a network, and does a proxy stand between ' +
        '(npm config set proxy)? Once it is installed, Dodici needs no network.',
    )
  }
  if (!install(root)) {
    stop('npm could not install the dependencies; its own lines above say why. Is the npm registry within reach?')
  }
  const version = nodeInstalled(root)
  if (Number(version.slice(1).split('.')[0]) < 24 || version === 'none') {
    stop(`Dodici needs Node 24. npm should have put it into node_modules, but there is ${version}. Install Node 24.`)
  }
  markInstalled(root)
}
