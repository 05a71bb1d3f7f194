/** Characters of a poster's own title. */
export const POSTER_TITLE_MAX = 80
/** Categories and calendars that can be chosen for a poster, by id. */
export const POSTER_CHOICES_MAX = 100
