/** With a capital: Italian writes months and weekdays in lower case inside a sentence, and only there. */
export const asHeading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
