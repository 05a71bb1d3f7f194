/** In both languages, because the person's is unknown when no texts have loaded. */
const NOT_LOADED = 'La pagina non si è caricata. Ricaricala. · The page did not load. Reload it.'

/** Shown when no language could be loaded. */
export const NotLoaded = () => <a href={window.location.href}>{NOT_LOADED}</a>
