import { and, desc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { creditNoteSeries, invoiceSeries } from '../../server/tables.ts';
import type { DocumentKind } from '../documents.ts';
import { documentTables } from './list-documents.ts';

const serialDigits = 6;
const minDigits = 4;

export type FoundDocument = { kind: DocumentKind; number: string; day: string; orderNumber: string };

/**
 * Finds issued documents by their number or a part of it, the newest first: at least four digits of the serial, or the year and the serial with or
 * without its zeros, such as `AR/26-27/123`. Returns at most `max`.
 */
export async function findByNumber(
  db: Db,
  { text, max }: { text: string; max: number },
): Promise<FoundDocument[]> {
  const [, year, digits = ''] = /^(?:[A-Z][A-Z0-9]{0,2}\/)?(?:(\d\d-\d\d)\/)?(\d{1,6})$/i.exec(text) ?? [];
  const isPart = digits.length >= minDigits;
  if (!year && !isPart) return [];
  const serials = [...(year ? [Number(digits)] : []), ...(isPart ? serialsWith(digits) : [])];
  const years = year ? [`20${year}`] : await yearsOf(db);
  if (years.length === 0) return [];
  const kinds = Object.keys(documentTables) as DocumentKind[];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const table = documentTables[kind];
      const rows = await db
        .select({ content: table.content })
        .from(table)
        .where(and(inArray(table.financialYear, years), inArray(table.serial, serials)))
        .orderBy(desc(table.issuedAt), desc(table.id))
        .limit(max);
      return rows.map(({ content: { number, day, orderNumber } }) => ({ kind, number, day, orderNumber }));
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .slice(0, max);
}

/** Every serial of six digits that holds these ones: a few hundred, each in the index. */
function serialsWith(digits: string): number[] {
  const free = serialDigits - digits.length;
  const serials = new Set<number>();
  for (let rest = 0; rest < 10 ** free; rest += 1) {
    const others = free === 0 ? '' : String(rest).padStart(free, '0');
    for (let at = 0; at <= free; at += 1)
      serials.add(Number(others.slice(0, at) + digits + others.slice(at)));
  }
  return [...serials];
}

async function yearsOf(db: Db): Promise<string[]> {
  const rows = await Promise.all(
    [invoiceSeries, creditNoteSeries].map((series) => db.select({ year: series.financialYear }).from(series)),
  );
  return [...new Set(rows.flat().map(({ year }) => year))];
}
