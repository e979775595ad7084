import { formatLongDay } from '#platform/india-time.ts';

/** `18 October 2026`. A draft may have no date yet. */
export function ArticleDate({ date }: { date: string }) {
  if (date === '') return null;
  return <time dateTime={date}>{formatLongDay(date)}</time>;
}
