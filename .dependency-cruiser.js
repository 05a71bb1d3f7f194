// Who may import whom: the table of ARCHITECTURE.md as rules, each of which `scripts/lint/import-report.test.ts` sees
// fail. The names of the rules are what a person reads when the check is red, so they say what is forbidden.

const tests = String.raw`\.(test|spec|bench)\.tsx?$|/src/.*\btest/`
const core = '^packages/core/src/'
const contract = '^packages/contract/src/'
const server = '^apps/server/src/'
const web = '^apps/web/src/'
const ownFeature = '^apps/(?:server|web)/src/features/([^/]+)/'

/** @param {string[]} names of packages, of which the files are matched wherever npm has put them */
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * @param {string} name
 * @param {string} from pattern of the files that the rule is for
 * @param {Rule['to']} to
 * @returns {Rule}
 */
const neverAnywhere = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to })

/**
 * The same for the product alone: tests are free to import what they need.
 * @type {typeof neverAnywhere}
 */
const never = (name, from, to) => ({ name, severity: 'error', from: { path: from, pathNot: tests }, to })

/** Types vanish before the program runs; a rule about values lets them pass. */
/** @type {Rule['to']} */
const values = { dependencyTypesNot: ['type-only'] }

const wholeTree = [
  neverAnywhere('no-cycles', '.', { circular: true }),
  {
    // The peers of the benchmark have a package of their own, which only `npm run bench` installs.
    ...neverAnywhere('no-import-that-is-not-there', '.', { couldNotResolve: true, pathNot: '^virtual:' }),
    from: { path: '.', pathNot: '^bench/peers/' },
  },
  never('no-product-code-imports-tests', '^(apps|packages)/', { path: [tests, '^(scripts|e2e|bench)/'] }),
  neverAnywhere('no-package-imports-an-app', '^packages/', { path: '^apps/' }),
  neverAnywhere('no-app-imports-another-app', '^apps/([^/]+)/', { path: '^apps/', pathNot: '^apps/$1/' }),
  neverAnywhere('no-browser-test-imports-the-product', '^e2e/', { path: '^apps/' }),
]

const packages = [
  never('core-imports-only-its-own-libraries', core, {
    pathNot: [core, npm('temporal-polyfill', 'temporal-spec', 'ical.js', 'timezones-ical-library', 'saxes')],
  }),
  never('core-ics-libraries-only-in-ics', `${core}(?!ics/)`, { path: npm('ical.js', 'timezones-ical-library') }),
  never('core-xml-library-only-in-dav', `${core}(?!dav/)`, { path: npm('saxes') }),
  never('web-and-contract-know-no-dav', '^(apps/web|packages/contract)/', { path: `${core}dav/` }),
  never('core-reads-dates-before-questions', `${core}language/`, { path: `${core}(intents|answers)/` }),
  never('core-reads-questions-before-it-answers', `${core}intents/`, { path: `${core}answers/` }),
  never('contract-imports-only-core-and-zod', contract, { pathNot: [contract, core, npm('zod')] }),
  never('contract-routes-carry-no-zod', String.raw`${contract}.*\broutes\.ts$`, {
    path: [npm('zod'), String.raw`\.schemas\.ts$`],
    ...values,
  }),
  never('core-only-by-its-front-doors', '^(apps|e2e|bench|packages/contract)/', {
    path: core,
    pathNot: String.raw`${core}[^/]+/index\.ts$`,
  }),
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const serverLayers = [
  never('server-app-only-from-the-entries', `${server}(?!(app|main|run-server|cli)\\.ts$)`, {
    path: `${server}(app|main|run-server|cli)\\.ts$`,
  }),
  never('http-knows-only-errors-actor-contract', `${server}http/`, {
    path: server,
    pathNot: [`${server}http/`, `${server}(errors|actor|escape-html)\\.ts$`],
    ...values,
  }),
  never('db-knows-nobody', `${server}db/`, { path: `${server}(features|http|ai|cli)/` }),
  never(
    'http-only-from-the-entries-and-routes',
    `${server}(?!(app|main|run-server|cli)\\.ts$|http/|.*\\.routes\\.ts$)`,
    {
      path: `${server}http/`,
    },
  ),
  never('routes-only-contract-own-service-implement', `${ownFeature}.*\\.routes\\.ts$`, {
    pathNot: [
      contract,
      '^apps/server/src/features/$1/[^/]+\\.service\\.ts$',
      `${server}http/(implement|address-of|browser-cookie)`,
      `${server}actor\\.ts$`,
      npm('@fastify/multipart'),
    ],
    ...values,
  }),
  never('routes-know-no-sql', `${ownFeature}.*\\.routes\\.ts$`, { path: [npm('kysely'), '\\.queries\\.ts$'] }),
  never('services-know-no-fastify', `${server}features/.*(?<!\\.routes)\\.ts$`, {
    path: npm('fastify', '@fastify/[^/]+'),
  }),
  never('services-know-no-sql', `${server}features/.*(?<!\\.routes|\\.queries)\\.ts$`, {
    path: npm('kysely'),
    ...values,
  }),
  never('services-touch-the-database-only-by-the-journal', `${server}features/.*(?<!\\.queries)\\.ts$`, {
    path: `${server}db/`,
    pathNot: `${server}db/journal`,
    ...values,
  }),
  {
    name: 'services-are-what-routes-and-commands-call',
    severity: 'error',
    module: { path: `${server}features/.*\\.service\\.ts$`, numberOfDependentsLessThan: 1 },
    from: { path: [`${server}features/.*\\.routes\\.ts$`, `${server}cli/`], pathNot: tests },
  },
  never('features-share-no-queries-and-no-routes', '^apps/server/src/features/([^/]+)/', {
    path: `${server}features/.*\\.(queries|routes)\\.ts$`,
    pathNot: '^apps/server/src/features/$1/',
  }),
  never('queries-only-kysely-and-db', `^apps/server/src/features/([^/]+)/.*\\.queries\\.ts$`, {
    path: '^(packages|apps)/',
    pathNot: [`${server}db/`, '^apps/server/src/features/$1/[^/]+\\.queries\\.ts$'],
  }),
  never('ai-knows-no-database-and-no-feature', `${server}ai/`, { path: `${server}(db|features|http)/` }),
  never('mail-knows-no-database-and-no-feature', `${server}mail/`, { path: `${server}(db|features|http)/` }),
  never('command-line-knows-no-sql', `${server}cli/`, {
    path: [npm('kysely'), '\\.(queries|routes)\\.ts$'],
    ...values,
  }),
]

const webLayers = [
  never('web-feature-imports-no-other-feature', '^apps/web/src/features/([^/]+)/', {
    path: `${web}features/`,
    pathNot: '^apps/web/src/features/$1/',
  }),
  never('web-app-only-from-the-entry', `${web}(features|ui|api|network|i18n|pwa|reporting)/`, { path: `${web}app/` }),
  never('web-ui-api-i18n-know-no-feature', `${web}(ui|api|i18n)/`, { path: `${web}features/` }),
  never('web-api-only-contract', `${web}api/`, {
    path: '^(apps|packages)/',
    pathNot: [`${web}(api|network)/`, contract],
    ...values,
  }),
  never('web-ui-fetches-nothing', `${web}(ui|i18n)/`, { path: `${web}api/`, pathNot: `${web}api/api-error\\.ts$` }),
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...wholeTree, ...packages, ...serverLayers, ...webLayers],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
