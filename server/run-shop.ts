import { constants } from 'node:os';
import { createLog, errorFields, type Log, sendConsoleTo } from '#platform/server/log.ts';
import { readEnvFile } from '#platform/server/settings/read-env-file.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { messages } from './processes/keep-running.ts';
import type { Environment } from '#platform/server/settings.ts';
import { readFirstConfig, type ShopConfig } from './config.ts';

type OpenShop = { close: (ending?: { gently?: boolean }) => Promise<void> };

type Open = (
  config: ShopConfig,
  log: Log,
  onLost: (error: Error) => void,
  env: Environment,
) => Promise<OpenShop>;

/** npm repeats a signal that the process has received already. Within this time both count as one. */
const sameSignalMs = 300;
/** Without its database the shop waits this long for current requests. */
const lostCloseMs = 5_000;

/**
 * Runs a shop until a signal closes it (exit code 0), or until it cannot start or continue (code 1, with one sentence on
 * stderr). A second signal ends the process at once (128 + the signal's number).
 */
export async function runShop(open: Open): Promise<void> {
  try {
    const env = { ...readEnvFile(process.env), ...process.env };
    const config = readFirstConfig(env);
    const log = createLog(config.LOG_LEVEL);
    if (process.env.NODE_ENV !== 'development') sendConsoleTo(log);
    process.on('unhandledRejection', (error) => log.error('unhandled rejection', errorFields(error)));
    process.on('uncaughtException', (error) => {
      process.stderr.write(inPlainText(error));
      process.exit(1);
    });
    let shop: OpenShop | undefined;
    let ending: Promise<void> | undefined;
    const end = (code: number, gently = false) => {
      ending ??= (shop?.close({ gently }) ?? Promise.resolve()).then(
        () => process.exit(code),
        (error: unknown) => {
          log.error('shutdown failed', errorFields(error));
          process.exit(1);
        },
      );
    };
    onSignals(() => end(0));
    process.on('message', (message) => message === messages.drain && end(0, true));
    const onLost = (error: Error) => {
      log.error('shop cannot go on', errorFields(error));
      process.stderr.write(`\n${error.message}\n`);
      setTimeout(() => process.exit(1), lostCloseMs).unref();
      end(1);
    };
    shop = await open(config, log, onLost, env);
  } catch (error) {
    process.stderr.write(isStartRefusal(error) ? `\n${error.message}\n` : inPlainText(error));
    process.exit(1);
  }
}

/** Node prints all fields of an error, and an error of its address parser holds the address with its password. */
function inPlainText(error: unknown): string {
  const { error: message, stack } = errorFields(error);
  return `\n${stack ?? message}\n`;
}

function onSignals(close: () => void): void {
  let firstAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      firstAt ??= Date.now();
      if (Date.now() - firstAt > sameSignalMs) process.exit(128 + constants.signals[signal]);
      close();
    });
}

/** Compares the name, since Vite loads a second copy of the class in development. */
function isStartRefusal(error: unknown): error is StartRefusal {
  return error instanceof Error && error.name === StartRefusal.name;
}
