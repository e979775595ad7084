import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Heart, Leaf, Search } from 'lucide-react';
import { createElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from '#platform/ui/page/create-icon.ts';
import { withoutNames } from './short-icons.ts';

const folder = new URL('../../node_modules/lucide-react/dist/esm/icons/', import.meta.url);
const files = readdirSync(folder).filter((file) => /^[a-z0-9-]+\.mjs$/.test(file));

it('keeps the drawing of every icon, and nothing else', () => {
  expect(files.length).toBeGreaterThan(1_000);
  for (const file of files) {
    const code = readFileSync(fileURLToPath(new URL(file, folder)), 'utf8');
    const short = withoutNames(code);
    expect(short, file).not.toMatch(/\bkey: "|\baliases: |^ {2}name: "/m);
    expect(short.match(/ d: ".*?"/g), file).toEqual(code.match(/ d: ".*?"/g));
  }
});

it.each([
  ['heart', Heart],
  ['leaf', Leaf],
  ['search', Search],
])('draws %s as lucide does', async (name, Icon) => {
  const { __iconData: data } = (await import(new URL(`${name}.mjs`, folder).href)) as {
    __iconData: Parameters<typeof createIcon>[0];
  };
  const Short = createIcon(data);
  for (const props of [{}, { strokeWidth: 1.5, className: 'size-5' }, { 'aria-label': 'Search' }])
    expect(attributesOf(createElement(Short, props as SVGProps<SVGSVGElement>))).toEqual(
      attributesOf(createElement(Icon, props)).filter((attribute) => !ofSheet.has(attribute)),
    );
  for (const attribute of ofSheet)
    expect(sheetRule()).toContain(attribute.replace(/="(.*)"/, ': $1;').toLowerCase());
});

/** The sheet says these once for all icons. */
const ofSheet = new Set([
  'fill="none"',
  'stroke="currentColor"',
  'stroke-linecap="round"',
  'stroke-linejoin="round"',
]);

function sheetRule(): string {
  const sheet = readFileSync(fileURLToPath(new URL('../../platform/ui/theme.css', import.meta.url)), 'utf8');
  return /svg\[viewBox='0 0 24 24'\][^{]*\{([^}]*)\}/.exec(sheet)![1]!;
}

/** Lucide adds a namespace, which HTML does not need, and class names of its own. */
function attributesOf(icon: React.ReactElement): string[] {
  const markup = renderToStaticMarkup(icon)
    .replace(/ xmlns="[^"]*"/, '')
    .replaceAll(/\blucide(-[a-z0-9-]+)?\s?/g, '')
    .replace(' class=""', '');
  const [tag, attributes = '', drawing] = /^<(\w+)([^>]*)>(.*)$/.exec(markup)!.slice(1);
  return [
    tag!,
    ...attributes
      .trim()
      .split(/ (?=[\w-]+=)/)
      .toSorted(),
    drawing!,
  ];
}
