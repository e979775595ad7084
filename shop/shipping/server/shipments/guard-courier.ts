import { Counter } from 'prom-client';
import { errorFields, type Log } from '#platform/server/log.ts';
import { traced } from '#platform/server/traces/traces.ts';
import { type Courier, CourierBusy, CircuitOpen, CourierUnreachable } from '../../courier.ts';

const requests = new Counter({
  name: 'aranya_courier_requests_total',
  help: 'Requests to the courier by result: ok, refused, busy, unreachable, or resting (the breaker is open, not sent).',
  labelNames: ['result'],
});

/** Jobs check `restsUntil` before they spend a try. */
export type GuardedCourier = Courier & { restsUntil: () => Date | null };

type Limits = {
  /** Failures in a row that open the breaker. */
  failures?: number;
  /** The first pause. Each failed probe doubles it, up to `longestRestMs`. */
  restMs?: number;
  longestRestMs?: number;
  now?: () => number;
};

/**
 * Wraps a courier in a circuit breaker. After several failures in a row every request throws `CircuitOpen` until the pause
 * ends. Then one request probes: success closes the breaker, failure doubles the pause. A refusal of one parcel is no
 * failure. A Retry-After sets a minimum pause, whatever other requests bring in the meantime.
 */
export function guardCourier(
  courier: Courier,
  log: Log,
  { failures = 5, restMs = 15_000, longestRestMs = 300_000, now = Date.now }: Limits = {},
): GuardedCourier {
  let failed = 0;
  let rest = restMs;
  let openUntil: number | null = null;
  let busyUntil = 0;
  let probing = false;

  const restsUntil = () => {
    if (now() < busyUntil) return new Date(Math.max(busyUntil, openUntil ?? 0));
    if (openUntil === null) return null;
    if (now() < openUntil) return new Date(openUntil);
    return probing ? new Date(now() + 1_000) : null;
  };

  const open = (error: CourierUnreachable) => {
    openUntil = now() + rest;
    log.warn('courier breaker open', { count: failed, durationMs: rest, ...causeOf(error) });
    rest = Math.min(rest * 2, longestRestMs);
  };

  const leaveAlone = (busy: CourierBusy) => {
    busyUntil = Math.max(busyUntil, now() + busy.retryAfterMs);
    log.warn('courier asks to be left alone', { durationMs: busy.retryAfterMs, ...errorFields(busy) });
  };

  const close = () => {
    if (openUntil !== null) log.info('courier breaker closed', { count: failed });
    failed = 0;
    rest = restMs;
    openUntil = null;
  };

  async function ask<T>(name: keyof Courier, question: () => Promise<T>): Promise<T> {
    const until = restsUntil();
    if (until) {
      requests.inc({ result: 'resting' });
      throw new CircuitOpen(until);
    }
    const probe = openUntil !== null;
    if (probe) {
      probing = true;
      log.info('courier breaker half open', { count: failed });
    }
    try {
      const response = await traced({ kind: 'outside', name: `courier ${name}` }, question);
      requests.inc({ result: 'ok' });
      close();
      return response;
    } catch (error) {
      requests.inc({ result: resultOf(error) });
      if (error instanceof CourierBusy) leaveAlone(error);
      if (error instanceof CourierUnreachable) {
        failed += 1;
        if (probe || (failed >= failures && openUntil === null)) open(error);
      } else close();
      throw error instanceof CourierBusy
        ? new CircuitOpen(restsUntil() ?? new Date(busyUntil), error.message)
        : error;
    } finally {
      if (probe) probing = false;
    }
  }

  return {
    restsUntil,
    createShipment: (...given) => ask('createShipment', () => courier.createShipment(...given)),
    findShipment: (orderId, patience) => ask('findShipment', () => courier.findShipment(orderId, patience)),
    track: (waybills) => ask('track', () => courier.track(waybills)),
    cancelShipment: (waybill) => ask('cancelShipment', () => courier.cancelShipment(waybill)),
    edit: (waybill, change) => ask('edit', () => courier.edit(waybill, change)),
    redeliver: (waybill, act) => ask('redeliver', () => courier.redeliver(waybill, act)),
    checkRedelivery: (waybill, ref) => ask('checkRedelivery', () => courier.checkRedelivery(waybill, ref)),
    fetchReturn: (request) => ask('fetchReturn', () => courier.fetchReturn(request)),
    requestPickup: (request) => ask('requestPickup', () => courier.requestPickup(request)),
  };
}

function resultOf(error: unknown): string {
  if (error instanceof CourierBusy) return 'busy';
  return error instanceof CourierUnreachable ? 'unreachable' : 'refused';
}

/** The words of the connection are the shop's own. Those of the courier may name a customer. */
function causeOf(error: CourierUnreachable) {
  return errorFields(error.cause ?? error);
}
