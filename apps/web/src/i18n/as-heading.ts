/** Capitalises: inside a sentence Italian writes months and weekdays in lower case. */
export const asHeading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
