// A process of its own that gives another one a share of a processor: it stops it and lets it go on, many times a
// second. So several servers can be compared on a machine that has too few processors for all of them.
const [pid, share] = process.argv.slice(2).map(Number)
const PERIOD_MILLISECONDS = 100

if (pid === undefined || share === undefined) throw new Error('say which process, and which share it gets')

const wakes = () => {
  process.kill(pid, 'SIGCONT')
  setTimeout(() => process.kill(pid, 'SIGSTOP'), PERIOD_MILLISECONDS * share)
}
setInterval(wakes, PERIOD_MILLISECONDS)

process.on('SIGTERM', () => {
  process.kill(pid, 'SIGCONT')
  process.exit(0)
})
