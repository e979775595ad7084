import { Link } from 'react-router';
import { Part } from '#platform/admin/ui/part.tsx';

/** Questions of an owner in her own words, each with the page that answers it at its top. */
const asked = [
  ['Which product sells best', '/admin/reports/products?range=days30'],
  ['Which state buys most', '/admin/reports/sales?range=days30&by=state'],
  ['Who is the best customer', '/admin/reports/customers?range=year&show=top'],
  ['Last month compared with the one before', '/admin/reports/sales?range=lastMonth'],
  ['This month, and the same days of the last', '/admin/reports/sales?range=month'],
  ['Searches for goods that you do not sell', '/admin/reports/search'],
  ['Where parcels come back from', '/admin/reports/delivery?report=returned-by-state&months=lastMonth'],
  ['What couriers charged for returns', '/admin/reports/delivery?report=cost-by-courier'],
  ['How long the stock lasts', '/admin/reports/products?show=runningOut'],
  ['How much cash couriers owe you', '/admin/cash'],
] as const;

export function AskedOften() {
  return (
    <Part title="Often asked">
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {asked.map(([question, to]) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
