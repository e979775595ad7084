import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksSchema } from '../kinds/block-schema.ts';
import { readMarkdown } from '../server/read-markdown.ts';
import { readMarks } from './read-marks.ts';
import { writeMarks } from './write-marks.ts';

const spansOf = (text: string) => readMarks(text).flatMap((block) => ('spans' in block ? block.spans : []));

describe('a text with marks', () => {
  it('is read as headings, lists, steps, stress and links of the shop', () => {
    const read = readMarks('## Two\nOne _soft_, **strong** and [b](/blog).\n- a\n- b\n\n1. c\n2) d');
    expect(read).toMatchObject([
      { at: 0, kind: 'heading', spans: [{ text: 'Two' }] },
      {
        at: 1,
        kind: 'paragraph',
        spans: [
          { text: 'One ' },
          { kind: 'soft', text: 'soft' },
          { text: ', ' },
          { kind: 'strong', text: 'strong' },
          { text: ' and ' },
          { kind: 'link', text: 'b', to: '/blog' },
          { text: '.' },
        ],
      },
      { kind: 'list', items: [{ at: 0 }, { at: 1 }] },
      { kind: 'steps', items: [{ spans: [{ text: 'c' }] }, { spans: [{ text: 'd' }] }] },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<b onclick="x()">b</b>',
    '[c](javascript:alert(1))',
    '[c](JaVaScRiPt:x)',
    '[c](//evil.example)',
    '[c](/\\evil.example)',
    '[c](https://evil.example)',
    '[c](data:text/html,x)',
    '[](/about)',
    'a_b_c and ** b ** and _ c',
    '5 * 3 ** 2',
  ])('keeps %s as text', (typed) => {
    expect(spansOf(typed)).toEqual([{ at: 0, kind: 'plain', text: typed }]);
  });

  it.each(globSync('{blog,learn}/**/*.md', { cwd: join(import.meta.dirname, '..') }))(
    'is written and read back for %s',
    (file) => {
      const { blocks } = readMarkdown(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
      const typed = writeMarks(blocks);
      expect(blocksSchema.safeParse(readMarks(typed)).success).toBe(true);
      expect(writeMarks(readMarks(typed))).toBe(typed);
      expect(readMarks(typed).length).toBe(blocks.length);
    },
  );

  it('is written and read back when words look like marks', () => {
    const letters = [
      '*',
      '**',
      '_',
      '[',
      '](/a)',
      '\\',
      '#',
      '- ',
      '1. ',
      ' ',
      'a',
      'é',
      'अ',
      '<b>',
      '\n',
      '(',
      ')',
    ];
    let seed = 7;
    const next = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
    for (let round = 0; round < 3_000; round += 1) {
      const typed = Array.from({ length: next(24) }, () => letters[next(letters.length)]).join('');
      const blocks = readMarks(typed);
      expect(readMarks(writeMarks(blocks)), JSON.stringify(typed)).toEqual(blocks);
    }
  });

  it.each([
    '['.repeat(25_000),
    '**a'.repeat(8_000),
    '_a '.repeat(8_000),
    '[a](/'.repeat(5_000),
    '\\'.repeat(25_000),
  ])('is read within the time of a test however it is made (%#)', (typed) => {
    expect(readMarks(typed)).toHaveLength(1);
  });
});
