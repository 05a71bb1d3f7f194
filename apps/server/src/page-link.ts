import type { Config } from './config.ts'

export type PageSettings = Pick<Config, 'publicUrl' | 'port'>

/**
 * Where a page of this installation is, for a mail. What a request says of the host is never asked: anybody can write there
 * what they like.
 */
export const pageLink = ({ publicUrl, port }: PageSettings, path: string): string =>
  `${publicUrl ?? `http://localhost:${String(port)}`}${path}`
