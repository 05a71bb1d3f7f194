import { NAME_IN_DRAWN, YEAR_IN_DRAWN, type BuiltPage, type DrawnWidth } from '@dodici/contract/built-pages'
import { languages, type Language } from '@dodici/contract/language'
import { publicPages, tabTitle, type PublicPath } from '@dodici/contract/public-pages'
import type { Instance } from '@dodici/contract/types'
import { escapeHtml } from '../escape-html.ts'

/** What the head of a page says about the installation. */
export interface Site {
  readonly name: string
  /** Null without a public URL: then nothing that needs an absolute address is written. */
  readonly publicUrl: string | null
  /** The path that the installation lies below; empty at the root of a host. */
  readonly base: string
  /** Whether the page reports errors, which the storage notice then mentions. */
  readonly hasReports: boolean
  /** Whether there is an assistant. */
  readonly hasAssistant: boolean
  /** Who else signs people in; null where nobody does. */
  readonly elsewhere: Instance['oidc']
}

/** Tags of the built page that are replaced by those of the requested page. */
const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /\s*<meta name="description"[^>]*>/

const locales = { it: 'it_IT', en: 'en_GB' } as const satisfies Record<Language, string>

/** Size of the preview image for shared links. */
const PICTURE = { width: '1200', height: '630' }

export const isPublicPath = (path: string): path is PublicPath => Object.hasOwn(publicPages, path)

/** Which page, and for whom. */
export interface PageRequest {
  readonly path: string
  readonly language: Language
  /** Whether the URL itself sets the language. */
  readonly isLanguageSaid: boolean
  /** The width that the browser reports. */
  readonly width: DrawnWidth
  /** The language it is sent in. */
  readonly year: number
}

/** The built page, and what is rendered for the requested path. */
export interface Built {
  readonly html: string
  readonly first: BuiltPage | undefined
}

/**
 * The built page as it is sent for a path: in its language, with metadata, preloads, and the rendered HTML if there is
 * one, which the scripts later replace.
 */
export const pageFor = (built: Built, site: Site, asked: PageRequest): string =>
  lyingBelow(site.base, pageAtRoot(built, site, asked))

/** Addresses of the page itself, in tags and in the names of its scripts. */
const OWN_ADDRESS =
  /(\s(?:href|src|srcset)="|<meta name="(?:entry|scripts)" content="|(?<=<meta name="scripts" content="[^"]*) )\/(?!\/)/g

/** The same page for an installation below a path, which its scripts read from it. */
const lyingBelow = (base: string, page: string): string =>
  base === ''
    ? page
    : page.replaceAll(OWN_ADDRESS, `$1${base}/`).replace('<html ', () => `<html data-base="${escapeHtml(base)}" `)

