import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CsvLook } from '../../csv.ts';
import { Refusal, type RefusalStatus } from '../../refusal.ts';
import { inspectHere } from './inspect-csv.ts';
import { type ReadFile, readDataRows } from './read-records.ts';
import type { CsvBounds, FileRecord } from './split-records.ts';

/** A file of staff. `read` begins again with each call. */
export type CsvFile = { bytes: number; read: ReadFile };

/** A larger file is read in a thread of its own, so that requests of customers never wait for it. */
const maxBytesHere = 1024 * 1024;
const program = resolve('platform', 'server', 'csv', 'csv-thread.ts');

export type Task = { look?: CsvLook; bounds: CsvBounds };
export type ToThread = { part?: Uint8Array | null };
export type FromThread =
  | { wants: 'first' | 'next' }
  | { rows: FileRecord[] }
  | { look: CsvLook }
  | { isDone: true }
  | { refusal: { code: string; status: RefusalStatus; message: string } };

export function fileOf(content: Uint8Array): CsvFile {
  return {
    bytes: content.length,
    async *read() {
      yield content;
    },
  };
}

/**
 * Returns how a file is written, its headers and an example of each column. Refuses a file that is no text (415), and one
 * without headers or rows, beyond its bounds, or with a quote that never closes (422).
 */
export async function inspectCsv(file: CsvFile, bounds: CsvBounds): Promise<CsvLook> {
  if (file.bytes <= maxBytesHere) return inspectHere(file.read, bounds);
  for await (const message of inThread(file, { bounds })) if ('look' in message) return message.look;
  throw new Error('The thread that reads a file said nothing of it.');
}

/**
 * Returns the rows of a file below its header that hold anything. Refuses more than `maxRows`, more than twice as many with blank rows,
 * more than `maxColumns` cells in a row, a row of more than 400 KB and a quote that never closes (422).
 */
export async function* readCsv(file: CsvFile, look: CsvLook, bounds: CsvBounds): AsyncGenerator<FileRecord> {
  if (file.bytes <= maxBytesHere) yield* readDataRows(file.read, look, bounds);
  else
    for await (const message of inThread(file, { look, bounds })) if ('rows' in message) yield* message.rows;
}

/** Serves the parts of a file to a thread, and returns what it says. The thread ends with this loop. */
async function* inThread(file: CsvFile, task: Task): AsyncGenerator<FromThread> {
  const thread = new Worker(program, {
    workerData: task,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const answer = (message: ToThread) => thread.postMessage(message);
  let parts: AsyncIterator<Uint8Array> | undefined;
  try {
    for (;;) {
      const [message] = (await once(thread, 'message')) as [FromThread];
      if ('refusal' in message) {
        const { code, status, message: words } = message.refusal;
        throw new Refusal(code, status, words);
      }
      if ('isDone' in message) return;
      if ('wants' in message) {
        if (message.wants === 'first') parts = file.read()[Symbol.asyncIterator]();
        const { done, value } = await parts!.next();
        answer({ part: done ? null : value });
        continue;
      }
      yield message;
      answer({});
    }
  } finally {
    await thread.terminate();
  }
}
