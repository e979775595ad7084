import { type Db as QueueDb, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { type Db, executeNamed } from './db.ts';
import { errorFields, type Log } from './log.ts';

/** A kind of work done after a commit. Its body is given in `server/jobs.ts`, the timetable. */
export type Job<T extends z.ZodType = z.ZodType> = {
  name: string;
  data: T;
  /** Tries after the first one, with pauses that grow from `retryDelaySeconds` and jitter. */
  retryLimit: number;
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number;
  expireInSeconds: number;
};

const jobs = new Map<string, Job>();
let queue: PgBoss | undefined;
const statementNames = new Map<string, string>();

export function defineJob<T extends z.ZodType>(job: Pick<Job<T>, 'name' | 'data'> & Partial<Job<T>>): Job<T> {
  const whole = {
    retryLimit: 12,
    retryDelaySeconds: 2,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 60,
    ...job,
  };
  jobs.set(job.name, whole);
  return whole;
}

/** Starts the queue's own small pool on `url`, makes its tables and a queue a job defined so far. */
export async function openQueue(url: string, log: Log): Promise<{ close: () => Promise<void> }> {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: 'aranya-jobs' });
  boss.on('error', (error) => log.error('queue failed', errorFields(error)));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const job of jobs.values()) if (!known.has(job.name)) await boss.createQueue(job.name);
  queue = boss;
  return { close: () => closeQueue(boss) };
}

/** Enqueues in the caller's transaction: the job exists exactly when what causes it is committed. */
export async function enqueue<T extends z.ZodType>(
  db: Db,
  job: Job<T>,
  data: z.infer<T>,
  { startAfter }: { startAfter?: Date } = {},
): Promise<void> {
  if (!queue) throw new Error('The queue is not open.');
  await queue.send(job.name, job.data.parse(data) as object, {
    db: statementsOn(db),
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryDelayMax: job.retryDelayMaxSeconds,
    retryBackoff: true,
    expireInSeconds: job.expireInSeconds,
    ...(startAfter ? { startAfter } : {}),
  });
}

/** What of a kind of job is still to be done, waiting for its time or for a further try: the data of each. */
export async function listWaiting<T extends z.ZodType>(db: Db, job: Job<T>): Promise<z.infer<T>[]> {
  if (!queue) throw new Error('The queue is not open.');
  const found = await queue.findJobs(job.name, { db: statementsOn(db), queued: true });
  return found.map(({ data }) => job.data.parse(data));
}

/** Lets the queue write on the caller's connection; its long statements are few, and each connection plans them once. */
function statementsOn(db: Db): QueueDb {
  return {
    executeSql: (text, values) => {
      const name = statementNames.get(text) ?? `queue_${statementNames.size}`;
      statementNames.set(text, name);
      return executeNamed(db, name, text, values);
    },
  };
}

type Team = {
  /** How many look for jobs, each for itself. */
  workers?: number;
  /** How many jobs each takes and does at once, two at least; the next are taken when all of them are done. */
  atOnce?: number;
};

/** Does a kind of job as it comes, without a pause while more are waiting. One that throws is put back for a later try, it alone. */
export async function work<T extends z.ZodType>(
  job: Job<T>,
  log: Log,
  body: (data: z.infer<T>) => Promise<void>,
  { workers = 1, atOnce = 2 }: Team = {},
) {
  if (!queue) throw new Error('The queue is not open.');
  const doOne = async ({
    id,
    data,
    retryCount,
    retryLimit,
  }: JobWithMetadata<unknown>): Promise<JobResult> => {
    try {
      await body(job.data.parse(data));
      return { id, status: 'completed' };
    } catch (error) {
      const fields = { job: job.name, jobId: id, ...errorFields(error) };
      if (retryCount < retryLimit) log.warn('job failed, will be tried again', fields);
      else log.error('job failed for good', fields);
      return { id, status: 'failed', output: errorFields(error) };
    }
  };
  await queue.work(
    job.name,
    {
      pollingIntervalSeconds: 0.5,
      batchSize: atOnce,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
      localConcurrency: workers,
    },
    (tasks) => Promise.all(tasks.map(doOne)),
  );
}

async function closeQueue(boss: PgBoss): Promise<void> {
  if (queue === boss) queue = undefined;
  await boss.stop({ graceful: true, timeout: 5_000, close: true });
}
