import type { SittingName } from '../measured/measured-tables.ts'

/** English words of what has its usual length or hour. */
export const sittings: Readonly<Record<SittingName, readonly string[]>> = {
  onTheWay: ['on the (bus|train|tube|tram|commute|(way to work))', 'commute|commuting'],
  atBed: ['before (bed|sleep|sleeping)', '(at|every|each) bedtime', 'in bed'],
  inEvening: ['evening|evenings|night|nights', 'after (work|dinner|supper|tea)'],
  atLunch: ['at|over|after|before (lunch|lunchtime|noon)', 'lunch (break|hour)'],
  inAfternoon: ['afternoon|afternoons', 'after school'],
  atBreakfast: ['after|before|at|over breakfast', 'before work'],
  inMorning: ['morning|mornings', 'when i (wake|get) up'],
  minuteOrTwo: [
    '(weigh|weighing) (myself|in)',
    '(take|taking) (my)? (vitamin|vitamins|supplements|tablets|probiotics|(blood pressure))',
    'vitamin|vitamins|supplements|floss|flossing|weigh-in',
    '(measure|check|log|note) (my)? (blood|weight|spending|mood|glucose)',
    'make (the|my) bed',
  ],
  plants: ['water (the|my|our)? {anyWord}? plants|garden|flowers|tomatoes|seedlings', '(bin|bins|recycling)'],
  diary: ['diary|journal|journaling|journalling|gratitude|grateful'],
  bedtimeStory: [
    '(read|story|stories) (a story|stories)? (to|with) (the|my|our)? {anyWord}? (kids|children|son|daughter|boys|girls|twins)',
    '(bedtime (story|stories))',
  ],
  homework: ['homework'],
  dog: ['(the|my|our|her|his|their) (dog|dogs|puppy)', 'dog - ? walk|walks|walking'],
  stillness: ['meditate|meditation|mindfulness|breathing|pray|prayer|prayers|rosary'],
  call: [
    '(call|phone|ring|facetime|skype|videocall|zoom)',
    '(a|#|phone|video) call|calls',
    '(speak|talk|chat) (to|with)',
  ],
  smallTidying: [
    'drawer|drawers|cupboard|cupboards|shelf|shelves',
    'tidy|tidying|declutter|hoover|hoovering|dust|ironing|iron',
  ],
  service: ['(mass|church|quakers|worship|(sunday service))'],
  mealOut: [
    '(eat|eating|dine|meal|meals|dinner|dinners) (out|together|with)',
    '(takeaway|curry|pizza) (night|nights)',
    'restaurant|restaurants',
  ],
  lunch: ['(sunday|family|roast|a|have|the) (lunch|roast)', 'brunch'],
  breakfast: ['breakfast'],
  show: ['cinema|theatre|concert|gig|opera|film|films|movie|movies'],
  eveningTogether: ['(date|games|game|quiz|poker|film|movie|family|cards) (night|nights|evening)', 'pub'],
  baking: ['(bake|baking|(make a cake)|cake|cakes|sourdough|bread)'],
  cooking: ['(cook|cooking|(new recipe)|recipe|recipes)'],
  coffee: ['coffee with'],
  halfDay: [
    '(golf|volunteer|volunteering|fishing|hike|hiking|(the allotment)|allotment|(day trip)|surf|surfing|climbing)',
  ],
  visit: [
    '(see|visit|visiting|seeing) (my|the|our)? {anyWord}? (mum|dad|mam|parents|gran|grandma|grandad|nan|granny|grandparents|grandkids|grandchildren|sister|brother|aunt|auntie|uncle|friends|family)',
  ],
  match: ['football|tennis|badminton|squash|padel|hockey|rugby|netball|cricket|choir|rehearsal|band'],
  writing: [
    '(write|writing) {anyWord}? {anyWord}? {anyWord}? letter|letters|poem|poems|blog|post|chapter|story|songs',
    'poem|poems',
  ],
  page: ['read|reading|bible'],
  stretching: ['(stretch|stretching|stretches|plank|mobility|physio|(pelvic floor))'],
}
