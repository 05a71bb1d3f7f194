// Writes the server to `dist`.
import { bundleInto } from './bundle-into.ts'

await bundleInto('dist', 'src/main.ts')
