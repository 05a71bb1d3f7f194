import type { FileStorage } from '#server/features/calendar-contents/ics-tasks.ts'
import {
  answerResourceTask,
  type ResourceAct,
  type ResourceResult,
  type ResourceTask,
} from '#server/features/calendar-contents/resource-task.ts'

/** Characters or octets from which work on a resource is done in a thread: smaller ones take some milliseconds. */
const LARGE = 32_768

/** Does work on a resource of some size, where nobody waits for it. */
export async function workOn<Act extends ResourceAct>(
  { files }: Pick<FileStorage, 'files'>,
  task: ResourceTask<Act>,
  size: number,
): Promise<ResourceResult<Act>> {
  return size < LARGE ? answerResourceTask(task) : files.resource(task)
}
