export const EventDialogs = () => null
