import { z } from 'zod'
import type { Spec } from '../route.ts'
import { instant } from '../scalars.ts'
import { auditKinds } from './audit-kinds.ts'

/** Something that was done with the account itself, or tried. */
export const auditEntry = z
  .object({
    _id: z.string(),
    /** When it happened; the last time if it did several times. */
    at: instant,
    kind: z.enum(auditKinds),
    /** What it was done to, as a key by its name; empty where there is nothing to name. */
    name: z.string(),
    /** What the program called itself that did it; empty where it is not known. */
    userAgent: z.string(),
    /** The block of addresses it came from, never the address itself; empty where it is not known. */
    place: z.string(),
    /** How often it happened within a day, alike. */
    count: z.number().int(),
    /** Whether whoever runs the server did it. */
    byOperator: z.boolean(),
  })
  .meta({ id: 'AuditEntry' })

export const listAudit = { response: z.array(auditEntry) } satisfies Spec

export type AuditEntry = z.output<typeof auditEntry>
