// Writes the server that goes by a simulated clock, for the soak: all but the clock is what `bundle.ts` writes.
import { bundleInto } from './bundle-into.ts'

await bundleInto('.cache', 'src/test/simulated-main.ts')
