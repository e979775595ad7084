import { makeDataFolder, removeDataFolder } from './data-folder.ts';

/** The built shop on an empty data folder, sending its mail by SMTP. The folder goes with the process. */
const dataDir = makeDataFolder();
const port = process.env.JOURNEY_PORT ?? '4020';

Object.assign(process.env, {
  PORT: port,
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: dataDir,
  MAIL_URL: process.env.JOURNEY_MAIL_URL ?? 'smtp://127.0.0.1:4025',
  RATE_LIMITS: 'off',
  SIMULATOR_PORT: '4027',
  SIMULATOR_TOKEN: 'journeys-token',
  SIMULATOR_STEP_SECONDS: '0',
  TRACKING_SECONDS: '1',
  LOG_LEVEL: 'warn',
});
process.on('exit', () => removeDataFolder(dataDir));

const server = '../build/server/index.js';
await import(server);
