/** In both languages: which one is the person's is not known where no texts have loaded. */
const NOT_LOADED = 'La pagina non si è caricata. Ricaricala. · The page did not load. Reload it.'

/** What stands there when no language could be loaded. */
export const NotLoaded = () => <a href={window.location.href}>{NOT_LOADED}</a>
