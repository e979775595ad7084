import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentProvider } from '../provider.ts';
import { openCashfree } from '../providers/cashfree/open-cashfree.ts';
import { openRazorpay } from '../providers/razorpay/open-razorpay.ts';
import {
  createPaymentSimulator,
  type SimulatorOptions,
} from '../providers/simulator/create-payment-simulator.ts';
import type { Protocol } from '../providers/simulator/payment-file.ts';
import { secrets, serveWebhooks, type Stage } from './stage.ts';

type Entries = { order?: object; tries: object[]; refunds: { reference: string }[] };

export type SimulatorStage = Stage & {
  tell: (path: string, method?: 'GET' | 'POST') => Promise<unknown>;
  url: string;
  /** Stops it and starts it with its file, and returns the provider there. */
  restart: () => Promise<PaymentProvider>;
  received: Awaited<ReturnType<typeof serveWebhooks>>['received'];
};

/** The simulator, asked in the protocol of one provider. Its webhooks go to a server of the stage. */
export async function stageSimulator(
  protocol: Protocol,
  wanted: Partial<SimulatorOptions> & { status?: () => number } = {},
): Promise<SimulatorStage> {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  const { status, ...options } = wanted;
  const start = async () => {
    const simulator = createPaymentSimulator({
      port: 0,
      file: join(folder, 'payments.jsonl'),
      token: 'token',
      keys: { id: 'simulator', secret: secrets.now },
      ...options,
    });
    await once(simulator, 'listening');
    return { simulator, url: `http://127.0.0.1:${(simulator.address() as AddressInfo).port}` };
  };
  let { simulator, url } = await start();
  const close = () => {
    simulator.close();
    simulator.closeAllConnections();
  };
  const webhooks = await serveWebhooks(status);
  const tell = async (path: string, method: 'GET' | 'POST' = 'POST') => {
    const headers = { Authorization: 'Token token' };
    return (await (await fetch(`${url}/simulator/${path}`, { method, headers })).json()) as unknown;
  };
  await tell(`webhook?url=${encodeURIComponent(webhooks.url)}`);
  const kept = async (paymentId: string) => (await tell(`payments?payment=${paymentId}`, 'GET')) as Entries;
  const toStage = (provider: PaymentProvider): PaymentProvider => ({
    ...provider,
    begin: (request, patience) => provider.begin({ ...request, webhookUrl: webhooks.url }, patience),
  });
  return {
    ...openAll(protocol, url, toStage),
    tell,
    url,
    restart: async () => {
      close();
      ({ simulator, url } = await start());
      return openAll(protocol, url, toStage).provider;
    },
    received: webhooks.received,
    takesNext: async (as, on) => void (await tell(`behave?as=${as}&on=${on}`)),
    ends: async (paymentId, as) =>
      void (await tell(`act?payment=${paymentId}&as=${as}&reason=incorrect_pin`)),
    endsRefund: async (refundId) => void (await tell(`refund?refund=${refundId}&as=processed`)),
    webhooks: async (paymentId) => {
      await tell('deliver');
      const { order, tries } = (await kept(paymentId)) as { order: { id: string }; tries: { id: string }[] };
      const ids = [order.id, paymentId, ...tries.map(({ id }) => id)];
      return webhooks.received.filter(({ body }) => ids.some((id) => body.includes(id)));
    },
    ordersOf: async (paymentId) => ((await kept(paymentId)).order ? 1 : 0),
    refundsOf: async (refundId) => ((await tell(`refunds?refund=${refundId}`, 'GET')) as unknown[]).length,
    close: async () => {
      close();
      await webhooks.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function openAll(protocol: Protocol, url: string, toStage: (provider: PaymentProvider) => PaymentProvider) {
  if (protocol === 'cashfree') {
    const account = { url: `${url}/pg`, appId: 'simulator', secret: secrets.now };
    return {
      provider: toStage(openCashfree(account)),
      stranger: openCashfree({ ...account, secret: 'guessed' }),
      renewed: openCashfree({ ...account, secret: secrets.next, oldSecret: secrets.now }),
    };
  }
  const account = { url, keyId: 'simulator', keySecret: secrets.now, webhookSecret: secrets.now };
  return {
    provider: toStage(openRazorpay(account)),
    stranger: openRazorpay({ ...account, keySecret: 'guessed' }),
    renewed: openRazorpay({ ...account, webhookSecret: secrets.next, oldWebhookSecret: secrets.now }),
  };
}
