import { makeDataFolder, removeDataFolder } from '../shop/data-folder.ts';
import { port, serverKey } from './state.ts';

/** Opens the built shop on an empty data folder, which is removed afterwards. Emails go to the built-in mailbox. */
const dataDir = makeDataFolder();

Object.assign(process.env, {
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: dataDir,
  MAIL_URL: '',
  SERVER_KEY: serverKey,
  RATE_LIMITS: 'off',
  DEMO_ORDERS: 'off',
  SIMULATOR_STEP_SECONDS: '0',
  LOG_LEVEL: 'warn',
});
process.on('exit', () => removeDataFolder(dataDir));

const server = '../../build/server/index.js';
await import(server);
