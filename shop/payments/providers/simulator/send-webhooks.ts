import { randomInt } from 'node:crypto';
import { dayMs } from '#platform/india-time.ts';
import { OutsideTrouble, requestOutside } from '#platform/server/request-outside.ts';
import type { Behaviour } from './behaviours.ts';

/** A signed event. A repeated delivery has the same body and signature. */
export type SignedEvent = { url: string; headers: Record<string, string>; body: string };

type Delivery = SignedEvent & { bornAt: number; nextAt: number; tries: number };

type Options = { behaviourOf: () => Behaviour; now: () => Date; retryMs: number };

/** Both providers wait so long for a response. */
const answerMs = 5_000;
const lateMs = 20_000;
const shuffleMs = 2_000;

/**
 * Sends webhooks as both providers do: at least once, without a promised order, repeated with growing pauses until a response of 2xx. After a day
 * without one it sends nothing more, as Razorpay turns a webhook off.
 */
export function openWebhooks({ behaviourOf, now, retryMs }: Options) {
  let waiting: Delivery[] = [];
  const underWay = new Set<Promise<unknown>>();
  let isOff = false;

  async function deliver(delivery: Delivery): Promise<void> {
    const { url, headers, body } = delivery;
    const status = await requestOutside({
      url: new URL(url),
      method: 'POST',
      body,
      wholeMilliseconds: answerMs,
      headers: { 'Content-Type': 'application/json', ...headers },
    }).then(
      (answer) => answer.status,
      (error: unknown) => {
        if (error instanceof OutsideTrouble) return 0;
        throw error;
      },
    );
    if (status >= 200 && status < 300) return;
    const at = now().getTime();
    if (at - delivery.bornAt > dayMs) isOff = true;
    else waiting.push({ ...delivery, tries: delivery.tries + 1, nextAt: at + retryMs * 2 ** delivery.tries });
  }

  /** Delivers the due ones, and with `all` those too that wait for a later time. */
  async function deliverDue({ all = false } = {}): Promise<void> {
    const at = now().getTime();
    const isDue = ({ nextAt }: Delivery) => all || nextAt <= at;
    const due = isOff ? [] : waiting.filter(isDue);
    waiting = isOff ? [] : waiting.filter((one) => !isDue(one));
    const sending = Promise.all(due.map(deliver));
    underWay.add(sending);
    await sending.finally(() => underWay.delete(sending));
  }

  return {
    send(events: SignedEvent[]): void {
      const at = now().getTime();
      const fresh = events.map((event) => ({ ...event, bornAt: at, nextAt: at, tries: 0 }));
      switch (behaviourOf()) {
        case 'never':
          return;
        case 'repeat':
          waiting.push(...fresh, ...fresh.toReversed(), ...fresh);
          break;
        case 'late':
          waiting.push(...fresh.map((one) => ({ ...one, nextAt: at + lateMs })));
          break;
        case 'shuffle':
          waiting.push(...fresh.toReversed());
          break;
        case 'mixed':
          waiting.push(...fresh.flatMap(mixed));
          break;
        default:
          waiting.push(...fresh);
      }
      void deliverDue();
    },
    deliverDue,
    /** Waits for the deliveries that are under way. */
    settled: async () => void (await Promise.all(underWay)),
    state: () => ({ waiting: waiting.length, isOff }),
  };
}

/** An event three times within two seconds, a tenth of the events late, and one in a hundred never. */
function mixed(one: Delivery): Delivery[] {
  if (randomInt(100) === 0) return [];
  const from = one.bornAt + (randomInt(10) === 0 ? lateMs : 0);
  return Array.from({ length: 3 }, () => ({ ...one, nextAt: from + randomInt(shuffleMs) }));
}

export type Webhooks = ReturnType<typeof openWebhooks>;
