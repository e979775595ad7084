import { type Db as QueueDb, type JobResult, type JobWithMetadata, PgBoss, systemClock } from 'pg-boss';
import type { z } from 'zod';
import { indiaTimeZone } from '../india-time.ts';
import { type Db, executeNamed } from './db.ts';
import { errorFields, type Log } from './log.ts';
import { jobsDone } from './metrics.ts';
import { rarely } from './limits/rarely.ts';
import { traced } from './traces/traces.ts';

/** A kind of work that runs after a commit. `server/jobs.ts` gives its body. */
export type Job<T extends z.ZodType = z.ZodType> = {
  name: string;
  /** Its work, in words for staff. */
  title: string;
  data: T;
  /** Tries after the first. Pauses grow from `retryDelaySeconds`, with jitter. */
  retryLimit: number;
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number;
  expireInSeconds: number;
  /** Its data is personal, so the queue keeps no job that has succeeded. */
  isDeletedWhenDone: boolean;
};

/** A process that was killed sends no heartbeat. Its jobs go on within two minutes, long before those of half an hour expire. */
const heartbeatSeconds = 30;
/** A due schedule is sent for a minute, so a jump of the clock must be noticed sooner. */
const lookSeconds = 15;
const jobs = new Map<string, Job>();
let queue: PgBoss | undefined;
const statementNames = new Map<string, string>();

type JobOptions<T extends z.ZodType> = Pick<Job<T>, 'name' | 'title' | 'data'> & Partial<Job<T>>;

export function defineJob<T extends z.ZodType>(job: JobOptions<T>): Job<T> {
  const whole = {
    retryLimit: 12,
    retryDelaySeconds: 2,
    retryDelayMaxSeconds: 3600,
    expireInSeconds: 60,
    isDeletedWhenDone: false,
    ...job,
  };
  jobs.set(job.name, whole);
  return whole;
}

type QueueOptions = {
  /** Whether this process runs jobs. Otherwise it only enqueues them, in the caller's transaction. */
  runs?: boolean;
};

/** The queue keeps the jobs of a week and has no index of failed ones, which 'Today' counts. */
const indexFailedJobs = `do $$ begin
  perform pg_advisory_xact_lock(hashtextextended('index of failed jobs', 0));
  if to_regclass('pgboss.failed_jobs') is null then
    create index failed_jobs on pgboss.job (completed_on) where state = 'failed';
  end if;
end $$`;

/** After the clock was set back, the queue's timers would wait until its old time. These ignore such a jump. */
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/** The queue also notes its last looks in the database, and starts no schedule before their time. */
const clearLaterLooks = `
  update pgboss.version set cron_on = null where cron_on > now() + interval '1 minute';
  update pgboss.queue set monitor_claim_on = null, monitor_on = null
    where greatest(monitor_claim_on, monitor_on) > now() + interval '1 minute';
  update pgboss.queue set maintain_on = null where maintain_on > now() + interval '1 minute'`;

/** Opens the queue with its own small pool on `url`. Creates its tables, and one queue per job defined so far. */
export async function openQueue(
  url: string,
  log: Log,
  { runs = true }: QueueOptions = {},
): Promise<{ close: () => Promise<void> }> {
  const boss = new PgBoss({
    connectionString: url,
    max: runs ? 4 : 1,
    supervise: runs,
    schedule: runs,
    clock: steadyClock,
    clockMonitorIntervalSeconds: lookSeconds,
    cronMonitorIntervalSeconds: lookSeconds,
    // The migrations create it, since the shop's role creates no schema.
    createSchema: false,
    application_name: 'aranya-jobs',
  });
  // Without a database each of its timers fails several times a second.
  const complain = rarely(log, 'error', 'queue failed');
  boss.on('error', (error) => complain(errorFields(error)));
  await boss.start();
  await boss.getDb().executeSql(indexFailedJobs);
  const clear = () =>
    boss
      .getDb()
      .executeSql(clearLaterLooks)
      .catch((error) => complain(errorFields(error)));
  const clearing = runs ? setInterval(clear, lookSeconds * 1000).unref() : undefined;
  if (runs) await clear();
  // The first look of its own timer comes after a minute. A shop that is killed more often than that would never look.
  if (runs) void boss.supervise().catch((error) => complain(errorFields(error)));
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const job of jobs.values()) if (!known.has(job.name)) await boss.createQueue(job.name);
  queue = boss;
  return {
    close: () => {
      clearInterval(clearing);
      return closeQueue(boss);
    },
  };
}

/** Enqueues a job in the caller's transaction, so that a rollback removes it. */
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
    heartbeatSeconds,
    ...(startAfter ? { startAfter } : {}),
  });
}

