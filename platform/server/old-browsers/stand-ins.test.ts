import { readFileSync } from 'node:fs';
import { createContext, runInContext, Script } from 'node:vm';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { floor, standIns, telling } from './newer-features.ts';
import { withOldBrowserScript } from './old-browser-script.ts';

const file = readFileSync('public/old-browser.js', 'utf8');
const parents = standIns.map((name) => name.split('.').slice(0, -1).join('.'));
const page = '<head><meta charset="utf-8"/></head>';

/** The language's own objects in a realm of its own, without these features and with the file of old browsers. */
function oldBrowser(without: string[]) {
  const said: string[] = [];
  const context = createContext({ URL, AbortController, DOMException, setTimeout, setInterval: () => {} });
  const document = {
    readyState: 'loading',
    addEventListener: (_: string, say: { name: string }) => said.push(say.name),
    currentScript: { getAttribute: (name: string) => (name === 'data-phone' ? '+919876543210' : null) },
  };
  const code = `globalThis.window = globalThis; globalThis.Element ??= class {}; globalThis.AbortSignal = class {};
    globalThis.URL = class extends URL {}; globalThis.structuredClone = () => {};
    ${without.map((name) => `delete ${name};`).join('')}`;
  runInContext(code, context);
  Object.assign(context, { document });
  runInContext(file, context);
  return { said, run: (text: string) => runInContext(text, context) as unknown };
}

it('an old browser gets each feature that code for customers uses', () => {
  const { run, said } = oldBrowser(standIns);
  for (const [at, name] of standIns.entries())
    expect(run(`typeof ${parents[at]} !== 'undefined' && typeof ${name}`), name).toBe('function');
  expect(said).toEqual([]);
});

it('a browser without storage remembers until the page is left', () => {
  const { run } = oldBrowser([]);
  run(
    "localStorage.setItem('token', 7); localStorage.setItem('user', 'a'); sessionStorage.setItem('x', 'y');",
  );
  expect(
    run("[localStorage.getItem('token'), localStorage.getItem('getItem'), localStorage.length]"),
  ).toEqual(['7', null, 2]);
  expect(run('Object.keys(localStorage)')).toEqual(['token', 'user']);
  run("localStorage.removeItem('token'); sessionStorage.clear();");
  expect(run("[localStorage.getItem('token'), localStorage.key(0), sessionStorage.length]")).toEqual([
    null,
    'user',
    0,
  ]);
});

it.each(floor)('a browser without %s is told that it is too old', (name) => {
  expect(oldBrowser([name]).said).toEqual(['say']);
});

it.each([
  '[3, 1, 2].toSorted((a, b) => a - b).concat([1, 2].toReversed())',
  '[1, 2, 3].toSpliced(1, 1, 9, 8)',
  '[1, 2, 3].with(-1, 7)',
  '["a\\uD800b".toWellFormed(), "😀".toWellFormed(), "\\uDC00".isWellFormed(), "😀a".isWellFormed()]',
  'Object.entries(Object.groupBy([1, 2, 3], (n) => (n % 2 ? "odd" : "even")))',
  '[...Map.groupBy([1, 2, 3], (n) => n % 2)]',
  '[...new Intl.Segmenter("en", { granularity: "grapheme" }).segment("क्षि👩‍👩‍👧🇮🇳e\\u0301👍🏽నమస్తే")].map(({ segment }) => segment)',
  'new Intl.Segmenter("en").segment("अक्षर").containing(2).index',
])('a stand-in answers as the feature itself: %s', (code) => {
  const own = runInContext(code, createContext({}));
  expect(JSON.stringify(oldBrowser(standIns).run(code))).toBe(JSON.stringify(own));
});

it('a page asks for the file of old browsers only where something is missing', () => {
  const html = withOldBrowserScript(page, { config: readConfig({}), nonce: 'n' });
  const script = /<script nonce="n">(.*)<\/script>/s.exec(html)![1]!;
  const written: string[] = [];
  const run = (without: string) => {
    const document = { write: (text: string) => written.push(text) };
    const window =
      'Object.assign(globalThis, { window: globalThis, addEventListener() {}, Element: class { checkVisibility() {} }, localStorage: {}, sessionStorage: {}, matchMedia() {} });';
    // Of its own, since a missing feature stays missing in what all tests share.
    const own = { URL: { canParse() {} }, AbortSignal: { any() {} } };
    const context = createContext({ document, ...own });
    runInContext(`${window}${without}${script}`, context);
  };
  run('');
  expect(written).toEqual([]);
  for (const name of telling) run(`delete ${name};`);
  run('delete globalThis.Intl;');
  for (const name of ['localStorage', 'sessionStorage', 'matchMedia']) run(`globalThis.${name} = null;`);
  run(`Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('blocked'); } });`);
  expect(written).toEqual(
    Array.from({ length: 8 }, () => '<script src="/old-browser.js" data-phone="+919876543210"></script>'),
  );
  expect(() => new Script(script)).not.toThrow();
});
