import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDataFolder, removeDataFolder } from './data-folder.ts';

const startMs = 120_000;
const endWithParent = join(import.meta.dirname, '../../scripts/launch/end-with-parent.mjs');

/** The built shop as a process, which a journey may kill and reopen. It ends with the process that opened it. */
export class ShopProcess {
  /** The shops of this worker, also closed ones, so that a failed journey can show their logs. Its own comes first. */
  static readonly opened: ShopProcess[] = [];
  readonly url: string;
  readonly dataDir: string;
  readonly log: string[] = [];
  readonly #port: number;
  readonly #settings: Record<string, string>;
  readonly #ownsFolder: boolean;
  readonly #args: string[];
  #process: ChildProcess | undefined;

  /** Without `DATABASE_URL` the shop starts its own database; without `DATA_DIR` it gets an empty folder. */
  constructor(port: number, settings: Record<string, string>, args: string[] = []) {
    ShopProcess.opened.push(this);
    this.#args = args;
    this.#port = port;
    this.#settings = settings;
    this.#ownsFolder = settings.DATA_DIR === undefined;
    this.dataDir = settings.DATA_DIR ?? makeDataFolder();
    this.url = `http://localhost:${port}`;
  }

  get pid(): number {
    return this.#process!.pid!;
  }

  async open(): Promise<void> {
    const shop = spawn(
      process.execPath,
      ['--import', endWithParent, 'build/server/index.js', ...this.#args],
      {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(this.#port),
          HOST: '127.0.0.1',
          PUBLIC_URL: this.url,
          DATA_DIR: this.dataDir,
          DATABASE_URL: '',
          // All customers of the journeys share one address, and limits count by address. The default is on.
          RATE_LIMITS: 'off',
          DEMO_ORDERS: 'off',
          WEB_WORKERS: '1',
          LOG_LEVEL: 'warn',
          ...this.#settings,
        },
      },
    );
    this.#process = shop;
    for (const stream of [shop.stdout!, shop.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => this.log.push(text));
    await this.#isReady(shop);
  }

  /** kill -9: the process cannot finish anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async close(): Promise<void> {
    await this.stop();
    if (this.#ownsFolder) removeDataFolder(this.dataDir);
  }

  async #isReady(shop: ChildProcess): Promise<void> {
    const deadline = Date.now() + startMs;
    while (Date.now() < deadline) {
      if (shop.exitCode !== null) throw new Error(`The shop did not start.\n${this.log.join('')}`);
      const ready = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return;
      await pause(50);
    }
    throw new Error(`The shop was not ready within two minutes.\n${this.log.join('')}`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const shop = this.#process;
    if (!shop || shop.exitCode !== null || shop.signalCode !== null) return;
    const ended = once(shop, 'exit');
    shop.kill(signal);
    await ended;
  }
}
