import { lt, sql } from 'drizzle-orm';
import { addDays, type Day, dayOf, minuteMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import { otherKey, type Visit, type VisitKind } from '../visit.ts';
import { dailyVisits } from './tables.ts';

/** Keys of a kind that a process holds between two writes, and that a day has in the database. Further ones count as other. */
const maxHeld = 300;
const maxKeysOfDay = 500;
/** The first keys of the day before always have their place, so that a flood of invented ones in the morning hides none of them. */
const maxFirstKeys = 100;

/** A year can be compared with the year before. */
const keptDays = 760;

type Count = { day: Day; kind: VisitKind; key: string; count: number };

export type VisitCounter = {
  add: (visits: readonly Visit[], now?: Date) => void;
  /** Writes the counts so far in one statement. Counts that could not be written are kept for the next time. */
  write: () => Promise<void>;
  stop: () => Promise<void>;
};

type CountsOfKinds = Map<VisitKind, Map<string, Count>>;

/** Counts visits in memory, at most 300 keys of a kind, and adds them to those of other processes once a minute. */
export function openVisitCounter({ db, log }: { db: Db; log: Log }): VisitCounter {
  let held: CountsOfKinds = new Map();
  const add: VisitCounter['add'] = (visits, now = new Date()) => {
    const day = dayOf(now);
    for (const visit of visits) increase(held, { day, ...visit, count: 1 });
  };
  const write = async () => {
    const counts = [...held.values()].flatMap((ofKind) => Array.from(ofKind.values()));
    if (counts.length === 0) return;
    held = new Map();
    try {
      await writeVisits(db, counts);
    } catch (error) {
      for (const count of counts) increase(held, count);
      log.warn('visits not written', errorFields(error));
    }
  };
  const timer = setInterval(() => void write(), minuteMs).unref();
  return {
    add,
    write,
    stop: async () => {
      clearInterval(timer);
      await write();
    },
  };
}

/** A full kind counts its further keys as other, so that no flood of invented sources takes memory. */
function increase(held: CountsOfKinds, { day, kind, key, count }: Count): void {
  const ofKind = held.get(kind) ?? new Map<string, Count>();
  held.set(kind, ofKind);
  const hasRoom = ofKind.size < maxHeld || ofKind.has(`${day} ${key}`);
  const stored = hasRoom || key === '' ? key : otherKey;
  const name = `${day} ${stored}`;
  const found = ofKind.get(name);
  if (found) found.count += count;
  else ofKind.set(name, { day, kind, key: stored, count });
}

/** Adds counts to those of their days. A day has a bounded number of keys, and further ones count as other. */
async function writeVisits(db: Db, counts: Count[]): Promise<void> {
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(counts)}::json) as count (day date, kind text, key text, count int)
    ), first as (
      select day + 1 as day, kind, key from (
        select v.*, row_number() over (partition by kind, day order by count desc) as rank
        from ${dailyVisits} v where day in (select day - 1 from given)
      ) before where rank <= ${maxFirstKeys}
    ), placed as (
      select given.*, row_number() over (partition by day, kind order by count desc) as place,
        exists (select from ${dailyVisits} v where v.kind = given.kind and v.day = given.day and v.key = given.key)
          or exists (select from first where first.kind = given.kind and first.day = given.day and first.key = given.key) as is_known,
        (select count(*) from ${dailyVisits} v where v.kind = given.kind and v.day = given.day) as keys
      from given
    )
    insert into ${dailyVisits} as known (day, kind, key, count)
    select day, kind, case when is_known or keys + place <= ${maxKeysOfDay} or key = '' then key else ${otherKey} end as stored, sum(count)
    from placed group by 1, 2, 3 order by 1, 2, 3
    on conflict (kind, day, key) do update set count = least(2000000000, known.count::bigint + excluded.count)::int`);
}

/** Deletes the counts of days that are too old to compare with. */
export async function deleteOldVisits(db: Db, { today }: { today: Day }): Promise<void> {
  await db.delete(dailyVisits).where(lt(dailyVisits.day, addDays(today, -keptDays)));
}
