import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptProcess } from './kept-process.ts';

type State = { state: string; role: string; replication?: { sync_state: string }[] };

/** A machine with PostgreSQL and Patroni. */
export class DatabaseServer {
  readonly name: string;
  readonly address: string;
  readonly patroni: KeptProcess;
  readonly #folder: string;

  constructor({
    name,
    address,
    patroni,
    folder,
  }: {
    name: string;
    address: string;
    patroni: KeptProcess;
    folder: string;
  }) {
    this.name = name;
    this.address = address;
    this.patroni = patroni;
    this.#folder = folder;
  }

  /** Returns what Patroni says of its PostgreSQL, or undefined while it does not respond. */
  async state(): Promise<State | undefined> {
    const signal = AbortSignal.timeout(2_000);
    return fetch(`http://${this.address}:8008/patroni`, { signal }).then(
      (response) => response.json() as Promise<State>,
      () => undefined,
    );
  }

  /** Answers 200 while this server is the primary, a replica, or the synchronous replica. */
  async is(role: 'primary' | 'replica' | 'synchronous'): Promise<boolean> {
    const signal = AbortSignal.timeout(2_000);
    return fetch(`http://${this.address}:8008/${role}`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** kill -9 for PostgreSQL alone, all its processes. Patroni sees that it is gone. */
  crash(): void {
    signalAll(this.#postgres(), 'SIGKILL');
  }

  /** Ends the whole machine at once. It comes back with `patroni.start()`. */
  lose(): void {
    const postgres = this.#postgres();
    this.patroni.kill({ stays: true });
    signalAll(postgres, 'SIGKILL');
  }

  /** Stops all processes where they are: connections stay open, and nothing answers, as behind a cut cable. */
  cutOff(): void {
    signalAll([this.patroni.pid, ...this.#postgres()], 'SIGSTOP');
  }

  reconnect(): void {
    signalAll([...this.#postgres(), this.patroni.pid], 'SIGCONT');
  }

  /** The ids of the postmaster and its children. */
  #postgres(): number[] {
    const postmaster = Number(readFileSync(join(this.#folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    return [postmaster, ...children.split(' ').filter(Boolean).map(Number)];
  }
}

function signalAll(processes: number[], signal: NodeJS.Signals): void {
  for (const id of processes)
    try {
      process.kill(id, signal);
    } catch {
      // It has ended in the meantime.
    }
}
