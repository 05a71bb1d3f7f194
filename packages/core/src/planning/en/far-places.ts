/** Places in English to which nobody goes for a day, as the source of a regular expression. */
const FAR =
  '(?:australia|new zealand|america|the states|the us|the usa|canada|japan|china|india|pakistan|south africa|kenya|nigeria|jamaica|brazil|thailand|spain|france|portugal|germany|italy|greece|ireland|poland|sweden|norway)'

/** Behind words for a journey, as the source of a regular expression. */
export const AWAY = String.raw`(?<=^(?!.*(?<!\p{L})(?:gift|present|give|giving)(?!\p{L})).*(?<!\p{L})(?:holiday|trip|fly|flying|travel|travelling|cruise|skiing|city break|(?:visit|see|go|going|stay|staying)(?= [^,;.]*(?<!\p{L})(?:in|to) ${FAR}(?!\p{L})))(?!\p{L})[^,;.]*)(?<!\p{L})`
