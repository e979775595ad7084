import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staffPageAt, staffPages } from '../../staff-pages.ts';
import { guides } from './guides.ts';
import { helpOf, pageHelp } from './help-of.ts';

const folder = join(import.meta.dirname, '../../../../docs/help');
const textOf = (name: string) => readFileSync(join(folder, `${name}.md`), 'utf8');

describe('the help of a staff page', () => {
  it('is there for each page, and for no page that is gone', () => {
    expect(pageHelp.map(({ path }) => path).toSorted()).toEqual(
      staffPages.map(({ path }) => path).toSorted(),
    );
  });

  it('has three sentences and leads to a page of the docs', () => {
    for (const { path, text, guide } of pageHelp) {
      expect(text.match(/[.!?](?= |$)/g), path).toHaveLength(3);
      expect(guides, path).toHaveProperty(guide);
    }
  });

  it('is found at the address of its page', () => {
    expect(helpOf('/admin')?.path).toBe('');
    expect(helpOf('/admin/orders/new')?.path).toBe('orders/new');
    expect(helpOf('/admin/orders/AR-1000012')?.path).toBe('orders/:orderNumber');
    expect(helpOf('/admin/no-such-page')).toBeUndefined();
  });
});

describe('a page of the docs for merchants', () => {
  it.each(Object.entries(guides))(
    '%s has its title, and its links lead to others',
    async (name, { title, load }) => {
      const text = textOf(name);
      expect(text.split('\n')[0]).toMatch(/^# /);
      for (const [, file] of text.matchAll(/\]\(([^)]+)\)/g))
        expect(existsSync(join(folder, file!)), file).toBe(true);
      const links = (await load()).default.blocks.flatMap((block) => {
        const spans = 'items' in block ? block.items.flatMap((item) => item.spans) : block.spans;
        return spans.flatMap((span) => (span.kind === 'link' ? span.to : []));
      });
      for (const link of links) expect(staffPageAt(link).isMissing, link).toBe(false);
      expect(links).toHaveLength([...text.matchAll(/\]\(/g)].length);
      expect(title).not.toBe('');
    },
  );
});
