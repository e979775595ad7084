import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Config } from '#platform/server/config.ts';
import type { Log } from '#platform/server/log.ts';
import { listen } from '../listen.ts';
import { securityHeaders } from '../security.ts';

const lineMs = 10_000;
const tryMs = 1_000;
const retrySeconds = 5;

type Options = {
  log: Log;
  opensPort: boolean;
};

type Waiting = {
  /**
   * Repeats `work` while it throws a StartRefusal with the code `database-away`, and writes a line to the log each ten seconds.
   * Returns its result. Every other failure ends the waiting.
   */
  until: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Frees the port at once. Current requests get their responses. */
  close: () => void;
};

/** Waits for the database at the start. Until `close` the port answers `/healthz`, and 503 to all else. */
export function waitForDatabase(config: Config, { log, opensPort }: Options): Waiting {
  const began = performance.now();
  let opening: Promise<void> | undefined;
  let server: { close: () => Promise<void> } | undefined;
  let isClosed = false;
  const close = () => {
    isClosed = true;
    void server?.close();
  };
  const open = async () => {
    server = await listen(waitingSite(config), config);
    if (isClosed) close();
  };
  const tell = (code: string | undefined) => {
    if (opensPort && !isClosed) opening ??= open();
    // The loop below throws it.
    opening?.catch(() => {});
    log.warn('the shop waits for its database', { code, durationMs: Math.round(performance.now() - began) });
  };
  const until: Waiting['until'] = async (work) => {
    let code: string | undefined;
    const lines = setInterval(() => tell(code), lineMs);
    try {
      for (;;)
        try {
          return await work();
        } catch (error) {
          if (!isAway(error)) throw error;
          const isFirst = code === undefined;
          code = error.code;
          if (isFirst) tell(code);
          await opening;
          await pause(tryMs);
        }
    } finally {
      clearInterval(lines);
    }
  };
  return { until, close };
}

/** The process lives, and its shop is not open. */
function waitingSite(config: Config): Hono {
  const site = new Hono();
  site.use(securityHeaders(config));
  site.use(async (c, next) => {
    await next();
    c.header('connection', 'close');
    c.header('cache-control', 'no-store');
  });
  site.get('/healthz', (c) => c.text('ok'));
  site.get('/readyz', (c) => c.text('not ready', 503));
  site.all('*', (c) =>
    c.text('The shop is starting. Please try again in a moment.', 503, { 'retry-after': `${retrySeconds}` }),
  );
  return site;
}

/** Compares no class, since Vite loads a second copy of it in development. */
function isAway(error: unknown): error is { code: string } {
  return error instanceof Error && 'code' in error && error.code === 'database-away';
}
