/** Logs an error that the person need not see. */
export function logFault(what: string, fault: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the page writes into the console
  console.error(what, fault)
}
