import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../launch/root.mjs';
import { testsBeyondImports } from './changed-tests.mjs';
import { reportOf } from './report.mjs';
import { journeyArguments, moduleArguments, readTestOptions } from './test-options.mjs';
import { countResults, journeyResults, moduleResults } from './test-results.mjs';

const whole = { failedSteps: [], mustRun: 'each' } as const;

const modules = moduleResults({
  testResults: [
    {
      name: join(root, 'shop/cart/cart.test.ts'),
      status: 'passed',
      assertionResults: [
        { fullName: 'a cart adds up', status: 'passed', duration: 1_500 },
        { fullName: 'a cart waits', status: 'pending' },
      ],
    },
  ],
});

function playwrightReport(...statuses: string[]) {
  const specs = statuses.map((status, at) => ({
    title: `pays ${at}`,
    tests: [{ projectName: 'phone', status, results: [{ duration: 2_000 }, { duration: 1_000 }] }],
  }));
  return { suites: [{ title: 'cart.spec.ts', specs: [], suites: [{ title: 'a cart', specs }] }] };
}

describe('the results of a run', () => {
  it('name each test by its file and merge all tries of a journey', () => {
    expect(modules[0]).toEqual({
      name: 'shop/cart/cart.test.ts › a cart adds up',
      seconds: 1.5,
      outcome: 'passed',
    });
    expect(journeyResults(playwrightReport('flaky'))).toEqual([
      { name: 'cart.spec.ts › a cart › pays 0 [phone]', seconds: 3, outcome: 'flaky' },
    ]);
  });

  it('count a module test that passes only when repeated as flaky', () => {
    const repeated = {
      fullName: 'a cart adds up',
      status: 'passed',
      failureMessages: ['expected 1 to be 2'],
    };
    const file = { name: join(root, 'a.test.ts'), status: 'passed', assertionResults: [repeated] };
    expect(countResults(moduleResults({ testResults: [file] }))).toEqual({ passed: 1, failed: 0, flaky: 1 });
  });

  it('count a test file that breaks before its first test as one failure', () => {
    const broken = { name: join(root, 'a.test.ts'), status: 'failed', assertionResults: [] };
    expect(countResults(moduleResults({ testResults: [broken] }))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('count a flaky journey as passed, and ignore a skipped one', () => {
    const results = journeyResults(playwrightReport('expected', 'flaky', 'unexpected', 'skipped'));
    expect(countResults(results)).toEqual({ passed: 2, failed: 1, flaky: 1 });
  });
});

describe('the end of a run', () => {
  const reportFor = (...statuses: string[]) =>
    reportOf({ modules, journeys: journeyResults(playwrightReport(...statuses)) }, whole);

  it('names the slowest and the skipped tests and ends with the counts', () => {
    const lines = reportFor('expected').text.split('\n');
    expect(lines).toEqual([
      'The slowest tests:',
      '    3.0 s  cart.spec.ts › a cart › pays 0 [phone]',
      '    1.5 s  shop/cart/cart.test.ts › a cart adds up',
      '',
      'Tests that this machine cannot run:',
      '  shop/cart/cart.test.ts › a cart waits',
      '',
      '2 passed, 0 failed',
    ]);
  });

  it('lists at most ten tests', () => {
    const { text } = reportFor(...Array.from({ length: 30 }, () => 'expected'));
    expect(text.match(/ s {2}cart\.spec/g)).toHaveLength(10);
  });

  it('names three flaky journeys and passes, and fails with four', () => {
    const three = reportFor('flaky', 'flaky', 'flaky');
    expect(three.text).toContain('  cart.spec.ts › a cart › pays 2 [phone]\n');
    expect(three.failed).toBe(0);
    const four = reportFor('flaky', 'flaky', 'flaky', 'flaky');
    expect(four.text).toMatch(/More than 3 flaky tests fail the run\.\n\n5 passed, 1 failed$/);
  });

  it('fails when a step failed or a whole run had no journey', () => {
    const results = { modules, journeys: [] };
    expect(reportOf(results, { failedSteps: ['lint'], mustRun: 'none' })).toMatchObject({
      failed: 1,
      text: expect.stringMatching(/Failed steps: lint\n\n1 passed, 1 failed$/),
    });
    expect(reportOf(results, whole).text).toMatch(
      /No test ran where there should be some\.\n\n1 passed, 1 failed$/,
    );
    expect(reportOf(results, { failedSteps: [], mustRun: 'any' }).failed).toBe(0);
    const none = { modules: [], journeys: [] };
    expect(reportOf(none, { failedSteps: [], mustRun: 'any' }).failed).toBe(1);
    expect(reportOf(none, { failedSteps: [], mustRun: 'none' })).toEqual({
      text: '0 passed, 0 failed',
      failed: 0,
    });
  });
});

describe('the options of npm test', () => {
  it('reach Vitest and Playwright', () => {
    const options = readTestOptions(['--grep', 'a cart', '--shard', '1/3']);
    expect(moduleArguments(options)).toEqual([
      '--testNamePattern=a cart',
      '--shard=1/3',
      '--passWithNoTests',
    ]);
    expect(journeyArguments(options, [])).toEqual(['--grep=a cart', '--shard=1/3', '--pass-with-no-tests']);
    expect(moduleArguments({})).toEqual([]);
    expect(journeyArguments({}, [])).toEqual([]);
  });

  it.each([[['--shard', '4/3']], [['--shard', '0/3']], [['--shard', 'x']], [['--only']], [['cart']]])(
    'refuse %j in one sentence',
    (args) => expect(() => readTestOptions(args)).toThrow(/^The options are --changed/),
  );

  it('select tests that read a changed file or start the changed code', () => {
    expect(testsBeyondImports([])).toEqual([]);
    expect(testsBeyondImports(['docs/spec-coverage.md'])).toEqual(['docs/']);
    expect(testsBeyondImports(['server/run-shop.ts'])).toContain('server/run-shop');
    const options = readTestOptions(['--changed', '--grep', 'cart']);
    expect(moduleArguments(options, ['docs/'])).toEqual([
      'docs/',
      '--testNamePattern=cart',
      '--passWithNoTests',
    ]);
  });

  it('select all journeys for a change of the shop, else those that import it', () => {
    const options = readTestOptions(['--changed']);
    expect(moduleArguments(options)).toEqual(['--changed=HEAD', '--passWithNoTests']);
    for (const file of [
      'shop/cart/contract.ts',
      'app/root.css',
      'package-lock.json',
      'database/migrations/1.sql',
    ])
      expect(journeyArguments(options, ['docs/a.md', file]), file).toEqual([]);
    for (const file of ['e2e/cart.spec.ts', 'shop/cart/cart.test.ts', 'README.md', 'scripts/test.mjs'])
      expect(journeyArguments(options, [file]), file).toEqual([
        '--only-changed=HEAD',
        '--pass-with-no-tests',
      ]);
    expect(readTestOptions(['--changed=main']).changed).toBe('main');
  });
});
