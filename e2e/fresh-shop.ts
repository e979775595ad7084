import { mkdirSync, writeFileSync } from 'node:fs';
import { makeDataFolder, removeDataFolder } from './shop/data-folder.ts';
import { ports } from './ports.ts';

/**
 * The built shop on an empty data folder, sending its mail by SMTP. The folder goes with the process; its name stands in
 * .cache for the journeys in which the merchant does something.
 */
const dataDir = makeDataFolder();

Object.assign(process.env, {
  PORT: String(ports.shop),
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://localhost:${ports.shop}`,
  DATA_DIR: dataDir,
  MAIL_URL: process.env.JOURNEY_MAIL_URL ?? `smtp://127.0.0.1:${ports.smtp}`,
  RATE_LIMITS: 'off',
  SIMULATOR_PORT: String(ports.simulator),
  SIMULATOR_TOKEN: 'journeys-token',
  SIMULATOR_STEP_SECONDS: '0',
  TRACKING_SECONDS: '1',
  LOG_LEVEL: 'warn',
});
mkdirSync('.cache', { recursive: true });
writeFileSync(`.cache/journey-shop-${ports.shop}`, dataDir);
process.on('exit', () => removeDataFolder(dataDir));

const server = '../build/server/index.js';
await import(server);
