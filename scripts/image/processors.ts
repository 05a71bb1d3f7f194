/** What an image is built for. */
export interface Processor {
  /** As Debian and images call it. */
  readonly name: 'amd64' | 'arm64'
  /** As Node and its packages call it. */
  readonly arch: 'x64' | 'arm64'
  /** The program that runs its code on other processors. */
  readonly emulator: string
}

const amd64: Processor = { name: 'amd64', arch: 'x64', emulator: 'qemu-x86_64-static' }
const arm64: Processor = { name: 'arm64', arch: 'arm64', emulator: 'qemu-aarch64-static' }

/** That of this machine, and the other one that there are images for. */
export const [ownProcessor, otherProcessor] = process.arch === 'arm64' ? [arm64, amd64] : [amd64, arm64]
