/** Node and browsers have it, but the library types of this package do not. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** The octets of a text in UTF-8. */
export const octets = (text: string): Uint8Array => new TextEncoder().encode(text)
