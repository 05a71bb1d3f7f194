import { themeColors } from '@dodici/contract/theme-colors'
import { escapeHtml } from '#server/escape-html.ts'
import type { Letter, LetterItem, LetterWords } from './letter.ts'

const colorsOf = (scheme: 'light' | 'dark') => ({
  page: themeColors.page[scheme],
  raised: themeColors.raised[scheme],
  ink: themeColors['ink-1'][scheme],
  quiet: themeColors[scheme === 'light' ? 'ink-3' : 'ink-2'][scheme],
  link: themeColors['accent-text'][scheme],
  primary: themeColors.primary[scheme],
  onPrimary: themeColors['on-primary'][scheme],
})
const [light, dark] = [colorsOf('light'), colorsOf('dark')]

/**
 * Colours twice: inline for programs that drop style sheets, and in a style sheet for dark mode. Programs that invert
 * colours are told that the mail supports both.
 */
const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .sheet { background: ${dark.raised} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .code { background: ${dark.page} !important; color: ${dark.ink} !important; }
  .button { background: ${dark.primary} !important; }
  .button a { color: ${dark.onPrimary} !important; }
  .link { color: ${dark.link} !important; }
}`

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** A letter as HTML: one narrow column, no pictures, nothing from other hosts. */
export function htmlOf(
  letter: Letter,
  words: LetterWords,
  frame: { readonly language: string; readonly sender: string; readonly link: string },
): string {
  const { greeting, opening, items = [], code, button, closing, unsubscribe } = letter
  const body = [
    paragraph(greeting),
    ...opening.map(paragraph),
    ...items.map(itemBlock),
    code === null ? '' : codeBlock(code),
    button === null ? '' : buttonBlock(button, words),
    ...closing.map(paragraph),
  ]
  return `<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${SHEET}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${light.page};">
<table role="presentation" class="sheet" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background:${light.raised};border-radius:12px;">
<tr><td style="padding:28px 28px 12px;">
${body.filter((block) => block !== '').join('\n')}
</td></tr>
</table>
<p class="quiet" style="max-width:560px;margin:16px auto 0;${FONT};font-size:13px;line-height:20px;color:${light.quiet};text-align:center;">${escapeHtml(words.sentBy(frame.sender))}<br><a class="link" href="${escapeHtml(frame.link)}" style="color:${light.link};">${escapeHtml(frame.link)}</a>${unsubscribe === undefined ? '' : unsubscribeLine(unsubscribe)}</p>
</body>
</html>
`
}

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${light.ink};">${escapeHtml(text)}</p>`

const itemBlock = ({ title, details }: LetterItem): string =>
  `<p class="ink" style="margin:0 0 12px;padding:0 0 0 12px;border-left:3px solid ${light.primary};${FONT};font-size:16px;line-height:24px;color:${light.ink};"><strong>${escapeHtml(title)}</strong><br><span class="quiet" style="font-size:14px;color:${light.quiet};">${escapeHtml(details)}</span></p>`

const unsubscribeLine = ({ label, link }: NonNullable<Letter['unsubscribe']>): string =>
  `<br><a class="link" href="${escapeHtml(link)}" style="color:${light.link};">${escapeHtml(label)}</a>`

const codeBlock = (code: string): string =>
  `<p class="code" style="margin:0 0 16px;padding:12px;border-radius:8px;background:${light.page};color:${light.ink};font-family:ui-monospace,Menlo,Consolas,monospace;font-size:18px;line-height:26px;text-align:center;">${escapeHtml(code)}</p>`

const buttonBlock = ({ label, link }: NonNullable<Letter['button']>, words: LetterWords): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;"><tr><td class="button" style="background:${light.primary};border-radius:8px;"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 22px;${FONT};font-size:16px;font-weight:600;color:${light.onPrimary};text-decoration:none;">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="margin:0 0 16px;${FONT};font-size:13px;line-height:20px;color:${light.quiet};">${escapeHtml(words.otherwise)}<br><a class="link" href="${escapeHtml(link)}" style="color:${light.link};word-break:break-all;">${escapeHtml(link)}</a></p>`
