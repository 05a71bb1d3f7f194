/** Places in Italian to which nobody goes for a day, as the source of a regular expression. */
const FAR =
  '(?:australia|nuova zelanda|america|argentina|brasile|canada|giappone|cina|india|inghilterra|scozia|irlanda|germania|spagna|francia|portogallo|svizzera|austria|belgio|olanda|danimarca|norvegia|svezia|grecia|polonia|romania|albania|marocco|tunisia|egitto|senegal|perù|ecuador|filippine|thailandia|sicilia|sardegna|puglia|calabria)'

/** Behind words for a journey, as the source of a regular expression. */
export const AWAY = String.raw`(?<=^(?!.*(?<!\p{L})regal).*(?<!\p{L})(?:viaggio|vacanza|vacanze|partire|partiamo|volare|crociera|sciare|(?:andare|andiamo|tornare|torniamo)(?= [^,;.]*(?<!\p{L})in ${FAR}(?!\p{L})))(?!\p{L})[^,;.]*)(?<!\p{L})`
