import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#platform/server/db.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { cheapPaise } from '../order-maker.ts';

export type Kind = 'page' | 'read' | 'cart' | 'order';
/** Status 0: no response. */
export type Attempt = { kind: Kind; path: string; at: number; ms: number; status: number; isHonest: boolean };
export type Placed = { orderId: string; orderNumber: string; at: number; tries: number };

export type Load = {
  attempts: Attempt[];
  placed: Placed[];
  /** Repeated orders whose second response named another number. */
  changedNumbers: string[];
  stop: () => Promise<void>;
};

type Asker = { token: string; productId: number };

const orderLanes = 2;
const pauseMs = 150;
const retryMs = 250;
/** Nothing may take longer. */
const patienceMs = 40_000;

/** Creates customers with a product each. Call it before the load starts. */
export async function makeAskers(db: Db): Promise<Asker[]> {
  const askers: Asker[] = [];
  for (let lane = 1; lane <= orderLanes; lane += 1) {
    const { id: userId } = await makeUser(db, { email: `drill-${lane}@example.in` });
    const product = await makeProduct(db, { slug: `drill-${lane}`, stock: 1_000_000, mrpPaise: cheapPaise });
    askers.push({ token: await makeToken(db, userId), productId: product.id });
  }
  return askers;
}

/** Customers who read, fill their cart and order until told to stop. An order that failed is sent again with the same id. */
export function startLoad(url: string, askers: Asker[], slugs: string[]): Load {
  const ending = new AbortController();
  const attempts: Attempt[] = [];
  const placed: Placed[] = [];
  const changedNumbers: string[] = [];

  async function ask(
    kind: Kind,
    path: string,
    init: RequestInit = {},
  ): Promise<Record<string, unknown> | undefined> {
    const at = performance.now();
    const keep = (status: number, isHonest: boolean) =>
      void attempts.push({ kind, path, at, ms: performance.now() - at, status, isHonest });
    try {
      const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(patienceMs) });
      const text = await response.text();
      keep(response.status, response.ok || (response.status === 503 && response.headers.has('retry-after')));
      return response.ok ? bodyOf(text) : undefined;
    } catch {
      keep(0, false);
      return undefined;
    }
  }

  async function order({ token, productId }: Asker): Promise<void> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const send = (kind: Kind, path: string, body: object) =>
      ask(kind, path, { method: 'POST', headers, body: JSON.stringify(body) });
    await send('cart', '/api/cart/add', { productId, quantity: 1 });
    const body = makeOrderBody([{ sku: String(productId), quantity: 1, unitPaise: cheapPaise }]);
    const place = () => send('order', '/api/delivery/create', body);
    for (let tries = 1; ; tries += 1) {
      const orderNumber = (await place())?.orderNumber as string | undefined;
      if (orderNumber) {
        placed.push({ orderId: body.orderId, orderNumber, at: performance.now(), tries });
        if (placed.length % 5 === 0) await repeat(orderNumber, place);
        return;
      }
      await pause(retryMs);
    }
  }

  async function repeat(orderNumber: string, place: () => Promise<Record<string, unknown> | undefined>) {
    const second = await place();
    if (second && second.orderNumber !== orderNumber) changedNumbers.push(orderNumber);
  }

  const lane = async (step: () => Promise<unknown>) => {
    while (!ending.signal.aborted) {
      await step();
      await pause(pauseMs);
    }
  };
  const next = inTurn(slugs);
  const running = [
    ...askers.map((asker) => lane(() => order(asker))),
    lane(() => ask('page', `/product/${next()}`)),
    lane(() => ask('read', `/api/products/${next()}`)),
  ];
  return {
    attempts,
    placed,
    changedNumbers,
    stop: async () => {
      ending.abort();
      await Promise.all(running);
    },
  };
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function inTurn(values: string[]): () => string {
  let at = 0;
  return () => values[(at += 1) % values.length]!;
}
