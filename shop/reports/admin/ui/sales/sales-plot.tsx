import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '#platform/india-time.ts';
import { formatRupees } from '#platform/money.ts';
import type { Sales } from '../../sales/contract.ts';

type Props = { chart: Sales['chart']; isByMonth: boolean };

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
const tick = { fill: 'var(--color-moss)', fontSize: 12 };

/** Gross sales of each day or month, with a dashed line for the days before. The table beside it says the same. */
export default function SalesPlot({ chart, isByMonth }: Props) {
  const place = isByMonth ? monthOf : shortDay;
  const dot = chart.length <= 31 ? { r: 2, fill: 'var(--color-leaf)' } : false;
  return (
    <div aria-hidden className="h-64 overflow-hidden">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={chart} accessibilityLayer={false} margin={{ right: 12, top: 8 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="day" tick={tick} tickFormatter={place} stroke="var(--color-edge)" minTickGap={24} />
          <YAxis
            width={60}
            tick={tick}
            stroke="var(--color-edge)"
            tickFormatter={(value: number) => `₹${compact.format(value)}`}
          />
          <Tooltip
            contentStyle={{
              background: 'var(--color-paper)',
              borderColor: 'var(--color-line)',
              borderRadius: 6,
            }}
            labelStyle={{ color: 'var(--color-ink)' }}
            itemStyle={{ color: 'var(--color-ink)' }}
            isAnimationActive={false}
            labelFormatter={(day) => (typeof day === 'string' ? place(day) : '')}
            formatter={(value, name) => [
              formatRupees(Number(value)),
              name === 'gross' ? 'Gross sales' : 'The days before',
            ]}
          />
          <Line
            dataKey="grossBefore"
            stroke="var(--color-edge)"
            strokeDasharray="4 4"
            dot={false}
            isAnimationActive={false}
          />
          <Line
            dataKey="gross"
            stroke="var(--color-leaf)"
            strokeWidth={2}
            dot={dot}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

/** `2026-11-21` → `21 Nov` */
export function shortDay(day: string): string {
  return formatDay(day).split(' ').slice(0, 2).join(' ');
}

/** `2026-11-01` → `Nov 2026` */
export function monthOf(day: string): string {
  return formatDay(day).split(' ').slice(1).join(' ');
}
