import type { Precache } from './precache.ts'
import type { PushScope } from './push-scope.ts'
import { startPush } from './push.ts'
import { startWorker } from './worker.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Put here by the build. */
declare const PRECACHE: Precache

startWorker(self as unknown as WorkerScope, PRECACHE)
startPush(self as unknown as PushScope)
