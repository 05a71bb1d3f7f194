import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import typescript from 'typescript-eslint'
import { houseRules } from './scripts/lint/house-rules.ts'

const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/src/**/test/**']
const letter = String.raw`/\p{L}/u`
const spokenAttribute =
  '/^(title|label|placeholder|alt|helperText|aria-(label|description|roledescription|valuetext))$/'

const compiled = reactHooks.configs.flat['recommended-latest']

const everywhere = [
  {
    selector: 'ClassDeclaration:not([superClass.name=/Error$/]), ClassExpression',
    message: 'No classes but errors: plain functions, first the database, then who asks, then what.',
  },
  { selector: 'ExportDefaultDeclaration', message: 'A named export has one name everywhere.' },
]

const inTests = [
  {
    selector:
      'CallExpression > MemberExpression.callee[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo)$/]',
    message: 'A test runs, or it is not there.',
  },
]

const inCore = [
  {
    selector:
      'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'core knows no clock: take the time as a parameter.',
  },
  { selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]', message: 'core is pure.' },
]

const inPage = [
  { selector: `JSXText[value=${letter}]`, message: 'Words come from i18n, in both languages.' },
  {
    selector: `JSXAttribute[name.name=${spokenAttribute}] > Literal[value=${letter}]`,
    message: 'Words come from i18n, in both languages.',
  },
  {
    selector: `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${letter}]`,
    message: 'Words come from i18n, in both languages.',
  },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'What people type is text, never markup.' },
]

const inFeatures = [
  { selector: 'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]', message: 'Colours live in the theme.' },
]

/**
 * @param {{ selector: string, message: string }[]} more
 * @returns {{ 'no-restricted-syntax': ['error', ...{ selector: string, message: string }[]] }}
 */
const forbidden = (...more) => ({ 'no-restricted-syntax': ['error', ...everywhere, ...more] })

// Rules that need to know types are in .oxlintrc.json. The config file of a tool exports by default, because the tool demands it.
export default defineConfig(
  { ignores: ['**/dist/', '**/node_modules/', '**/.cache/', 'data/', 'bench/peers/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [typescript.configs.strict],
    plugins: { house: houseRules },
    rules: {
      ...forbidden(),
      'house/telling-file-names': 'error',
      'house/disables-say-why': 'error',
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'max-params': ['error', 4],
      'max-depth': ['error', 4],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_$',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    ignores: tests,
    rules: { 'house/exported-functions-are-documented': 'error' },
  },
  { files: ['packages/core/src/**/*.ts'], ignores: tests, rules: forbidden(...inCore) },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: compiled.plugins,
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      ...forbidden(...inPage),
      'no-restricted-globals': ['error', { name: 'fetch', message: 'api/client.ts is the only place that fetches.' }],
    },
  },
  // To ask what the compiler makes of each component takes seconds; it does not compile the tests.
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: tests,
    extends: [compiled],
  },
  { files: ['apps/web/src/api/**'], rules: { 'no-restricted-globals': 'off' } },
  { files: ['apps/web/src/features/**/*.tsx'], rules: forbidden(...inPage, ...inFeatures) },
  {
    files: tests,
    rules: {
      ...forbidden(...inTests),
      'max-lines': ['error', 400],
      'max-lines-per-function': 'off',
      // A test names what it expects; an absent value makes it fail, as it should.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  // Tables of words and released migrations are read from top to bottom; cutting them would help nobody.
  { files: ['apps/web/src/i18n/**', 'apps/server/src/db/migrations/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['scripts/**', 'bench/**', 'apps/server/src/cli.ts', 'apps/server/src/cli/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['*.config.{js,ts}', '.*.js', 'apps/*/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
)
