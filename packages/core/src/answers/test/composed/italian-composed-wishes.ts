import type { Adding, Changing, Thing, Turns } from './composed-words.ts'

const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']

/** `della` cena, `dello` yoga, `dell'`aperitivo. */
const of = ({ the }: Thing): string =>
  the.startsWith('il ')
    ? `del ${the.slice(3)}`
    : the.startsWith('lo ')
      ? `dello ${the.slice(3)}`
      : the.startsWith("l'")
        ? `dell'${the.slice(2)}`
        : `della ${the.slice(3)}`

const to = (thing: Thing): string => `a${of(thing).slice(1).replace(/^el/u, 'l')}`.replace(/^ael/u, 'al')
const from = (thing: Thing): string => of(thing).replace(/^de/u, 'da')

export const italianAdding: Adding = {
  verbs: [
    'segna',
    'aggiungi',
    'metti',
    'mettimi',
    'crea',
    'segnami',
    'inserisci',
    'fissa',
    'nuovo evento:',
    'puoi aggiungere',
    'prenota',
    'metti in calendario',
  ],
  lasting: (amount, choose) => choose.one([`per ${amount}`, `dura ${amount}`, `di ${amount}`, `durata ${amount}`]),
  every: (weekday, choose) =>
    choose.one(
      [`ogni ${WEEKDAYS[weekday] ?? ''}`, `tutti i ${WEEKDAYS[weekday] ?? ''}`].filter(
        (one) => weekday < 6 || one.startsWith('ogni'),
      ),
    ),
  category: (name, choose) =>
    choose.one([
      `categoria ${name}`,
      `categoria ${name.toLowerCase()}`,
      `nella categoria ${name}`,
      `in categoria ${name.toLowerCase()}`,
      `sotto ${name}`,
    ]),
  place: ({ name, at }, choose) => choose.one([at, at, `luogo: ${name}`, `luogo ${name}`]),
  reminder: (leads, choose) => {
    const said = leads.map((lead) => `${lead} prima`).join(' e ')
    return choose.one([
      `ricordamelo ${said}`,
      `con promemoria ${said}`,
      `avvisami ${said}`,
      `promemoria ${said}`,
      `con un avviso ${said}`,
    ])
  },
  note: (note, choose) => choose.one([`nota: ${note}`, `con la nota: ${note}`, `note: ${note}`]),
  own: (said, choose) => choose.one([`segna che ho ${said}`, `annota che ho ${said}`]),
  isClause: (words) => /^(?:dura|ricordamelo|avvisami|con|luogo|categoria|promemoria)/u.test(words),
  and: 'e',
}

