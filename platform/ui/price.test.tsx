import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Price } from './price.tsx';

const root = join(import.meta.dirname, '..', '..');
const struck = /<(s|del|strike)\b|line-through|strikethrough/;
/** Each of these names the struck amount MRP. */
const striking = ['platform/ui/price.tsx', 'shop/seo/server/share/draw-share-picture.ts'];

it('names a struck amount MRP and says the saving', () => {
  const html = renderToStaticMarkup(<Price price={400} mrp={500} discount={20} />);
  expect(html.replaceAll(/<(?!\/?s>)[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    '₹400.00 MRP <s>₹500.00</s> 20% off',
  );
});

it('strikes nothing without a saving', () => {
  expect(renderToStaticMarkup(<Price price={500} />)).not.toMatch(struck);
  expect(renderToStaticMarkup(<Price price={500} mrp={500} />)).not.toMatch(struck);
});

it('is the only place that strikes a price, beside the share pictures', () => {
  const files = globSync('{app,platform,shop}/**/*.{ts,tsx,css}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const found = files.filter((file) => struck.test(readFileSync(join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual(striking);
  for (const file of striking) expect(readFileSync(join(root, file), 'utf8')).toMatch(/MRP [<']/);
});

it('no text calls the MRP an earlier price', () => {
  const files = globSync('{app,platform,shop}/**/*.tsx', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const wrong = files.filter((file) =>
    /\b(regular|former|earlier|original) price\b/i.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
