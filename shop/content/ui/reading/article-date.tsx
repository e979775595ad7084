import { formatLongDay } from '#platform/india-time.ts';

/** `18 October 2026` */
export function ArticleDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatLongDay(date)}</time>;
}
