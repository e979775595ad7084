import { addDays } from '#platform/india-time.ts';
import { statesThat } from '#shop/orders/states.ts';
import type { OpenedBy } from '../report.ts';
import { type ReportName, reportOf } from '../reports.ts';
import type { AskedReport } from './queries.ts';

type Row = { key: string; from: string; to: string };

const cameBack = statesThat('cameBack')[0]!;

const orders = (filters: Record<string, string>) =>
  `/admin/orders?${new URLSearchParams({ ...filters, sold: 'yes' })}`;

const paths: Record<OpenedBy, (row: Row) => string> = {
  courier: ({ key, ...days }) => orders({ courier: key, ...days }),
  'courier that returned': ({ key, ...days }) => orders({ courier: key, state: cameBack, ...days }),
  pincode: ({ key, ...days }) => orders({ pincode: key, ...days }),
  region: ({ key, ...days }) => orders({ region: key, ...days }),
  product: ({ key, ...days }) => orders({ product: key, ...days }),
  day: ({ key }) => orders({ from: key, to: key }),
  'day of known': ({ key }) => orders({ from: key, to: key, buyer: 'known' }),
  stock: ({ key }) => `/admin/stock/${key}`,
  search: ({ key }) => `/search?${new URLSearchParams({ q: key })}`,
};

/** Returns where a row of a report leads, or null for a row that no list shows alone, such as a state that is not known. */
export function pathOfRow(name: ReportName, key: string, { from, to }: AskedReport): string | null {
  const { opens } = reportOf(name);
  if (!opens || key === '') return null;
  const next = addDays(`${to}-01`, 31).slice(0, 7);
  return paths[opens]({ key, from: `${from}-01`, to: addDays(`${next}-01`, -1) });
}
