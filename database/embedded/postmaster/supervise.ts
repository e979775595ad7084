import { setTimeout as pause } from 'node:timers/promises';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import type { Postmaster } from './start-postmaster.ts';

/** The pauses before each new start, below ten seconds in total. */
const pausesMs = [0, 250, 500, 1_000, 2_000, 4_000];
/** A server that ran this long counts as stable: the next failure begins with the first pause. */
const stableMs = 5_000;

type Supervision = {
  startAgain: () => Promise<Postmaster>;
  onLost: (error: StartRefusal) => void;
  log: (sentence: string) => void;
};

/** Restarts PostgreSQL when its process ends, with growing pauses, until `stop` is called. */
export function supervise(first: Postmaster, { startAgain, onLost, log }: Supervision) {
  let current = first;
  const stopping = new AbortController();
  let failures = 0;

  const tryToStart = async () => {
    let reason: unknown = new Error('It ends again and again.');
    for (; failures < pausesMs.length; failures += 1) {
      await pause(pausesMs[failures]);
      if (stopping.signal.aborted) return;
      try {
        current = await startAgain();
        failures += 1;
        return;
      } catch (error) {
        reason = error;
      }
    }
    throw lost(reason as Error);
  };

  const watch = async () => {
    while (!stopping.signal.aborted) {
      const since = Date.now();
      await current.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > stableMs) failures = 0;
      log('The database has stopped and is started again');
      await tryToStart();
    }
  };

  const watching = watch().catch(onLost);
  return {
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
      await current.stop();
    },
  };
}

function lost(reason: Error) {
  return new StartRefusal(
    'postgres-lost',
    `The database has stopped and could not be started again. ${reason.message}`,
  );
}