export const italianChanging: Changing = {
  toDay: (thing, { toDay, onDay, fromDay }, choose) =>
    choose.one([
      `sposta ${thing.the} ${toDay}`,
      `rimanda ${thing.the} ${toDay}`,
      `${thing.the} spostal${thing.it.slice(1)} ${toDay}`,
      `${thing.the} va spostat${thing.it === 'la' ? 'a' : 'o'} ${toDay}`,
      `${thing.the} non è più ${fromDay} ma ${onDay}`,
      `${thing.the} è ${onDay}, non ${fromDay}`,
      `metti ${thing.the} ${onDay} invece che ${fromDay}`,
      `puoi spostare ${thing.the} ${toDay}?`,
    ]),
  toHour: (thing, { toHour, fromHour }, choose) =>
    choose.one([
      `sposta ${thing.the} ${toHour}`,
      `metti ${thing.the} ${toHour}`,
      `${thing.the} comincia ${toHour}`,
      `${thing.the} è ${toHour}, non ${fromHour}`,
      `${thing.the} non è più ${fromHour} ma ${toHour}`,
      `${thing.the} ${toHour} invece che ${fromHour}`,
      `${thing.the} mettil${thing.it.slice(1)} ${toHour}`,
      `cambia l'ora ${of(thing)}: ${toHour}`,
    ]),
  toBoth: (thing, { toDay, onDay, toHour }, choose) =>
    choose.one([
      `sposta ${thing.the} ${toDay} ${toHour}`,
      `${thing.the} spostal${thing.it.slice(1)} ${toDay} ${toHour}`,
      `rimanda ${thing.the} ${toDay}, ${toHour}`,
      `${thing.the} è stat${thing.it === 'la' ? 'a spostata' : 'o spostato'} ${toDay} ${toHour}`,
      `sposta ${toDay} ${toHour} ${thing.the}`,
      `${thing.the} ora è ${onDay} ${toHour}`,
    ]),
  by: (thing, amount, isLater, choose) =>
    choose.one(
      isLater
        ? [
            `sposta ${thing.the} di ${amount} in avanti`,
            `posticipa ${thing.the} di ${amount}`,
            `${thing.the} ${amount} dopo`,
            `rimanda ${thing.the} di ${amount}`,
            `fai slittare ${thing.the} di ${amount}`,
          ]
        : [
            `anticipa ${thing.the} di ${amount}`,
            `sposta ${thing.the} ${amount} prima`,
            `sposta ${thing.the} indietro di ${amount}`,
            `${thing.the} anticipal${thing.it.slice(1)} di ${amount}`,
          ],
    ),
  longer: (thing, amount, isLonger, choose) =>
    choose.one(
      isLonger
        ? [
            `allunga ${thing.the} di ${amount}`,
            `${thing.the} dura ${amount} in più`,
            `prolunga ${thing.the} di ${amount}`,
          ]
        : [`accorcia ${thing.the} di ${amount}`, `${thing.the} dura ${amount} in meno`],
    ),
  lasting: (thing, amount, choose) =>
    choose.one([
      `${thing.the} dura ${amount}`,
      `fai durare ${thing.the} ${amount}`,
      `${thing.the} deve durare ${amount}`,
    ]),
  ending: (thing, hour, isShorter, choose) =>
    choose.one([
      `${thing.the} finisce ${hour}`,
      `${isShorter ? 'accorcia' : 'allunga'} ${thing.the}, finisce ${hour}`,
      `fai finire ${thing.the} ${hour}`,
      `${isShorter ? 'accorcia' : 'allunga'} ${thing.the} fino ${hour}`,
    ]),
  place: (thing, { name, at }, choose) =>
    choose.one([
      `${thing.the} è ${at}`,
      `${thing.the} è ${at}, aggiungi il posto`,
      `il luogo ${of(thing)} è ${name}`,
      `metti ${name} come luogo ${of(thing)}`,
      `aggiungi il luogo ${to(thing)}: ${name}`,
      `${thing.the} si fa ${at}`,
    ]),
  noPlace: (thing, choose) =>
    choose.one([`togli il luogo ${from(thing)}`, `togli il posto ${to(thing)}`, `cancella il luogo ${of(thing)}`]),
  category: (thing, name, choose) =>
    choose.one([
      `metti ${thing.the} in ${name}`,
      `metti ${thing.the} nella categoria ${name}`,
      `${thing.the} va sotto ${name}`,
      `cambia la categoria ${of(thing)} in ${name}`,
      `${thing.the} mettil${thing.it.slice(1)} in ${name.toLowerCase()}`,
    ]),
  rename: (thing, name, choose) =>
    choose.one([
      `rinomina ${thing.the} in ${name}`,
      `cambia il nome ${of(thing)} in ${name}`,
      `${thing.the} chiamal${thing.it.slice(1)} ${name}`,
    ]),
  remind: (thing, lead, choose) =>
    choose.one([
      `ricordami ${thing.the} ${lead} prima`,
      `avvisami ${lead} prima ${of(thing)}`,
      `aggiungi un promemoria ${to(thing)} ${lead} prima`,
      `metti un promemoria ${lead} prima ${of(thing)}`,
      `${thing.the}, ricordamel${thing.it.slice(1)} ${lead} prima`,
    ]),
  remove: (thing, choose) =>
    choose.one([
      `cancella ${thing.the}`,
      `elimina ${thing.the}`,
      `togli ${thing.the}`,
      `${thing.the} cancellal${thing.it.slice(1)}`,
      `${thing.the} è saltat${thing.it === 'la' ? 'a' : 'o'}`,
      `annulla ${thing.the}`,
    ]),
  copy: (thing, toDay, choose) => choose.one([`copia ${thing.the} ${toDay}`, `duplica ${thing.the} ${toDay}`]),
  more: {
    toHour: (it, { toHour }, choose) =>
      choose.one([`spostal${it.slice(1)} ${toHour}`, `mettil${it.slice(1)} ${toHour}`, `comincia ${toHour}`]),
    toDay: (it, { toDay }, choose) => choose.one([`spostal${it.slice(1)} ${toDay}`, `rimandal${it.slice(1)} ${toDay}`]),
    longer: (_it, amount, isLonger, choose) =>
      choose.one([
        `dura ${amount} ${isLonger ? 'in più' : 'in meno'}`,
        `${isLonger ? 'allungal' : 'accorcial'}${_it.slice(1)} di ${amount}`,
      ]),
    lasting: (it, amount, choose) => choose.one([`dura ${amount}`, `fall${it.slice(1)} durare ${amount}`]),
    ending: (_it, hour, choose) => choose.one([`finisce ${hour}`, `fino ${hour}`]),
    place: (_it, { name, at }, choose) => choose.one([`il luogo è ${name}`, `si fa ${at}`, `il posto è ${name}`]),
    category: (it, name, choose) =>
      choose.one([
        `mettil${it.slice(1)} in ${name}`,
        `mettil${it.slice(1)} sotto ${name.toLowerCase()}`,
        `categoria ${name}`,
      ]),
    rename: (it, name, choose) => choose.one([`rinominal${it.slice(1)} ${name}`, `chiamal${it.slice(1)} ${name}`]),
    remind: (it, lead, choose) => choose.one([`ricordamel${it.slice(1)} ${lead} prima`, `avvisami ${lead} prima`]),
    joints: [' e ', ', e ', ', ', ' e poi '],
  },
  onDay: (thing, day) => ({
    ...thing,
    the: `${thing.the} ${day.startsWith('il ') ? `del ${day.slice(3)}` : day.startsWith("l'") ? `dell'${day.slice(2)}` : `di ${day}`}`,
  }),
  next: (thing) => ({ ...thing, the: thing.it === 'la' ? `la prossima ${thing.said}` : `il prossimo ${thing.said}` }),
  last: (thing) => ({ ...thing, the: thing.it === 'la' ? `l'ultima ${thing.said}` : `l'ultimo ${thing.said}` }),
  all: (thing) => ({
    ...thing,
    the: `${thing.the}, tutt${thing.it === 'la' ? 'e' : 'i'} quant${thing.it === 'la' ? 'e' : 'i'}`,
  }),
  both: (thing) => ({ ...thing, the: thing.it === 'la' ? `entrambe le ${thing.said}` : `entrambi i ${thing.said}` }),
}

