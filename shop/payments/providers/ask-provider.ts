import type { z } from 'zod';
import { OutsideTrouble, requestOutside } from '#platform/server/request-outside.ts';
import { ProviderAccountUnknown, ProviderRefusal, ProviderUnreachable } from '../provider.ts';
import { readJson } from './read-json.ts';

type Question = {
  url: URL;
  method: 'GET' | 'POST' | 'PATCH';
  headers: Record<string, string>;
  body?: object | undefined;
  withinMilliseconds?: number | undefined;
};

/** Reads the remark and the code of a provider's error. Null when the body is no error of the provider. */
export type ReadError = (body: unknown) => { message: string; code: string } | null;

const usualMilliseconds = 10_000;

/**
 * Sends a request to a provider of payments and reads its response in `shape`. Throws `ProviderUnreachable` without a timely and valid one,
 * and `ProviderRefusal` for a clear error of 4xx. No error names a key.
 */
export async function askProvider<T extends z.ZodType>(
  { url, method, headers, body, withinMilliseconds = usualMilliseconds }: Question,
  { shape, readError }: { shape: T; readError: ReadError },
): Promise<z.infer<T>> {
  const { status, text } = await requestOutside({
    url,
    method,
    headers: {
      Accept: 'application/json',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: body && JSON.stringify(body),
    wholeMilliseconds: withinMilliseconds,
  }).catch((error: unknown) => {
    throw error instanceof OutsideTrouble ? new ProviderUnreachable(error.message, { cause: error }) : error;
  });
  const read = readJson(text);
  if (status === 401) throw new ProviderAccountUnknown('The provider does not know the keys.');
  if (status >= 400 && status < 500 && status !== 429) {
    const error = readError(read);
    if (error) throw new ProviderRefusal(error.message, { status, code: error.code });
  }
  if (status !== 200 && status !== 201)
    throw new ProviderUnreachable(`The provider answered with status ${status}.`);
  const parsed = shape.safeParse(read);
  if (!parsed.success) throw new ProviderUnreachable('The provider answered in an unknown form.');
  return parsed.data;
}
