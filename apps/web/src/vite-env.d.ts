/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's URL for a page served elsewhere; the page's own origin by default. */
  readonly VITE_API_BASE?: string
}
