import { monthName } from '#platform/admin/months.ts';
import { formatDay } from '#platform/india-time.ts';
import type { Figures, Sales } from '../../sales/contract.ts';
import { salesFigureNames, salesFigures } from '../../sales/figures.ts';
import { type DayRange, isWholeMonth } from '../../sales/ranges.ts';
import { formatValue } from '../format-value.ts';

/** Each figure of the range beside the days before. */
export function FigureTiles({ sales: { total, totalBefore, range, before } }: { sales: Sales }) {
  return (
    <section aria-label="Sums" className="flex flex-col gap-2">
      <h2 className="font-display text-xl">{`${nameOf(range)} compared with ${nameOf(before)}`}</h2>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {salesFigureNames.map((name) => (
          <div key={name} className="rounded-lg border border-line bg-paper p-4">
            <dt className="text-sm text-moss">{salesFigures[name].label}</dt>
            <dd className="font-serif text-xl tabular-nums wrap-anywhere">
              {formatValue(salesFigures[name].kind, total[name])}
            </dd>
            <dd className="text-sm text-moss tabular-nums">{changeOf(name, total, totalBefore)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `October 2026` for a whole month. */
function nameOf(range: DayRange): string {
  if (isWholeMonth(range)) return monthName(range.from.slice(0, 7));
  const { from, to } = range;
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

/** `+12 % of ₹900.00`. A figure that was nothing before has no percent. */
function changeOf(name: keyof Figures, now: Figures, before: Figures): string {
  const was = formatValue(salesFigures[name].kind, before[name]);
  if (before[name] === 0) return `before: ${was}`;
  const percent = Math.round((100 * (now[name] - before[name])) / Math.abs(before[name]));
  return `${percent > 0 ? '+' : ''}${percent} %, before: ${was}`;
}

/** The definition of each figure, as `docs/reports.md` has it. */
export function FigureWords() {
  return (
    <details className="max-w-reading">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        What each figure says
      </summary>
      <dl className="flex flex-col gap-2 pt-2">
        {salesFigureNames.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{salesFigures[name].label}</dt>
            <dd>{salesFigures[name].says}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
