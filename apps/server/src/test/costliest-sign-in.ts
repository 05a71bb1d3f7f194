import type { FullPerson } from './most-of-everything.ts'

const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} }
const knownCredential = {
  ...credential,
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
}
const newCredential = { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } }

/** Refused where nobody else signs people in, and for whoever proves nothing. */
export const OIDC_OPERATIONS = [
  'startOidc',
  'startOidcLink',
  'startOidcProof',
  'returnFromOidc',
  'loginByOidc',
  'linkIdentity',
  'proveByOidc',
  'endIdentity',
] as const

/** What the operations around signing in are most work with. */
export const costliestSignIn = ({ ids, person }: Pick<FullPerson, 'ids' | 'person'>) => ({
  listApiKeys: {},
  listDevicePasswords: {},
  listSessions: {},
  createApiKey: { body: { name: 'Altra', password: person.password } },
  createDevicePassword: { body: { name: 'Telefono', password: person.password } },
  login: { body: { email: person.email, password: 'wrong horse battery' } },
  offerTwoStep: { body: { password: person.password } },
  startTwoStep: { body: { offer: 'x', code: '123456' } },
  offerPasskey: { body: { password: person.password } },
  createPasskey: { body: { ticket: 'x', name: 'Telefono', credential: newCredential } },
  endPasskey: { id: ids.passkey, body: { password: 'wrong horse battery' } },
  endTwoStep: { body: { password: 'wrong horse battery' } },
  renewRecoveryCodes: { body: { password: person.password } },
  verifyLogin: { body: { step: 'x', code: '123456' } },
  loginByPasskey: { body: { ticket: 'x', credential: knownCredential } },
  readTwoStep: {},
  listPasskeys: {},
  askPasskey: {},
  startOidc: {},
  startOidcProof: {},
  proveByOidc: { body: { code: 'x' } },
  readOidcEnd: {},
  startOidcLink: { body: { password: person.password } },
  returnFromOidc: { query: 'state=x&code=x' },
  loginByOidc: { body: { code: 'x' } },
  linkIdentity: { body: { code: 'x' } },
  endIdentity: { id: ids.identity, body: { password: 'wrong horse battery' } },
  listIdentities: {},
})
