import { hourMs } from '#platform/india-time.ts';

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Reads a Retry-After header. Returns milliseconds, at most an hour; null for a missing, unreadable or past one. */
export function readRetryAfter(header: string | undefined): number | null {
  const value = header?.trim() ?? '';
  if (!/^\d+$/.test(value) && !httpDate.test(value)) return null;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return milliseconds > 0 ? Math.min(milliseconds, hourMs) : null;
}
