import type { TemplateId } from '../planning-types.ts'
import { animals } from './animals.ts'
import { business } from './business.ts'
import { assemblies } from './assemblies.ts'
import { calledAway } from './called-away.ts'
import { claims } from './claims.ts'
import { atWork } from './at-work.ts'
import { contracts } from './contracts.ts'
import { conversations } from './conversations.ts'
import { cooking } from './cooking.ts'
import { digital } from './digital.ts'
import { errands } from './errands.ts'
import type { Detail } from './details.ts'
import { gardenAndCraft } from './garden-and-craft.ts'
import { family } from './family.ts'
import { familyTurns } from './family-turns.ts'
import { forACause } from './for-a-cause.ts'
import { goingAway } from './going-away.ts'
import { handingOn } from './handing-on.ts'
import { health } from './health.ts'
import { hensAndBees } from './hens-and-bees.ts'
import { homeWorks } from './home-works.ts'
import { house } from './house.ts'
import { journeys } from './journeys.ts'
import { learning } from './learning.ts'
import { lookingAfter } from './looking-after.ts'
import { longWorks } from './long-works.ts'
import { making } from './making.ts'
import { money } from './money.ts'
import { papers } from './papers.ts'
import { moves } from './moves.ts'
import { property } from './property.ts'
import { renovation } from './renovation.ts'
import { outingsAndStages } from './outings-and-stages.ts'
import { papersAndWork } from './papers-and-work.ts'
import { people } from './people.ts'
import type { Sign } from './signs.ts'
import { seasonsAndHazards } from './seasons-and-hazards.ts'
import { skills } from './skills.ts'
import { staging } from './staging.ts'
import { studyAndStage } from './study-and-stage.ts'
import type { DayOfKind, KindRules, StepShape, Template } from './template-types.ts'
import { turningPoints } from './turning-points.ts'
import { undertakings } from './undertakings.ts'
import { vegetableGarden } from './vegetable-garden.ts'
import { wellbeing } from './wellbeing.ts'
import { givingUp } from './giving-up.ts'
import { weddings } from './weddings.ts'
import { withPeople } from './with-people.ts'
import { celebrations } from './celebrations.ts'
import { workAndMore } from './work-and-more.ts'
import { writing } from './writing.ts'

/** All kinds of goals that are known, each with its steps. */
export const templates: readonly Template[] = [
  ...studyAndStage,
  ...staging,
  ...weddings,
  ...moves,
  ...renovation,
  ...goingAway,
  ...workAndMore,
  ...celebrations,
  ...health,
  ...wellbeing,
  ...seasonsAndHazards,
  ...givingUp,
  ...learning,
  ...skills,
  ...people,
  ...family,
  ...animals,
  ...hensAndBees,
  ...house,
  ...homeWorks,
  ...property,
  ...gardenAndCraft,
  ...vegetableGarden,
  ...longWorks,
  ...lookingAfter,
  ...money,
  ...papers,
  ...papersAndWork,
  ...making,
  ...outingsAndStages,
  ...journeys,
  ...errands,
  ...digital,
  ...handingOn,
  ...contracts,
  ...claims,
  ...withPeople,
  ...conversations,
  ...cooking,
  ...turningPoints,
  ...undertakings,
  ...writing,
  ...atWork,
  ...business,
  ...forACause,
  ...assemblies,
  ...calledAway,
  ...familyTurns,
]

const byId = new Map<TemplateId, Template>(templates.map((template) => [template.id, template]))

/** The steps of a kind for a target with these signs, in order; each name occurs once. */
export function stepsFor(id: TemplateId, signs: ReadonlySet<Sign | Detail>): readonly StepShape[] {
  const steps = byId.get(id)?.steps ?? []
  const hasOne = (some: StepShape['only']): boolean => some.some((sign) => signs.has(sign))
  return steps.filter(
    ({ only, also, never }) =>
      (only.length === 0 || hasOne(only)) && also.every((sign) => signs.has(sign)) && !hasOne(never),
  )
}

/** The rules of a kind alone. */
export const rulesOf = (id: TemplateId): KindRules => byId.get(id) ?? {}

/** The signs of the size of a kind that has exactly one: the first where its words say none. */
export const sizesOf: Readonly<Partial<Record<TemplateId, readonly [Sign, ...Sign[]]>>> = {
  race: ['half', 'short', 'long'],
}

/** Whose day such a target's is. */
export const dayOfKind = (id: TemplateId): DayOfKind => byId.get(id)?.day ?? 'open'
