// Test files share a process, which halves their time: libraries are loaded once. Our own modules each file has anew.
import { vi } from 'vitest'

vi.resetModules()
