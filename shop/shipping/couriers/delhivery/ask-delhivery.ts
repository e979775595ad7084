import type { z } from 'zod';
import { OutsideTrouble, requestOutside } from '#platform/server/request-outside.ts';
import { CourierAccountUnknown, CourierBusy, CourierUnreachable } from '../../courier.ts';
import { hourMs } from '#platform/india-time.ts';

export type Account = { url: string; token: string };
export type Patience = { withinMilliseconds?: number };
type Question = {
  path: string;
  body?: string;
  contentType?: string;
  patience?: Patience;
  refusalStatus?: number;
};

/** Sends a request to Delhivery and reads its response. Throws `CourierUnreachable` without a valid one. */
export async function askDelhivery<T extends z.ZodType>(
  account: Account,
  shape: T,
  { path, body, contentType = 'application/x-www-form-urlencoded', patience, refusalStatus }: Question,
): Promise<z.infer<T>> {
  const headers: Record<string, string> = {
    Authorization: `Token ${account.token}`,
    Accept: 'application/json',
  };
  if (body !== undefined) headers['Content-Type'] = contentType;
  const {
    status,
    text,
    headers: heard,
  } = await requestOutside({
    url: new URL(path, account.url),
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body,
    wholeMilliseconds: patience?.withinMilliseconds ?? 10_000,
  }).catch((error: unknown) => {
    throw error instanceof OutsideTrouble ? new CourierUnreachable(error.message, { cause: error }) : error;
  });
  if (!isAnswer(status) && status !== refusalStatus)
    throw troubleOf(status, readRetryAfter(heard['retry-after']));
  const parsed = shape.safeParse(text.startsWith('<?xml') ? readFlatXml(text) : readJson(text));
  if (!parsed.success) throw new CourierUnreachable('The courier answered in a form nobody knows.');
  return parsed.data;
}

/** An act after a failed delivery is confirmed with 201. */
function isAnswer(status: number): boolean {
  return status === 200 || status === 201;
}

/** Only these two statuses mean by Retry-After that the courier is overloaded. */
function troubleOf(status: number, retryAfterMs: number | null): CourierUnreachable {
  const message = `The courier answered with status ${status}.`;
  if (status === 401 || status === 403) return new CourierAccountUnknown(message);
  const isBusy = retryAfterMs !== null && (status === 429 || status === 503);
  return isBusy ? new CourierBusy(message, retryAfterMs) : new CourierUnreachable(message);
}

/** Delhivery confirms an edit in XML, whatever Accept says: one level of elements with text. */
function readFlatXml(text: string): unknown {
  const elements = [...text.matchAll(/<(\w+)>([^<]*)<\/\1>/g)];
  return elements.length === 0
    ? undefined
    : Object.fromEntries(elements.map(([, name, value]) => [name, value]));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Reads a Retry-After header. Returns milliseconds, at most an hour; null for a missing, unreadable or past one. */
function readRetryAfter(header: string | undefined): number | null {
  const value = header?.trim() ?? '';
  if (!/^\d+$/.test(value) && !httpDate.test(value)) return null;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return milliseconds > 0 ? Math.min(milliseconds, hourMs) : null;
}
