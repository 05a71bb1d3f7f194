import { pause } from './pause.ts'

/** A chunk that takes longer will not arrive. */
export const CHUNK_TIMEOUT = 120_000
const PAUSES = [500, 2_000]

/** Loads a chunk, retrying after short pauses on network failures, for at most 120 s. */
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
      // Usually a dropped connection; the last attempt below reports any error.
      await pause(wait)
    }
  }
  return load()
}
