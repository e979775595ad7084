import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../launch/root.mjs';
import { testsBeyondImports } from './changed-tests.mjs';
import { reportOf } from './report.mjs';
import { checksOfChange } from './run-lane.mjs';
import {
  journeyArguments,
  journeyOrder,
  moduleArguments,
  reachesJourneys,
  readTestOptions,
} from './test-options.mjs';
import { rankOf } from './test-order.mjs';
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
      file: 'shop/cart/cart.test.ts',
      name: 'shop/cart/cart.test.ts › a cart adds up',
      seconds: 1.5,
      outcome: 'passed',
    });
    expect(journeyResults(playwrightReport('flaky'))).toEqual([
      {
        file: 'e2e/cart.spec.ts',
        name: 'cart.spec.ts › a cart › pays 0 [phone]',
        seconds: 3,
        outcome: 'flaky',
      },
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

  it('names slow files, the machine and skipped tests, and ends with the counts', () => {
    const journeys = journeyResults(playwrightReport('expected', 'expected'));
    const { text } = reportOf({ modules, journeys }, { ...whole, machine: ['Processors: 2'] });
    expect(text.split('\n')).toEqual([
      'The slowest files:',
      '    6.0 s  e2e/cart.spec.ts',
      '    1.5 s  shop/cart/cart.test.ts',
      '',
      'Processors: 2',
      '',
      'Tests that this machine cannot run:',
      '  shop/cart/cart.test.ts › a cart waits',
      '',
      '3 passed, 0 failed',
    ]);
  });

  it('lists at most ten files, and warns of those that take more than a minute', () => {
    const file = (at: number) => ({
      name: join(root, `shop/${at}.test.ts`),
      assertionResults: [{ fullName: 'waits', status: 'passed', duration: at * 10_000 }],
    });
    const slow = moduleResults({ testResults: Array.from({ length: 12 }, (_, at) => file(at)) });
    const { text, failed } = reportOf({ modules: slow, journeys: modules }, whole);
    expect(text.match(/ s {2}shop/g)).toHaveLength(10);
    expect(text).toContain('\nWarning: 5 files took more than 60 s.\n');
    expect(failed).toBe(0);
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
    expect(journeyArguments(options)).toEqual(['--grep=a cart', '--shard=1/3', '--pass-with-no-tests']);
    expect(moduleArguments({})).toEqual([]);
    expect(journeyArguments({})).toEqual([]);
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

  it('put what a change reaches first, and slow tests before quick ones', () => {
    const files = [
      'shop/cart/a.test.ts',
      'api/fuzz.test.ts',
      'shop/orders/b.test.ts',
      'server/run-shop.test.ts',
    ];
    const rank = (file: string) => rankOf(file, ['shop/orders/b.test.ts', 'server/run-shop']);
    expect(files.toSorted((one, other) => rank(one) - rank(other))).toEqual([
      'server/run-shop.test.ts',
      'shop/orders/b.test.ts',
      'api/fuzz.test.ts',
      'shop/cart/a.test.ts',
    ]);
    expect(journeyOrder(['e2e/checkout/cart.spec.ts', 'e2e/pages/cart-page.ts', 'shop/cart/a.ts'])).toEqual({
      CHANGED_JOURNEYS: 'e2e/checkout/cart.spec.ts',
    });
    expect(readTestOptions(['--long'])).toEqual({ long: true });
  });

  it('select tests that import what changed, and journeys only for changed journeys', () => {
    const options = readTestOptions(['--changed']);
    expect(moduleArguments(options)).toEqual(['--changed=HEAD', '--passWithNoTests']);
    expect(journeyArguments(options)).toEqual(['--only-changed=HEAD', '--pass-with-no-tests']);
    expect(reachesJourneys(['shop/cart/contract.ts', 'README.md'])).toBe(false);
    expect(reachesJourneys(['README.md', 'e2e/pages/cart-page.ts'])).toBe(true);
    expect(readTestOptions(['--changed=main']).changed).toBe('main');
    expect(checksOfChange(['README.md', 'scripts/gone.mjs'])).toEqual([]);
    expect(checksOfChange(['README.md', 'scripts/test.mjs'])).toEqual([
      'lint:changed scripts/test.mjs',
      'format --check scripts/test.mjs',
    ]);
  });
});
