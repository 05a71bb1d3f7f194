/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the API for a page that is served elsewhere; the page's own origin where unset. */
  readonly VITE_API_BASE?: string
}
