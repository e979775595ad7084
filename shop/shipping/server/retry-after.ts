import { hourMs } from '#platform/india-time.ts';

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads a Retry-After header, in seconds or as an HTTP date. Returns milliseconds from now, at most an hour; null where
 * the header is missing, unreadable or names no later moment.
 */
export function readRetryAfter(header: string | undefined): number | null {
  const value = header?.trim() ?? '';
  if (!/^\d+$/.test(value) && !httpDate.test(value)) return null;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return milliseconds > 0 ? Math.min(milliseconds, hourMs) : null;
}
