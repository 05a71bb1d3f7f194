import type { Config } from './config.ts'

export type PageSettings = Pick<Config, 'publicUrl' | 'port'>

/**
 * The URL of a page of this installation, for mails. The request's Host header is never used, because anybody can write
 * it.
 */
export const pageLink = ({ publicUrl, port }: PageSettings, path: string): string =>
  `${publicUrl ?? `http://localhost:${String(port)}`}${path}`
