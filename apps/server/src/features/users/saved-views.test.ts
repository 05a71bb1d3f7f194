import type { SavedView, User } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const view = (facts: Partial<SavedView> = {}): SavedView => ({
  ...{ name: 'Solo viaggi', categories: ['travel', 'none'], calendar: null, routineAsEvents: false, view: 'months' },
  ...facts,
})
const save = (person: Person, savedViews: unknown) => person.patch('/users/profile', { savedViews })
const viewsOf = async (person: Person) => (await person.get('/users/profile')).json<User>().savedViews

eachDatabase((planner) => {
  it('are none at first, then as they were saved, on each device and in nobody else’s profile', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    expect(person.user.savedViews).toEqual([])
    const views = [view(), view({ name: 'Lavoro', categories: [], calendar: 'team', routineAsEvents: true })]
    expect((await save(person, views)).json<User>().savedViews).toEqual(views)
    expect(await viewsOf(person)).toEqual(views)
    expect(await viewsOf(other)).toEqual([])
    await person.patch('/users/profile', { username: 'Giulia' })
    expect(await viewsOf(person)).toEqual(views)
    await save(person, [])
    expect(await viewsOf(person)).toEqual([])
  })

  it('C1: of two devices that save at once the later is refused, with what is there by now', async () => {
    const person = await planner().newUser()
    const [plain, mine, theirs] = [view(), view({ name: 'Mare' }), view({ name: 'Monti' })]
    await save(person, [plain])
    const saveOver = (savedViews: SavedView[], savedViewsBefore: SavedView[]) =>
      person.patch('/users/profile', { savedViews, savedViewsBefore })
    const answers = await Promise.all([saveOver([plain, mine], [plain]), saveOver([plain, theirs], [plain])])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const refused = answers.find(({ statusCode }) => statusCode === 412)?.json<{ code: string; current: User }>()
    expect(refused?.code).toBe('stale_version')
    expect(refused?.current.savedViews).toEqual(await viewsOf(person))
    expect(await viewsOf(person)).toHaveLength(2)
    // Nothing else of that write is stored either.
    const both = { username: 'Giulia', savedViews: [], savedViewsBefore: [plain] }
    expect((await person.patch('/users/profile', both)).statusCode).toBe(412)
    expect((await person.get('/users/profile')).json<User>().username).toBe(person.user.username)
    expect((await saveOver([plain, mine, theirs], await viewsOf(person))).statusCode).toBe(200)
    expect(await viewsOf(person)).toEqual([plain, mine, theirs])
  })

  it('have names of one line, whatever is in them', async () => {
    const person = await planner().newUser()
    await save(person, [view({ name: '  <b>Casa\n& mare</b> 🏖️ ' })])
    expect((await viewsOf(person)).map(({ name }) => name)).toEqual(['<b>Casa & mare</b> 🏖️'])
  })

  it.each([
    ['21 of them', Array.from({ length: 21 }, (_, index) => view({ name: `${index}` }))],
    ['two of one name', [view(), view()]],
    ['a name of 61 characters', [view({ name: 'x'.repeat(61) })]],
    ['no name', [view({ name: ' ' })]],
    ['51 categories', [view({ categories: Array.from({ length: 51 }, (_, index) => `${index}`) })]],
    ['a view that is none', [{ ...view(), view: 'week' }]],
    ['null', null],
  ])('are refused as a whole: %s', async (_, views) => {
    const person = await planner().newUser()
    await save(person, [view({ name: 'Prima' })])
    expect((await save(person, views)).statusCode).toBe(400)
    expect((await viewsOf(person)).map(({ name }) => name)).toEqual(['Prima'])
  })

  it('may be twenty, with names of sixty characters', async () => {
    const person = await planner().newUser()
    const views = Array.from({ length: 20 }, (_, index) => view({ name: `${index}`.padEnd(60, 'è') }))
    expect((await save(person, views)).json<User>().savedViews).toHaveLength(20)
  })
})
