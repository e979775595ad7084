import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { minuteMs } from '#platform/india-time.ts';
import { median, quantile } from '../load/statistics.ts';

/** Bytes of one process at one moment. */
export type Sample = {
  at: number;
  role: string;
  pid: number;
  rss: number;
  heapUsed: number;
  external: number;
};

type Line = {
  name: string;
  /** Minutes since the start, and MB. */
  points: [minute: number, megabytes: number][];
  /** Each quarter of the run, in MB: the median of resident memory, and the heap after its garbage was collected. */
  quarters: number[];
  /** Growth of the last quarter over the one before, as a share. */
  growth: number;
  isFlat: boolean;
};

export type Curve = { resident: Line; heap: Line };

/** Growth from the third to the last quarter that still counts as flat: a share, and MB for small processes. */
const flat = { share: 0.05, megabytes: 6 };

/** Returns the resident memory and the live heap of each process. */
export function curvesOf(samples: Sample[], began: number): Curve[] {
  const pids = [...new Set(samples.map(({ pid }) => pid))];
  return pids.map((pid, at) => {
    const own = samples.filter((sample) => sample.pid === pid);
    const name = `${own[0]!.role} ${at + 1}`;
    const minuteOf = (sample: Sample) => (sample.at - began) / minuteMs;
    return {
      resident: lineOf(
        `${name}, resident`,
        own.map((one) => [minuteOf(one), one.rss / 2 ** 20]),
        median,
      ),
      heap: lineOf(
        `${name}, heap`,
        own.map((one) => [minuteOf(one), one.heapUsed / 2 ** 20]),
        (all) => quantile(all, 0.1),
      ),
    };
  });
}

function lineOf(name: string, points: Line['points'], typical: (megabytes: number[]) => number): Line {
  const quarters = [0, 1, 2, 3].map((quarter) => {
    const [from, to] = [quarter, quarter + 1].map((part) => Math.floor((points.length * part) / 4));
    return typical(points.slice(from, to).map(([, megabytes]) => megabytes));
  });
  const [, , third = 0, last = 0] = quarters;
  const growth = last / (third || 1) - 1;
  const isFlat = growth <= flat.share || last - third <= flat.megabytes;
  return { name, points, quarters, growth, isFlat };
}

const chart = { left: 50, top: 16, width: 560, height: 240 };
const colours = ['#1f3d2b', '#b5603a', '#3a6ea5', '#c79a3b', '#7a4b8c'];

/** Writes the samples as JSON, and their curves as a drawing: resident memory as lines, the live heap as dotted ones. */
export function saveCurves(name: string, curves: Curve[]): string {
  mkdirSync(dirname(name), { recursive: true });
  const rounded = curves.map(({ resident, heap }) => ({ resident: round(resident), heap: round(heap) }));
  writeFileSync(`${name}.json`, `${JSON.stringify(rounded)}\n`);
  writeFileSync(`${name}.svg`, drawingOf(curves));
  return `${name}.svg`;
}

function round({ name, points }: Line): object {
  return { name, points: points.map(([minute, mb]) => [Number(minute.toFixed(2)), Math.round(mb)]) };
}

function drawingOf(curves: Curve[]): string {
  const all = curves.flatMap(({ resident, heap }) => [...resident.points, ...heap.points]);
  const lastMinute = Math.ceil(Math.max(...all.map(([minute]) => minute)));
  const most = Math.ceil(Math.max(...all.map(([, mb]) => mb)) / 100) * 100;
  const x = (minute: number) => (chart.left + (minute / lastMinute) * chart.width).toFixed(1);
  const y = (mb: number) => (chart.top + chart.height - (mb / most) * chart.height).toFixed(1);
  const path = (points: Line['points']) => points.map(([minute, mb]) => `${x(minute)},${y(mb)}`).join(' ');
  const levels = Array.from({ length: most / 100 + 1 }, (_, at) => at * 100);
  const minutes = Array.from({ length: 7 }, (_, at) => (lastMinute * at) / 6);
  const height = chart.top + chart.height + 44 + curves.length * 18;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${height}" font-family="sans-serif" font-size="12" fill="#222222">`,
    '<title>Memory of each process in MB by minutes: resident memory as lines, the live heap as dotted lines</title>',
    `<rect width="640" height="${height}" fill="#ffffff"/>`,
    ...levels.flatMap((mb) => [
      `<line x1="${chart.left}" x2="${chart.left + chart.width}" y1="${y(mb)}" y2="${y(mb)}" stroke="#e7e2d6"/>`,
      `<text x="${chart.left - 6}" y="${Number(y(mb)) + 4}" text-anchor="end">${mb}</text>`,
    ]),
    ...minutes.map(
      (minute) =>
        `<text x="${x(minute)}" y="${chart.top + chart.height + 16}" text-anchor="middle">${Math.round(minute)}</text>`,
    ),
    ...curves.flatMap(({ resident, heap }, at) => {
      const colour = colours[at % colours.length]!;
      const legend = chart.top + chart.height + 40 + at * 18;
      return [
        `<polyline points="${path(resident.points)}" fill="none" stroke="${colour}" stroke-width="1.5"/>`,
        `<polyline points="${path(heap.points)}" fill="none" stroke="${colour}" stroke-dasharray="2 3"/>`,
        `<rect x="${chart.left}" y="${legend - 9}" width="14" height="8" fill="${colour}"/>`,
        `<text x="${chart.left + 20}" y="${legend}">${resident.name.replace(/, .*/, '')}</text>`,
      ];
    }),
    '</svg>\n',
  ].join('\n');
}
