import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

type Given = { port: number; dataDir: string; databaseUrl: string; mailPort: number };

/** The built shop on a database that outlives it: it can be killed and opened again. */
export class MortalShop {
  readonly url: string;
  readonly #given: Given;
  #process: ChildProcess | undefined;

  constructor(given: Given) {
    this.#given = given;
    this.url = `http://127.0.0.1:${given.port}`;
  }

  async open(): Promise<void> {
    const { port, dataDir, databaseUrl, mailPort } = this.#given;
    const shop = spawn(process.execPath, ['build/server/index.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: this.url,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
        RATE_LIMITS: 'off',
        // Parcels that moved along would mail for ever, and nothing would come to rest.
        SIMULATOR_STEP_SECONDS: '0',
        LOG_LEVEL: 'silent',
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
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  close(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const shop = this.#process;
    if (!shop || shop.exitCode !== null || shop.signalCode !== null) return;
    const ended = once(shop, 'exit');
    shop.kill(signal);
    await ended;
  }
}