export const italianTurns: Turns = {
  before: [
    '',
    '',
    'no, ',
    'anzi, ',
    'anzi ',
    'scusa, ',
    'no scusa, ',
    'aspetta, ',
    'meglio ',
    'e ',
    'hmm, ',
    'ah, ',
    'no anzi, ',
  ],
  behind: ['', '', '', ' ovviamente', ' dai', ' per favore', ', grazie', ' direi', ' va'],
  agree: ['ok', 'sì', 'va bene', 'perfetto', 'sì grazie', "d'accordo"],
  day: (day, choose) =>
    choose.one([day, `spostalo a ${day}`.replace('a il ', 'al ').replace("a l'", "all'"), `facciamo ${day}`]),
  hour: (hour, choose) => choose.one([hour, `facciamo ${hour}`, `mettilo ${hour}`]),
  lasting: (amount, choose) => choose.one([`dura ${amount}`, `facciamo ${amount}`, `per ${amount}`, `di ${amount}`]),
  ending: (hour, choose) => choose.one([`fino ${hour}`, `finisce ${hour}`]),
  place: ({ name, at }, choose) => choose.one([at, `il posto è ${name}`, `luogo ${name}`, `si fa ${at}`]),
  category: (name, it, choose) =>
    choose.one([
      name.toLowerCase(),
      `categoria ${name.toLowerCase()}`,
      `mettil${it.slice(1)} in ${name.toLowerCase()}`,
      `nella categoria ${name}`,
    ]),
  rename: (name, it, choose) => choose.one([`chiamal${it.slice(1)} ${name}`, `il titolo è ${name}`]),
  remind: (lead, choose) =>
    choose.one([`ricordamelo ${lead} prima`, `con un promemoria ${lead} prima`, `avvisami ${lead} prima`]),
  onlyFirst: ['solo la prima', 'solo la prossima', 'solo la prima, non tutta la serie'],
  onlyOn: (day, choose) =>
    choose.one([
      `solo ${day}`,
      `solo quella ${day
        .replace(/^il /u, 'del ')
        .replace(/^l'/u, "dell'")
        .replace(/^(?!del)/u, 'di ')}`,
    ]),
}
