export const ImportDrop = () => null
