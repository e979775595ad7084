const written = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `18 October 2026` */
export function ArticleDate({ date }: { date: string }) {
  return <time dateTime={date}>{written.format(new Date(date))}</time>;
}
