import { useState } from 'react';
import { addDays, dayOf, formatDay } from '#platform/india-time.ts';
import { countOf } from '#platform/text/count-of.ts';

const farDays = 365;

/** How long a stock lasts at the pace of the last 30 days, and until which day. */
export function LastsFor({ days }: { days: number | null }) {
  const [today] = useState(() => dayOf(new Date()));
  if (days === null) return <span className="text-moss">Not sold in 30 days</span>;
  if (days > farDays) return <>More than a year</>;
  return (
    <>
      {`About ${countOf(days, 'day')}`}
      <span className="block text-sm text-moss">{`until ${formatDay(addDays(today, days))}`}</span>
    </>
  );
}
