import { join } from 'node:path';
import { createSimulator } from './create-simulator.ts';

/** The simulator's process. The shop starts it while COURIER is simulator and receives `{port}`. It ends with the shop. */
const simulator = createSimulator({
  port: Number(process.env.SIMULATOR_PORT ?? 0),
  file: join(process.env.DATA_DIR ?? '.data', 'courier-simulator.json'),
  token: process.env.SIMULATOR_TOKEN ?? '',
  stepSeconds: Number(process.env.SIMULATOR_STEP_SECONDS ?? 0),
});

simulator.on('listening', () => {
  const address = simulator.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
simulator.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
process.on('SIGTERM', stop);
process.on('disconnect', stop);

function stop(): void {
  simulator.close(() => process.exit(0));
  simulator.closeAllConnections();
}
