import { DURATION_BOUNDS, type RouteFigures } from '#server/request-figures.ts'
import type { Family, Sample } from './exposition.ts'

/** Answer counts as families. */
export function requestFamilies(routes: Iterable<RouteFigures>): Family[] {
  const all = [...routes]
  return [
    {
      name: 'dodici_http_requests_total',
      help: 'Answers by route and class of status.',
      kind: 'counter',
      samples: all.flatMap(({ method, route, statuses }) =>
        statuses.flatMap((value, place): Sample[] =>
          value === 0 ? [] : [{ labels: { method, route, status: `${String(place + 1)}xx` }, value }],
        ),
      ),
    },
    {
      name: 'dodici_http_request_duration_seconds',
      help: 'From the first byte of a request to the last of its answer.',
      kind: 'histogram',
      samples: all.flatMap(durationSamples),
    },
  ]
}

/** Buckets are cumulative. */
function durationSamples({ method, route, durations, seconds }: RouteFigures): Sample[] {
  const labels = { method, route }
  let count = 0
  const buckets = durations.map((value, place): Sample => {
    count += value
    return { suffix: '_bucket', labels: { ...labels, le: String(DURATION_BOUNDS[place] ?? '+Inf') }, value: count }
  })
  if (count === 0) return []
  return [...buckets, { suffix: '_sum', labels, value: seconds }, { suffix: '_count', labels, value: count }]
}
