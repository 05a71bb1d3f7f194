import type { InputFault } from '@dodici/contract/errors'
import { unknownFieldsIn } from '@dodici/contract/unknown-fields'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../errors.ts'

const nothingUnknown = (): [] => []

/**
 * Checks a part of a request by its schema. A field of a body or a query that no schema knows is refused by its name: it
 * would be dropped, and whoever has misspelt one would never know.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const isOfPerson = httpPart === 'body' || httpPart === 'querystring'
  const unknownFields = isOfPerson ? unknownFieldsIn(schema) : nothingUnknown
  return (data) => {
    const checked = schema.safeParse(data)
    const unknown = unknownFields(data).map((field): InputFault => ({ ...field, message: 'is no field here' }))
    if (checked.success && unknown.length === 0) return { value: checked.data }
    const errors = [...unknown, ...(checked.error?.issues ?? []).map(faultOf)]
    return { error: new AppError('invalid_input', 'Some of the input cannot be used.', { errors }) }
  }
}

const faultOf = ({ path, message }: z.core.$ZodIssue): InputFault => ({ path: path.join('.'), message })
