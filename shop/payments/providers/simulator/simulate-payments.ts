import { join } from 'node:path';
import { createPaymentSimulator } from './create-payment-simulator.ts';

/** The simulator's process. The shop starts it while PAYMENT_PROVIDER is simulator and receives `{port}`. It ends with the shop. */
const simulator = createPaymentSimulator({
  port: Number(process.env.PAYMENT_SIMULATOR_PORT ?? 0),
  file: join(process.env.DATA_DIR ?? '.data', 'payment-simulator.jsonl'),
  keys: { id: 'simulator', secret: process.env.PAYMENT_SIMULATOR_SECRET ?? '' },
  token: process.env.PAYMENT_SIMULATOR_TOKEN ?? '',
  refundSeconds: 5,
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
