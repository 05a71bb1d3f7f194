import type { AwayWords } from '../away-words.ts'

/** What Italian titles and categories say of absences. */
export const italianAway: AwayWords = {
  beginnings:
    'ferie, permesso, malattia, in malattia, malato, malata, influenza, congedo, maternita, paternita, aspettativa, assente, assenza, fuori ufficio, fuori sede, fuori citta, giorno libero, giorni liberi, riposo, vacanza, vacanze, gita, trasferta, ricovero, convalescenza, luna di miele, viaggio di nozze, ponte',
  journeys:
    'viaggio, viaggi, vacanza, vacanze, gita, trasferta, crociera, safari, campeggio, interrail, luna di miele, settimana bianca, weekend in, weekend a, weekend al, weekend alle, week end in, week end a, fine settimana in, fine settimana a, fine settimana al, settimana in, settimana a, settimana al, settimana alle, giorni a, giorni in, giorni al, soggiorno, ritiro, pellegrinaggio, cammino di, spedizione, villeggiatura, convegno, congresso, conferenza, fiera',
  preparations:
    'prenotare, prenota, preparare, prepara, organizzare, organizza, pianificare, pianifica, cercare, scegliere, chiedere, richiesta, valigia, risparmiare',
  fillers:
    'le, la, il, l, i, in, di, mie, mia, nostre, nostra, siamo, sono, siamo in, sono in, prima, ultima, due, tre, lunghe',
  categories: 'viaggi, viaggio, vacanze, vacanza, ferie, trasferte, assenze, assenza, permessi',
  appointments:
    'riunione, appuntamento, lezione, lezioni, corso, seduta, colloquio, dentista, medico, dottore, dottoressa, visita, igienista, fisioterapia, fisioterapista, veterinario, parrucchiere, idraulico, elettricista, sopralluogo, assemblea, prove, allenamento, ripetizioni, chiamata',
  forWork: 'lavoro, trasferta, convegno, congresso, conferenza, fiera, corso, formazione, cliente',
}
