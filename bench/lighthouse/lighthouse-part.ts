import { buildIfStale } from '../../scripts/built/built-part.ts'
import { builtPage } from '../../scripts/built/page.ts'
import { startDemoServer, type DemoServer } from '../../scripts/pictures/demo-server.ts'
import { expectStatus, httpClient } from '../measure/http-client.ts'
import { figure, median } from '../measure/samples.ts'
import { postJson, read } from '../product/account.ts'
import { atLeast, type Goal, type Result, type Table } from '../report/result.ts'
import { categories, judge, metrics, presets, type Category, type Preset, type Verdict } from './run-lighthouse.ts'

const ROUNDS = 3

interface JudgedPage {
  readonly path: string
  readonly isPublic: boolean
  /** What its performance should be, of 100. */
  readonly goals: Readonly<Record<Preset, number>>
}

const publicPage = (path: string): JudgedPage => ({ path, isPublic: true, goals: { mobile: 95, desktop: 100 } })

const pages: readonly JudgedPage[] = [
  publicPage('/'),
  publicPage('/login'),
  publicPage('/pricing'),
  { path: '/calendar', isPublic: false, goals: { mobile: 90, desktop: 98 } },
]

interface Judgement {
  readonly page: JudgedPage
  readonly preset: Preset
  readonly verdicts: readonly Verdict[]
}

/** What Lighthouse says of the pages as people get them: the built page, the real server, a browser that is new to it. */
export async function measureLighthouse(): Promise<Result> {
  await buildIfStale(builtPage)
  const server = await startDemoServer('en')
  const session = await sessionOf(server)
  const judgements: Judgement[] = []
  for (const preset of presets) {
    for (const page of pages) {
      const visit = { address: server.address + page.path, stored: page.isPublic ? {} : session }
      const verdicts: Verdict[] = []
      for (let round = 0; round < ROUNDS; round += 1) verdicts.push(await judge(visit, preset))
      judgements.push({ page, preset, verdicts })
    }
  }
  return {
    tables: presets.map((preset) => tableOf(preset, judgements)),
    goals: judgements.flatMap(goalsOf),
    notes: [
      `Medians of ${ROUNDS} rounds, each in a new profile with an empty cache. The calendar is the demo year, signed in. Lighthouse simulates a slower machine and does not slow this one down, so other programs influence the result.`,
      ...faultsOf(judgements),
    ],
  }
}

/** What the browser of somebody keeps who has signed in. */
async function sessionOf({ address, email, password }: DemoServer): Promise<Record<string, string>> {
  const { user, token } = read<{ user: unknown; token: string }>(
    await expectStatus(postJson(httpClient(address), '/auth/login', { email, password }), 200),
  )
  return { token, user: JSON.stringify(user) }
}

const scoreOf = ({ verdicts }: Judgement, category: Category): number =>
  median(verdicts.map(({ scores }) => scores[category]))

function tableOf(preset: Preset, judgements: readonly Judgement[]): Table {
  return {
    title: `Preset ${preset}: scores of 100, then milliseconds and the layout shift`,
    columns: ['', ...categories, 'first paint', 'largest paint', 'blocked', 'layout shift'],
    rows: judgements
      .filter((judgement) => judgement.preset === preset)
      .map((judgement) => [
        judgement.page.path,
        ...categories.map((category) => figure(scoreOf(judgement, category))),
        ...metrics.map((metric) => figure(median(judgement.verdicts.map((verdict) => verdict.metrics[metric] ?? NaN)))),
      ]),
  }
}

function goalsOf(judgement: Judgement): Goal[] {
  const { page, preset } = judgement
  const wholes = categories.filter((category) => category !== 'performance' && (category !== 'seo' || page.isPublic))
  const lowest = Math.min(...wholes.map((category) => scoreOf(judgement, category)))
  const performance = scoreOf(judgement, 'performance')
  const wanted = page.goals[preset]
  return [
    atLeast(`${page.path}, ${preset}: performance at least ${wanted}`, performance, wanted, figure(performance)),
    atLeast(
      `${page.path}, ${preset}: ${wholes.join(', ')} 100`,
      lowest,
      100,
      wholes.map((category) => figure(scoreOf(judgement, category))).join(', '),
    ),
  ]
}

/** What is to be done, once for each page. */
function faultsOf(judgements: readonly Judgement[]): string[] {
  const said = judgements.flatMap(({ page, verdicts }) =>
    verdicts.flatMap(({ faults }) => faults.map((fault) => `\`${page.path}\`: ${fault}.`)),
  )
  return [...new Set(said)]
}
