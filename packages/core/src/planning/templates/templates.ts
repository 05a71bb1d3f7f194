import type { TemplateId } from '../planning-types.ts'
import { homeAndFamily } from './home-and-family.ts'
import { studyAndStage } from './study-and-stage.ts'
import type { StepShape, Template, Trait } from './template-types.ts'
import { workAndMore } from './work-and-more.ts'

/** All templates; each kind of target has one. */
export const templates: readonly Template[] = [...studyAndStage, ...homeAndFamily, ...workAndMore]

const byId = new Map(templates.map((template) => [template.id, template]))

/** The steps of a template for a target with these traits, in order; each name occurs once. */
export function stepsFor(id: TemplateId, traits: ReadonlySet<Trait>): readonly StepShape[] {
  const steps = byId.get(id)?.steps ?? []
  return steps.filter(
    ({ only, never }) => (only === null || traits.has(only)) && (never === null || !traits.has(never)),
  )
}