/** Returns the data of each unfinished job of a kind, including jobs that wait for a retry. */
export async function listWaiting<T extends z.ZodType>(db: Db, job: Job<T>): Promise<z.infer<T>[]> {
  if (!queue) throw new Error('The queue is not open.');
  const found = await queue.findJobs(job.name, { db: statementsOn(db), queued: true });
  return found.map(({ data }) => job.data.parse(data));
}

/** Returns what a kind of job does, in words, or its name when this version does not know it. */
export function titleOf(name: string): string {
  return jobs.get(name)?.title ?? name;
}

/** Runs a job again that failed for good, once more than before. Another job stays as it is. */
export async function runAgain(db: Db, { name, id }: { name: string; id: string }): Promise<void> {
  if (!queue) throw new Error('The queue is not open.');
  await queue.retry(name, id, { db: statementsOn(db) });
}

/** Lets the queue write on the caller's connection. Each connection plans the queue's few long statements once. */
function statementsOn(db: Db): QueueDb {
  return {
    executeSql: (text, values) => {
      const name = statementNames.get(text) ?? `queue_${statementNames.size}`;
      statementNames.set(text, name);
      return executeNamed(db, name, text, values);
    },
  };
}

/** A job whose deletion fails has ended all the same, and goes with the old ones. */
async function removeDone({ name }: Job, id: string, log: Log): Promise<void> {
  await queue
    ?.deleteJob(name, id)
    .catch((error: unknown) => log.warn('a done job stayed', { job: name, ...errorFields(error) }));
}

type Team = {
  workers?: number;
  /** Jobs that a worker runs at once, at least two. It takes the next ones when all of them have ended. */
  atOnce?: number;
  /** The time between two looks for jobs. */
  everySeconds?: number;
};

/** Runs a kind of job as it arrives, without a pause while more wait. A failed job returns to the queue alone. */
export async function work<T extends z.ZodType>(
  job: Job<T>,
  log: Log,
  body: (data: z.infer<T>) => Promise<void>,
  { workers = 1, atOnce = 2, everySeconds = 0.5 }: Team = {},
) {
  if (!queue) throw new Error('The queue is not open.');
  const doOne = async (
    { id, data, retryCount, retryLimit }: JobWithMetadata<unknown>,
    fail: (error: unknown) => void,
  ): Promise<JobResult> => {
    try {
      await body(job.data.parse(data));
      jobsDone.inc({ task: job.name, result: 'completed' });
      if (job.isDeletedWhenDone) await removeDone(job, id, log);
      return { id, status: 'completed' };
    } catch (error) {
      fail(error);
      const fields = { job: job.name, jobId: id, ...errorFields(error) };
      const isLast = retryCount >= retryLimit;
      jobsDone.inc({ task: job.name, result: isLast ? 'failed' : 'retried' });
      if (isLast) log.error('job failed for good', fields);
      else log.warn('job failed, will be tried again', fields);
      return { id, status: 'failed', output: errorFields(error) };
    }
  };
  await queue.work(
    job.name,
    {
      pollingIntervalSeconds: everySeconds,
      batchSize: atOnce,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
      localConcurrency: workers,
    },
    (tasks) =>
      Promise.all(tasks.map((task) => traced({ kind: 'job', name: job.name }, (fail) => doOne(task, fail)))),
  );
}

/** Nobody waits for a scheduled job, and each look costs the shop and PostgreSQL most of a millisecond. */
const scheduledSeconds = 5;

/**
 * Runs a job at the times of a cron expression (Indian time), once in the whole shop, however many processes run. With
 * `atStart` a start enqueues it too, at most once in five minutes, so a shop that was closed catches up.
 */
export async function workOnSchedule(
  job: Job,
  { cron, log, atStart = false }: { cron: string; log: Log; atStart?: boolean },
  body: () => Promise<void>,
): Promise<void> {
  if (!queue) throw new Error('The queue is not open.');
  const { retryLimit, expireInSeconds } = job;
  await work(job, log, body, { everySeconds: scheduledSeconds });
  const options = { retryLimit, expireInSeconds, heartbeatSeconds };
  await queue.schedule(job.name, cron, {}, { tz: indiaTimeZone, ...options });
  const once = { singletonKey: 'start', singletonSeconds: 300 };
  if (atStart) await queue.send(job.name, {}, { ...once, ...options });
}

async function closeQueue(boss: PgBoss): Promise<void> {
  if (queue === boss) queue = undefined;
  await boss.stop({ graceful: true, timeout: 5_000, close: true });
}
