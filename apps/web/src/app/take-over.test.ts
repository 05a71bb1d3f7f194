import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeOver } from './take-over.ts'

const PAGE = `<header><a href="/">Home</a><button>Menu</button></header>
  <main>
    <select><option selected>it</option><option>en</option></select>
    <label><input type="radio" name="period" checked>Monthly</label><label><input type="radio" name="period">Annual</label>
    <a href="/register">Begin</a>
  </main>`

let element: HTMLElement

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = `<div data-drawn="wide">${PAGE}</div>`
})

afterEach(() => element.remove())

const find = (selector: string) => element.querySelector<HTMLElement>(selector)!
const languageSelect = () => find('select') as HTMLSelectElement
const annual = () => find('label:last-of-type input') as HTMLInputElement

/** Draws the page, and gives what was done to it by itself. */
function takeOverPage({ html = PAGE, meanwhile = () => {} } = {}) {
  const heard: string[] = []
  const hear = ({ type, target }: Event) =>
    heard.push(`${type} ${target instanceof HTMLSelectElement ? target.value : (target as HTMLElement).textContent}`)
  const finish = takeOver(find('[data-drawn]'))
  meanwhile()
  element.innerHTML = html
  for (const type of ['click', 'change']) find('header, p').parentElement?.addEventListener(type, hear)
  finish(element)
  return heard
}

describe('the focus', () => {
  it.each(['header a', 'header button', 'main > a'])('stays on %s, where somebody has gone meanwhile', (selector) => {
    const before = find(selector)
    before.focus()
    takeOverPage()
    expect(document.activeElement).toBe(find(selector))
    expect(document.activeElement).not.toBe(before)
  })

  it('stays on what somebody goes to while the page is being drawn', () => {
    find('header a').focus()
    takeOverPage({ meanwhile: () => find('main > a').focus() })
    expect(document.activeElement).toBe(find('main > a'))
  })

  it('is given to nothing where nobody had gone anywhere, or where the page looks different', () => {
    takeOverPage()
    expect(document.activeElement).toBe(document.body)
    element.innerHTML = `<div data-drawn="wide">${PAGE}</div>`
    find('main > a').focus()
    takeOverPage({ html: '<p>Another page</p>' })
    expect(document.activeElement).toBe(document.body)
  })
})

describe('what was done before the page was there', () => {
  it('is nothing where nobody did anything', () => {
    const click = vi.spyOn(HTMLElement.prototype, 'click')
    expect(takeOverPage()).toEqual([])
    expect(click).not.toHaveBeenCalled()
  })

  it('is done now: another language was chosen', () => {
    languageSelect().value = 'en'
    expect(takeOverPage()).toEqual(['change en'])
    expect(languageSelect().value).toBe('en')
  })

  it('is done now: another period was chosen', () => {
    annual().checked = true
    takeOverPage()
    expect(annual().checked).toBe(true)
  })

  it('is done now: the menu was pressed', () => {
    find('button').dataset['pressed'] = ''
    expect(takeOverPage()).toEqual(['click Menu'])
  })

  it('is done now, when it was done while the page was being drawn', () => {
    const press = () => {
      find('button').dataset['pressed'] = ''
    }
    expect(takeOverPage({ meanwhile: press })).toEqual(['click Menu'])
  })
})
