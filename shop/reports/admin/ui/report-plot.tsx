import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDay } from '#platform/india-time.ts';
import { shortenText } from '#platform/text/cut-text.ts';
import type { ReportRow } from '../contract.ts';
import type { ColumnKind } from '../report.ts';
import { formatValue } from './format-value.ts';

type Column = { label: string; kind: ColumnKind };
type Props = { rows: ReportRow[]; column: Column; at: number; kind: 'days' | 'keys' };

/** Keys that a plot shows. The table has more. */
const maxBars = 12;
/** Days up to which each has a dot, so that a day between two without values is seen. */
const maxDots = 62;

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
const tick = { fill: 'var(--color-moss)', fontSize: 12 };
const tooltip = {
  contentStyle: { background: 'var(--color-paper)', borderColor: 'var(--color-line)', borderRadius: 6 },
  labelStyle: { color: 'var(--color-ink)' },
  itemStyle: { color: 'var(--color-ink)' },
  isAnimationActive: false,
};

/** A column of a report as a picture: days as a line, keys as bars. The table below says the same to screen readers. */
export default function ReportPlot({ rows, column, at, kind }: Props) {
  const { label } = column;
  const data = rows.map((row) => ({ name: row.label, value: row.values[at] ?? null }));
  return (
    <figure className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-paper p-4">
      <figcaption className="text-sm text-moss">
        {label}
        {kind === 'keys' && data.length > maxBars && <span>, the first {maxBars}</span>}
      </figcaption>
      <div aria-hidden className="h-72 overflow-hidden">
        {data.some(({ value }) => Number(value) !== 0) ? (
          <ResponsiveContainer width="100%" height="100%">
            {kind === 'days' ? days(data, column) : bars(data.slice(0, maxBars), column)}
          </ResponsiveContainer>
        ) : (
          <p className="grid h-full place-items-center text-sm text-moss">None in these months.</p>
        )}
      </div>
    </figure>
  );
}

type Point = { name: string; value: number | string | null };

const shortValue = (kind: ColumnKind) => (value: number) =>
  `${kind === 'rupees' ? '₹' : ''}${compact.format(value)}${kind === 'percent' ? ' %' : ''}`;

function days(data: Point[], { kind, label }: Column) {
  const dot = data.length <= maxDots ? { r: 2, fill: 'var(--color-leaf)' } : false;
  return (
    <LineChart data={data} accessibilityLayer={false} margin={{ right: 12 }}>
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis dataKey="name" tick={tick} tickFormatter={shortDay} stroke="var(--color-edge)" minTickGap={24} />
      <YAxis
        width={64}
        tick={tick}
        stroke="var(--color-edge)"
        allowDecimals={kind !== 'count'}
        tickFormatter={shortValue(kind)}
      />
      <Tooltip
        {...tooltip}
        labelFormatter={(day) => (typeof day === 'string' ? formatDay(day) : '')}
        formatter={(value) => [formatValue(kind, Number(value)), label]}
      />
      <Line
        dataKey="value"
        stroke="var(--color-leaf)"
        strokeWidth={2}
        dot={dot}
        connectNulls
        isAnimationActive={false}
      />
    </LineChart>
  );
}

function bars(data: Point[], { kind, label }: Column) {
  return (
    <BarChart data={data} layout="vertical" accessibilityLayer={false} margin={{ right: 12 }}>
      <CartesianGrid horizontal={false} stroke="var(--color-line)" />
      <XAxis
        type="number"
        tick={tick}
        stroke="var(--color-edge)"
        allowDecimals={kind !== 'count'}
        tickFormatter={shortValue(kind)}
      />
      <YAxis
        type="category"
        dataKey="name"
        width={184}
        interval={0}
        tick={tick}
        tickFormatter={(name: string) => shortenText(name, 28)}
        stroke="var(--color-edge)"
      />
      <Tooltip
        {...tooltip}
        cursor={{ fill: 'var(--color-sand)' }}
        formatter={(value) => [formatValue(kind, Number(value)), label]}
      />
      <Bar dataKey="value" fill="var(--color-leaf)" maxBarSize={18} isAnimationActive={false} />
    </BarChart>
  );
}

/** `2026-11-21` → `21 Nov` */
function shortDay(day: string): string {
  return formatDay(day).split(' ').slice(0, 2).join(' ');
}
