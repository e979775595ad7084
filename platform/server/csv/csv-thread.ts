import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '../../refusal.ts';
import { inspectHere } from './inspect-csv.ts';
import type { FromThread, Task, ToThread } from './read-csv.ts';
import { readDataRows } from './read-records.ts';
import type { FileRecord } from './split-records.ts';

/** Reads a large file for `read-csv.ts`, in a thread of its own. It asks for each part, and waits after each batch until it is used. */
const port = parentPort!;
const batchRows = 100;
const batchCharacters = 250_000;

async function ask(message: FromThread): Promise<ToThread> {
  const answer = once(port, 'message');
  port.postMessage(message);
  return (await answer)[0] as ToThread;
}

async function* parts(): AsyncGenerator<Uint8Array> {
  for (let from: 'first' | 'next' = 'first'; ; from = 'next') {
    const { part } = await ask({ wants: from });
    if (!part) return;
    yield part;
  }
}

async function* inBatches(records: AsyncIterable<FileRecord>): AsyncGenerator<FileRecord[]> {
  let batch: FileRecord[] = [];
  let characters = 0;
  for await (const record of records) {
    batch.push(record);
    characters += record.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (batch.length < batchRows && characters < batchCharacters) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

const { look, bounds } = workerData as Task;
try {
  if (look) for await (const rows of inBatches(readDataRows(parts, look, bounds))) await ask({ rows });
  else port.postMessage({ look: await inspectHere(parts, bounds) } satisfies FromThread);
  port.postMessage({ isDone: true } satisfies FromThread);
} catch (error) {
  if (!isRefusal(error)) throw error;
  const { code, status, message } = error;
  port.postMessage({ refusal: { code, status, message } } satisfies FromThread);
}
port.close();
