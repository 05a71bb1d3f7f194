import type { TemplateId } from '../planning-types.ts'
import { homeAndFamily } from './home-and-family.ts'
import { studyAndStage } from './study-and-stage.ts'
import type { StepShape, Template, Trait } from './template-types.ts'
import { workAndMore } from './work-and-more.ts'

/** All templates; each kind of goal has one. */
export const templates: readonly Template[] = [...studyAndStage, ...homeAndFamily, ...workAndMore]

const byId = new Map(templates.map((template) => [template.id, template]))

/** Of the steps of a template those that a goal with such traits has, in their order; the name of a step is there once. */
export function stepsFor(id: TemplateId, traits: ReadonlySet<Trait>): readonly StepShape[] {
  const steps = byId.get(id)?.steps ?? []
  return steps.filter(
    ({ only, never }) => (only === null || traits.has(only)) && (never === null || !traits.has(never)),
  )
}
