import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { composedQuestion } from './test/composed/composed-question.ts'
import { answerTo, verdictOf } from './test/composed/verdict.ts'
it('scores', () => {
  const N = Number(process.env['N'] ?? 400)
  const S = Number(process.env['S'] ?? 1000)
  let out = ''
  for (const language of ['en', 'it'] as const) {
    const counts = { right: 0, safe: 0, wrong: 0 }
    const groups = new Map<string, string[]>()
    for (let at = 0; at < N; at += 1) {
      const question = composedQuestion(S + at, language)
      const answer = answerTo(question)
      const verdict = verdictOf(question, answer)
      counts[verdict] += 1
      if (verdict !== 'right') {
        const line = `${verdict.toUpperCase()} [${S + at}] ${question.made}\n   Q ${question.text}\n   A (${answer.kind}; ${answer.listed.length}) ${answer.text.replaceAll('\n', ' / ').slice(0, 420)}\n   want ${question.meant.slice(0, 1).map((w) => w.length + ': ' + w.slice(0, 4).map((i) => i.title + ' ' + new Date(i.first * 864e5).toISOString().slice(0, 10)).join(', ')).join(' ~ ')} of ways ${[...new Set(question.meant.map((w) => w.length))].join('/')}${question.second ? ' second ' + [...new Set(question.second.map((w) => w.length))].join('/') : ''}`
        const parts = question.made.split(' | ')
        for (const p of [parts[0] + ' x ' + (parts.slice(2).filter((x) => x !== 'days').at(0) ?? 'nothing')]) groups.set(p, [...(groups.get(p) ?? []), line])
      }
    }
    console.log(language, Object.entries(counts).map(([k, v]) => `${k} ${((100 * v) / N).toFixed(1)}`).join(' '))
    out += `===== ${language} ${JSON.stringify(counts)}\n`
    for (const [key, lines] of [...groups].sort((a, b) => b[1].filter((l) => l.startsWith('W')).length - a[1].filter((l) => l.startsWith('W')).length)) out += `\n## ${key} (${lines.filter((l) => l.startsWith('W')).length} wrong of ${lines.length})\n${lines.join('\n')}\n`
  }
  writeFileSync('/tmp/composed-score.txt', out)
}, 600_000)
