import { statfs } from 'node:fs/promises'

/** Answers how many bytes can still be written into a folder. */
export type FreeBytes = (folder: string) => Promise<number>

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** What the write-ahead log keeps (16 MB), and as much again for what is written next. */
export const ROOM_NEEDED_BYTES = 32 * 1024 * 1024
