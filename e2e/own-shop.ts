import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDataFolder, removeDataFolder } from './shop/data-folder.ts';
import { ports } from './ports.ts';

/** A built shop of one's own, which may be killed and opened again: its own port, data folder and database, or those that are given. */
export class OwnShop {
  readonly url: string;
  readonly #port: number;
  readonly #settings: Record<string, string>;
  readonly #dataDir: string;
  readonly #ownsFolder: boolean;
  #process: ChildProcess | undefined;

  constructor(port: number, settings: Record<string, string> = {}) {
    this.#port = port;
    this.#settings = settings;
    this.#ownsFolder = settings.DATA_DIR === undefined;
    this.#dataDir = settings.DATA_DIR ?? makeDataFolder();
    this.url = `http://127.0.0.1:${port}`;
  }

  async open(): Promise<void> {
    const shop = spawn(process.execPath, ['build/server/index.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        PUBLIC_URL: this.url,
        DATA_DIR: this.#dataDir,
        DATABASE_URL: '',
        MAIL_URL: `smtp://127.0.0.1:${ports.smtp}`,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...this.#settings,
      },
    });
    this.#process = shop;
    const deadline = Date.now() + 120_000;
    while (Date.now() < deadline) {
      if (shop.exitCode !== null) throw new Error('The shop did not start.');
      const ready = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return;
      await pause(50);
    }
    throw new Error('The shop was not ready within two minutes.');
  }

  /** kill -9: no goodbye. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops, and may be opened again. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async close(): Promise<void> {
    await this.stop();
    if (this.#ownsFolder) removeDataFolder(this.#dataDir);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const shop = this.#process;
    if (!shop || shop.exitCode !== null || shop.signalCode !== null) return;
    const ended = once(shop, 'exit');
    shop.kill(signal);
    await ended;
  }
}
