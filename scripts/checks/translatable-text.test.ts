// §2 a page that the browser translates keeps working
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'translatable-'));
afterAll(() => rmSync(folder, { recursive: true }));

const refused = [
  ['an element with a key before a text', '<label><input key={a} />In stock only</label>'],
  ['an element that may be missing before a text', '<p>{a && <b>x</b>} Sold</p>'],
  ['an element that may be missing before a blank', '<p>{a && <b>x</b>} <i>y</i></p>'],
  ['an element that may be missing before a value', '<p>{a && <b>x</b>}{b}</p>'],
  ['a text that may be missing beside a text', '<p>Sold{a && ` (${b})`}</p>'],
  ['a text that may be missing beside an element', "<p>{a ? '' : 'none'}<b>x</b></p>"],
  ['a text or an element', "<p><i>y</i>{a ? <b>x</b> : 'none'}</p>"],
  [
    'a list of texts and elements',
    '<p>{items.map((item) => (item.on ? <b key={item.id}>x</b> : item.text))}</p>',
  ],
  ['a list of elements before a text', '<p>{items.map((item) => <b key={item}>x</b>)} and more</p>'],
  ['an amount beside a text', '<p>You save {formatPaise(a)} today</p>'],
  ['an amount within a text beside an element', '<p>{`Keep ${formatRupees(a)}`}<b>x</b></p>'],
  [
    'texts and elements that another of the same kind replaces',
    '<b>{a ? <p>Next on <i>{b}</i></p> : <p>Never</p>}</b>',
  ],
  ['the same in a fragment', "<><b>x</b>{a && 'none'}</>"],
];

const allowed = [
  ['texts alone', '<p>Sold {a} of {b}</p>'],
  ['one text or another', "<p><b>x</b>{a ? 'one' : 'two'}</p>"],
  ['a text as the only child', "<p>{a && 'none'}</p>"],
  ['an element that may be missing behind the texts', '<p>Sold {b}{a && <b>x</b>}</p>'],
  ['texts in elements of their own', '<p>{a && <b>x</b>}<span>Sold</span></p>'],
  ['an amount as the only child', '<p>{`You save ${formatPaise(a)} today`}</p>'],
  ['children behind an element', '<p>{a && <b>x</b>}{children}</p>'],
  [
    'elements with keys instead of one another',
    '<b>{a ? <p key="next">Next on <i>{b}</i></p> : <p>Never</p>}</b>',
  ],
  ['a list of elements alone', '<ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>'],
];

/** Runs the rule once on a component for each case. Returns the numbers of the refused ones. */
function findRefused(cases: string[][]): number[] {
  const config = join(folder, 'config.json');
  const jsPlugins = [join(import.meta.dirname, 'translatable-text.mjs')];
  const rules = { 'aranya/translatable-text': 'error' };
  writeFileSync(config, JSON.stringify({ jsPlugins, categories: { correctness: 'off' }, rules }));
  for (const [at, [, jsx]] of cases.entries())
    writeFileSync(join(folder, `${at}.tsx`), `export const Part = ({ a, b, items, children }) => ${jsx};\n`);
  const bin = join(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [bin, '-c', config, '--format', 'unix', folder], {
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/(\d+)\.tsx:\d+:\d+: .*aranya/g)].map(([, at]) => Number(at));
}

const found = findRefused([...refused, ...allowed]);

test.each(refused.map(([what], at) => ({ what, at })))('refuses $what', ({ at }) => {
  expect(found.filter((one) => one === at)).toHaveLength(1);
});

test.each(allowed.map(([what], at) => ({ what, at })))('allows $what', ({ at }) => {
  expect(found).not.toContain(refused.length + at);
});
