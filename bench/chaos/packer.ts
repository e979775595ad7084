import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#platform/server/db.ts';
import { timeCodeOf } from '#shop/accounts/admin/server/testing.ts';
import { giveRole } from '#shop/accounts/admin/server/give-role.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import type { Manifest } from '#shop/fulfilment/admin/manifest.ts';
import type { Parcel, WaitingParcel } from '#shop/fulfilment/admin/packing.ts';
import type { ParcelDocument } from '#shop/fulfilment/admin/documents.ts';
import type { EmailSink } from '../../e2e/shop/email-sink.ts';

/** The orders of which the shop told the packer that they are packed or handed over. */
export type PackerLog = { packed: Set<string>; shipped: Set<string>; labels: number; lists: number };

const parcelsOfList = 8;
const email = 'packer@chaos.example';

/** Creates the packer's account. Call it before the first start, as `openOrderMaker`. */
export async function makePacker(db: Db): Promise<void> {
  await makeUser(db, { email });
  await giveRole(db, { email, role: 'packer' });
}

/** Signs in with a code and a second factor, then packs until `stop`. */
export async function startPacker(
  url: string,
  emails: EmailSink,
): Promise<{ stop: () => Promise<PackerLog> }> {
  const packer = new Packer(url, await signIn(url, emails));
  const stopped = new AbortController();
  const work = packer.work(stopped.signal);
  // `stop` reads the failure.
  work.catch(() => {});
  return {
    stop: async () => {
      stopped.abort();
      await work;
      return packer.told;
    },
  };
}

/** Prints labels, packs and hands over by the requests of the staff pages. */
class Packer {
  readonly told: PackerLog = { packed: new Set(), shipped: new Set(), labels: 0, lists: 0 };
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /** Ends with a whole list. */
  async work(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      const { rows } = await this.#insist<{ rows: WaitingParcel[] }>('GET', 'packing/parcels');
      const chosen = rows.filter(({ waybill }) => waybill !== null).slice(0, parcelsOfList);
      const orderNumbers = chosen.map(({ orderNumber }) => orderNumber);
      if (chosen.length === 0) await pause(200);
      else await this.#printLabels(orderNumbers);
      for (const { waybill } of chosen) await this.#pack(waybill!);
      if (chosen.length > 0) await this.#handOver(orderNumbers);
    }
  }

  async #printLabels(ids: string[]): Promise<void> {
    const id = randomUUID();
    await this.#insist('POST', 'parcel-papers', { id, kind: 'labels', orders: { ids } });
    const isReady = ({ state }: ParcelDocument) => state !== 'waiting';
    const { state, problems } = await this.#until<ParcelDocument>(`parcel-papers/${id}`, isReady);
    if (state !== 'done' || problems.length > 0) throw new Error(`The labels of ${ids.join(', ')} ${state}.`);
    this.told.labels += ids.length;
  }

  async #pack(waybill: string): Promise<void> {
    const { orderNumber, items } = await this.#insist<Parcel>('GET', `packing/parcels/${waybill}`);
    const ticked = items.map(({ orderLineId, productId, units }) => ({ orderLineId, productId, units }));
    const path = `packing/parcels/${orderNumber}/pack`;
    const { isPacked } = await this.#insist<Parcel>('POST', path, { items: ticked });
    if (isPacked) this.told.packed.add(orderNumber);
  }

  /** Clicks twice. The second click does nothing. */
  async #handOver(ids: string[]): Promise<void> {
    const id = randomUUID();
    const close = () => this.#insist('POST', 'hand-overs', { id, orders: { ids } });
    await Promise.all([close(), close()]);
    const isClosed = ({ done, total }: Manifest) => done === total;
    const { parcels } = await this.#until<Manifest>(`hand-overs/${id}`, isClosed);
    for (const { orderNumber, outcome, problem } of parcels) {
      if (outcome !== 'handed_over') throw new Error(`${orderNumber} is not handed over: ${problem}`);
      this.told.shipped.add(orderNumber);
    }
    this.told.lists += 1;
  }

  async #until<Body>(path: string, isDone: (body: Body) => boolean): Promise<Body> {
    for (;;) {
      const body = await this.#insist<Body>('GET', path);
      if (isDone(body)) return body;
      await pause(200);
    }
  }

  /** Sends a request again, with the same ids, until the shop responds. */
  async #insist<Body>(method: string, path: string, body?: object): Promise<Body> {
    for (;;) {
      const response = await send(`${this.#url}/api/admin/${path}`, { method, token: this.#token, body });
      if (response?.ok) return response.body as Body;
      if (response && response.status < 500)
        throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
      await pause(200);
    }
  }
}

async function signIn(url: string, emails: EmailSink): Promise<string> {
  const ask = async (path: string, body: object, token?: string) => {
    const response = await send(url + path, { method: 'POST', body, token });
    if (!response?.ok) throw new Error(`${path}: ${response?.status} ${JSON.stringify(response?.body)}`);
    return response.body as Record<string, string>;
  };
  await ask('/api/auth/login-send-otp', { email });
  const otp = await emails.code(email);
  const { token } = await ask('/api/auth/login-verify-otp', { email, otp });
  const { secret } = await ask('/api/admin/time-code/set-up', {}, token);
  await ask('/api/admin/time-code/confirm', { code: timeCodeOf(secret!) }, token);
  return token!;
}

type Request = { method: string; token?: string | undefined; body?: object | undefined };

/** Returns the whole response, or undefined when the connection breaks. */
async function send(url: string, { method, token, body }: Request) {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { ok: response.ok, status: response.status, body: (await response.json()) as unknown };
  } catch {
    return undefined;
  }
}