function pageAtRoot({ html, first }: Built, site: Site, asked: PageRequest): string {
  const { path, language } = asked
  const inLanguage = html.replace(/<html(?: lang="[^"]*")?>/, `<html lang="${language}">`)
  const drawn = drawnFor(first, site, asked)
  const withScripts = first ? withLoads(inLanguage, { ...first, drawn }, language) : inLanguage
  const page = drawn === null ? withScripts : withDrawn(withScripts, drawn, { ...asked, name: site.name })
  const withHead = (title: string, head: readonly string[]) => (text: string) =>
    text.replace(TITLE, () => [`<title>${escapeHtml(title)}</title>`, ...factsOf(site), ...head].join('\n    '))
  if (!isPublicPath(path)) return withHead(site.name, ['<meta name="robots" content="noindex">'])(page)
  const { title } = publicPages[path][language]
  return withHead(tabTitle(title, site.name), publicHead(site, { ...asked, path }))(page.replace(DESCRIPTION, ''))
}

/** What is drawn has the form for passwords, which is not there where nobody signs in with one. */
function drawnFor(first: BuiltPage | undefined, site: Site, { path, language, width }: PageRequest): string | null {
  if (site.elsewhere?.isOnly === true && (path === '/login' || path === '/register')) return null
  return first?.drawn?.[language][width] ?? null
}

/** What the page reads of the installation before it asks for anything. */
const factsOf = (site: Site): string[] => [
  named('application-name', site.name),
  named('apple-mobile-web-app-title', site.name),
  ...(site.hasReports ? [named('error-reports', 'on')] : []),
  ...(site.hasAssistant ? [] : [named('assistant', 'off')]),
  ...(site.elsewhere === null ? [] : [named('sign-in-elsewhere', JSON.stringify(site.elsewhere))]),
]

/** The script of the built page, and what it loads. */
const ENTRY = /<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>/

interface Loads extends Pick<BuiltPage, 'styles' | 'scripts'> {
  readonly drawn: string | null
}

/**
 * Adds the page's first loads. Requesting them at once avoids a chain. They follow the shared style sheets, which
 * theirs build on. If the page is rendered, its scripts are only listed and loaded after the first paint
 * (`before-paint.js`).
 */
function withLoads(html: string, { styles, scripts, drawn }: Loads, language: Language): string {
  const links = [
    ...styles.map((address) => `<link rel="stylesheet" crossorigin href="${escapeHtml(address)}">`),
    ...(drawn === null ? scripts[language].map(modulePreload) : [named('scripts', scripts[language].join(' '))]),
  ]
  const page = drawn === null ? html : html.replace(ENTRY, (_, entry: string) => named('entry', entry))
  return page.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
}

const modulePreload = (address: string): string =>
  `<link rel="modulepreload" crossorigin href="${escapeHtml(address)}">`

/** Not inside a longer number, such as a coordinate in a drawing. */
const DRAWN_YEAR = new RegExp(`(?<![\\d.])${YEAR_IN_DRAWN}(?!\\d)`, 'g')

function withDrawn(html: string, drawn: string, { path, width, year, name }: PageRequest & Pick<Site, 'name'>): string {
  const page = drawn.replaceAll(DRAWN_YEAR, String(year)).replaceAll(NAME_IN_DRAWN, () => escapeHtml(name))
  // Text typed before the scripts are there would be lost, and the browser would submit the form itself.
  const inert = page.includes('<form') ? ' inert' : ''
  // By this name it is shown only to those it was rendered for (`before-paint.js`).
  const shownTo = isPublicPath(path) ? width : `${width}${path.replace('/', '-')}`
  const place = `<div id="root"><div data-drawn="${shownTo}"${inert}>${page}</div></div>`
  return html.replace('<div id="root"></div>', () => place)
}

type PublicPageRequest = PageRequest & { readonly path: PublicPath }

function publicHead(site: Site, asked: PublicPageRequest): string[] {
  const { path, language } = asked
  const { title, description } = publicPages[path][language]
  return [
    named('description', description),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', locales[language]),
    ...languages.filter((other) => other !== language).map((other) => property('og:locale:alternate', locales[other])),
    named('twitter:card', 'summary_large_image'),
    ...(site.publicUrl === null ? [] : wholeAddresses(site.publicUrl, asked)),
    ...(path === '/' ? heroPreloads(language) : []),
  ]
}

/** Each language has its own URL. Without `?lng=` the page chooses by the visitor's languages. */
function wholeAddresses(publicUrl: string, { path, language, isLanguageSaid }: PublicPageRequest): string[] {
  const own = isLanguageSaid ? addressOf(publicUrl, path, language) : `${publicUrl}${path}`
  const picture = `${publicUrl}/pictures/share-${language}.jpg`
  return [
    link('canonical', own),
    ...alternates(publicUrl, path).map(
      ({ code, address }) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(address)}">`,
    ),
    property('og:url', own),
    property('og:image', picture),
    property('og:image:width', PICTURE.width),
    property('og:image:height', PICTURE.height),
    property('og:image:alt', publicPages['/'][language].title),
    named('twitter:image', picture),
  ]
}

/** The languages of a public page, and its URL without one. */
export const alternates = (publicUrl: string, path: PublicPath): { code: string; address: string }[] => [
  ...languages.map((code) => ({ code, address: addressOf(publicUrl, path, code) })),
  { code: 'x-default', address: `${publicUrl}${path}` },
]

export const addressOf = (publicUrl: string, path: PublicPath, language: Language): string =>
  `${publicUrl}${path}?lng=${language}`

/** The first picture of the landing page, requested while its code still loads. */
const heroPreloads = (language: Language): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (
      [
        ['planner', 'min-width: 700px'],
        ['phone', 'max-width: 699.98px'],
      ] as const
    ).map(
      ([picture, width]) =>
        `<link rel="preload" as="image" type="image/webp" fetchpriority="high" href="/pictures/${picture}-${language}-${scheme}.webp" media="(${width}) and (prefers-color-scheme: ${scheme})">`,
    ),
  )

const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string): string => `<meta property="${name}" content="${escapeHtml(content)}">`
const link = (rel: string, address: string): string => `<link rel="${rel}" href="${escapeHtml(address)}">`
