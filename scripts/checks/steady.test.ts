import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { besideBusyLoops } from './busy-loops.mjs';
import { readSteadyOptions } from './steady-options.mjs';
import { keepRuns, keptRuns, missingRuns } from './steady-runs.mjs';
import { isSteady, redTests, type Run, steadyTable } from './steady-table.mjs';

const good: Run = { kind: 'quiet', passed: 1_300, failed: 0, flaky: 0, minutes: 11.25, red: [] };

describe('the table of steady runs', () => {
  it('has a row per run', () => {
    const loaded: Run = { kind: 'loaded', passed: 1_299, failed: 1, flaky: 0, minutes: 31, red: ['cart'] };
    expect(steadyTable([good, loaded]).split('\n')).toEqual([
      '| run | kind   | passed | failed | flaky | minutes |',
      '| --- | ------ | ------ | ------ | ----- | ------- |',
      '| 1   | quiet  | 1300   | 0      | 0     | 11.3    |',
      '| 2   | loaded | 1299   | 1      | 0     | 31.0    |',
    ]);
    expect(redTests([good, loaded])).toBe('run 2: cart');
  });

  it('is unsteady with one failed, flaky or empty run', () => {
    expect(isSteady([good, good])).toBe(true);
    for (const bad of [{ failed: 1 }, { flaky: 1 }, { passed: 0 }])
      expect(isSteady([good, { ...good, ...bad }]), JSON.stringify(bad)).toBe(false);
    expect(isSteady([])).toBe(false);
  });
});

describe('finished runs', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'aranya-steady-')), 'steady.json');
  const loaded: Run = { ...good, kind: 'loaded' };

  it('count for the same code, and for no other', () => {
    keepRuns('a', [good, loaded, good], file);
    const kept = keptRuns('a', file);
    expect([missingRuns('quiet', 5, kept), missingRuns('loaded', 3, kept)]).toEqual([3, 2]);
    expect(missingRuns('quiet', 1, kept)).toBe(0);
    expect(keptRuns('b', file)).toEqual([]);
  });

  it('of changed code that is not committed are not kept', () => {
    keepRuns(null, [good], file);
    expect(keptRuns(null, file)).toEqual([]);
    expect(keptRuns('a', file)).toHaveLength(3);
  });
});

describe('the options of test:steady', () => {
  it('default to five quiet and three loaded runs of all tests', () => {
    expect(readSteadyOptions([])).toEqual({ quiet: 5, loaded: 3 });
    expect(readSteadyOptions(['--quiet', '2', '--loaded', '0', '--only', 'modules'])).toEqual({
      quiet: 2,
      loaded: 0,
      only: 'modules',
    });
    expect(readSteadyOptions(['--again'])).toEqual({ quiet: 5, loaded: 3, again: true });
  });

  it.each([[['--quiet', 'x']], [['--only', 'cart']], [['--fast']]])('refuse %j in one sentence', (args) =>
    expect(() => readSteadyOptions(args)).toThrow(/^The options are --quiet/),
  );
});

describe('busy loops', () => {
  it('run beside the work and stop when it fails', async () => {
    const before = childProcesses();
    const work = besideBusyLoops(2, async () => {
      expect(childProcesses()).toBe(before + 2);
      throw new Error('a failed run');
    });
    await expect(work).rejects.toThrow('a failed run');
    await expect.poll(childProcesses).toBe(before);
  });
});

function childProcesses(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
}
