/** Notes a fault that the person need not hear of, for whoever opens the console. */
export function logFault(what: string, fault: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the page writes into the console
  console.error(what, fault)
}
