import { createContext, Script } from 'node:vm';
import { hostileTexts } from './hostile-texts.ts';

/** Milliseconds of the processor that a pattern takes for hostile texts of 5,000 and of 20,000 characters. */
export type Growth = { short: number; long: number };

/** A text of four times the length may take this many times as long. */
export const maxGrowth = 6;
const lengths = { tiny: 300, short: 5_000, long: 20_000 };
/** Shorter times are noise. A pattern that grows with the square takes a hundred times as long. */
const leastMs = 0.5;
/** A pattern that takes so long for a tiny text would not end for a long one. */
const maxTinyMs = 5;
const tries = 5;
const triesToEnd = 2;
/** Ten ticks of the kernel's clock. */
const enoughMs = 40;
const maxRuns = 100;

/** Returns the worst growth of a pattern for its hostile texts, and stops at the first that grows too much. */
export function measureGrowth(source: string, flags: string): Growth {
  const pattern = new RegExp(source, flags);
  let worst: Growth = { short: 0, long: 0 };
  for (const write of hostileTexts(source, flags)) {
    const growth = endsSoon(pattern, write(lengths.tiny))
      ? growthFor(pattern, write(lengths.short), write(lengths.long))
      : { short: 0, long: Infinity };
    if (growsTooMuch(growth)) return growth;
    if (growth.long > worst.long) worst = growth;
  }
  return worst;
}

export function growsTooMuch({ short, long }: Growth): boolean {
  return long > Math.max(short, leastMs) * maxGrowth;
}

/** Takes the best of several tries, since other work on the machine slows some. */
function growthFor(pattern: RegExp, shortText: string, longText: string): Growth {
  const growth = { short: 0, long: Infinity };
  for (let n = 0; n < tries && growsTooMuch(growth); n += 1) {
    growth.long = Math.min(
      growth.long,
      measure(() => apply(pattern, longText)),
    );
    if (growth.long > leastMs * maxGrowth)
      growth.short = Math.max(
        growth.short,
        // Twice, since the clock also counts other work that comes between.
        Math.min(...[1, 2].map(() => measure(() => apply(pattern, shortText)))),
      );
  }
  return growth;
}

function apply(pattern: RegExp, text: string): void {
  if (pattern.global) text.replaceAll(pattern, '');
  else pattern.test(text);
}

function endsSoon(pattern: RegExp, text: string): boolean {
  const context = createContext({ apply, pattern, text });
  const script = new Script('apply(pattern, text)');
  for (let n = 0; n < triesToEnd; n += 1)
    try {
      if (measure(() => script.runInContext(context, { timeout: 1_000 })) <= maxTinyMs) return true;
    } catch {
      // It did not end in time. Other work may have slowed it.
    }
  return false;
}

/**
 * The processor time of this thread alone. Some kernels count it in ticks of 4 ms, so a work that takes longer than nothing is
 * repeated, and the mean counts. A short work takes at most as long as the clock says.
 */
function measure(work: () => void): number {
  const began = performance.now();
  work();
  const byClock = performance.now() - began;
  if (byClock <= leastMs * maxGrowth) return byClock;
  const start = process.threadCpuUsage();
  let [spent, runs] = [0, 0];
  while (spent < enoughMs && runs < maxRuns) {
    work();
    runs += 1;
    const { user, system } = process.threadCpuUsage(start);
    spent = (user + system) / 1_000;
  }
  return spent / runs;
}
