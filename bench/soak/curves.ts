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
