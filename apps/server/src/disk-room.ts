import { statfs } from 'node:fs/promises'

/** Returns how many bytes can still be written to a folder. */
export type FreeBytes = (folder: string) => Promise<number>

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** The size that the write-ahead log keeps (16 MB), and as much again for the next writes. */
export const ROOM_NEEDED_BYTES = 32 * 1024 * 1024
