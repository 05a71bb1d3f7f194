/** A browser at the pages of a real issuer: it keeps cookies, and goes where it is sent. */
export interface RealBrowser {
  /** Goes to an address of the issuer and signs in there if it asks; answers the address at the planner that it is sent to. */
  readonly visit: (url: string, name: string) => Promise<string>
  /** Signs out at a page of the issuer, which has to ask first; answers the address that it is sent to. */
  readonly signOut: (url: string) => Promise<string>
  /** How often it was asked who is there. */
  readonly asked: () => number
}

const STEPS_MAX = 20

export function realBrowser(planner: string): RealBrowser {
  const cookies = new Map<string, string>()
  let asked = 0
  const fetchPage = async (url: string, form?: Record<string, string>) => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const sent = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
    const answer = await fetch(url, { ...sent, redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const visit = async (url: string, name: string) => {
    let at = url
    let answer = await fetchPage(at)
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const location = answer.headers.get('location')
      if (location !== null) {
        at = new URL(location, at).href
        if (at.startsWith(planner)) return at
        answer = await fetchPage(at)
        continue
      }
      const page = await answer.text()
      if (!page.includes('name="login"')) throw new Error(`no login at ${at}: ${String(answer.status)} ${page}`)
      asked += 1
      answer = await fetchPage(at, { prompt: 'login', login: name, password: 'any' })
    }
    throw new Error(`too many steps from ${url}`)
  }
  const signOut = async (url: string) => {
    const page = await (await fetchPage(url)).text()
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
    if (!page.includes('Do you want to sign-out')) throw new Error(`no question at ${url}: ${page}`)
    return (await fetchPage(action, { xsrf, logout: 'yes' })).headers.get('location') ?? ''
  }
  return { visit, signOut, asked: () => asked }
}
