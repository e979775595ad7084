import { describe, expect, it } from 'vitest';
import { besideBusyLoops } from './busy-loops.mjs';
import { readSteadyOptions } from './steady-options.mjs';
import { isSteady, type Run, steadyTable } from './steady-table.mjs';

const good: Run = { kind: 'quiet', passed: 1_300, failed: 0, flaky: 0, minutes: 11.25 };

describe('the table of steady runs', () => {
  it('has a row per run', () => {
    const loaded: Run = { kind: 'loaded', passed: 1_299, failed: 1, flaky: 0, minutes: 31 };
    expect(steadyTable([good, loaded]).split('\n')).toEqual([
      '| run | kind   | passed | failed | flaky | minutes |',
      '| --- | ------ | ------ | ------ | ----- | ------- |',
      '| 1   | quiet  | 1300   | 0      | 0     | 11.3    |',
      '| 2   | loaded | 1299   | 1      | 0     | 31.0    |',
    ]);
  });

  it('is unsteady with one failed, flaky or empty run', () => {
    expect(isSteady([good, good])).toBe(true);
    for (const bad of [{ failed: 1 }, { flaky: 1 }, { passed: 0 }])
      expect(isSteady([good, { ...good, ...bad }]), JSON.stringify(bad)).toBe(false);
    expect(isSteady([])).toBe(false);
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
    await expect.poll(childProcesses, { timeout: 15_000 }).toBe(before);
  });
});

function childProcesses(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
}
