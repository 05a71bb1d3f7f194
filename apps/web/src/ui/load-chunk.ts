import { pause } from './pause.ts'

/** A chunk that has not come after this time will not come. */
export const CHUNK_TIMEOUT = 120_000
const PAUSES = [500, 2_000]

/** Loads a part of the page, again after a short pause where the network failed, and for 120 s at most. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the page did not load in time')), CHUNK_TIMEOUT)
  })
  try {
    return await Promise.race([tryToLoad(load), late])
  } finally {
    clearTimeout(timer)
  }
}

async function tryToLoad<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of PAUSES) {
    try {
      return await load()
    } catch {
      // A dropped connection is the usual reason; the last attempt below reports whatever it is.
      await pause(wait)
    }
  }
  return load()
}
