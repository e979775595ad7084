// §9 cash is missing after ten days and claimed in words; the balance of a courier on any day is the sum of its entries, which never change
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, type Day, dayMs, dayOf, startOf } from '#platform/india-time.ts';
import { cashEntries } from '../../server/tables.ts';
import { makeParcel } from '../../server/testing.ts';
import { closeCashDays, readBalances } from './read-balances.ts';

const { db } = await testDatabase();

const anyEntryOf = (days: Day[]) =>
  fc.record({
    day: fc.constantFrom(...days),
    afterMs: fc.integer({ min: 0, max: dayMs - 1 }),
    kind: fc.constantFrom(
      'due' as const,
      'remitted' as const,
      'charge' as const,
      'lost' as const,
      'refunded' as const,
    ),
    courier: fc.constantFrom('delhivery', 'bluedart'),
    paise: fc.integer({ min: 1, max: 90_000 }),
  });

it('the balance of a day, closed or not, sums the entries to midnight in India', async () => {
  const parcel = await makeParcel(db);
  await parcel.deliver();
  const [due] = await db.select().from(cashEntries);
  const today = dayOf(due!.bookedAt);
  const days = Array.from({ length: 8 }, (_, at) => addDays(today, at - 7));
  const base = (await readBalances(db, { day: today })).find(({ courier }) => courier === 'delhivery')!.open;
  const entries = fc.sample(anyEntryOf(days), 60);
  await db.insert(cashEntries).values(
    entries.map(({ day, afterMs, kind, courier, paise }) => ({
      orderId: parcel.orderId,
      courier,
      kind,
      paise: kind === 'due' ? paise : -paise,
      bookedAt: new Date(startOf(day).getTime() + afterMs),
    })),
  );
  const expected = (courier: string, until: string) =>
    entries
      .filter((entry) => entry.courier === courier && entry.kind !== 'refunded' && entry.day <= until)
      .reduce((sum, { kind, paise }) => sum + (kind === 'due' ? paise : -paise), 0) / 100;
  const compare = async () => {
    for (const day of days) {
      const balances = await readBalances(db, { day });
      const openOf = (name: string) => balances.find(({ courier }) => courier === name)?.open ?? 0;
      const own = day === today ? base : 0;
      expect(openOf('delhivery'), `delhivery on ${day}`).toBeCloseTo(expected('delhivery', day) + own, 6);
      expect(openOf('bluedart'), `bluedart on ${day}`).toBeCloseTo(expected('bluedart', day), 6);
    }
  };
  await compare();
  for (const until of [days[2]!, days[5]!, today, today]) {
    await closeCashDays(db, { today: until });
    await compare();
  }
});
