import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blogArticles, readBlogArticle } from './blog/articles.ts';
import { readSection, sections } from './learn/section.ts';
import type { Article } from './reading/article.ts';
import { readText } from './reading/read-text.ts';

const pictures = join(import.meta.dirname, '../../art/pictures');
const blog = await Promise.all(blogArticles.map(async ({ slug }) => (await readBlogArticle(slug))!));
const learn = (await Promise.all(sections.map(({ name }) => readSection(name)))).flat();
const wordsOf = ({ text }: Article) => text.trim().split(/\s+/).length;

describe('the articles', () => {
  it('are ten in the blog, dated, with an author, of 350 to 600 words', () => {
    expect(blog).toHaveLength(10);
    for (const article of blog) {
      expect(article.author).toBeTruthy();
      expect(Date.parse(article.date!)).toBeLessThan(Date.now());
      expect(wordsOf(article)).toBeGreaterThanOrEqual(350);
      expect(wordsOf(article)).toBeLessThanOrEqual(600);
    }
  });

  it('are dated where they are about wellness', async () => {
    for (const { date } of await readSection('wellness')) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('claim no cure', () => {
    for (const { title, summary, text } of [...blog, ...learn])
      expect(`${title} ${summary} ${text}`).not.toMatch(/\b(cure|heal|treats|prevents|miracle|guarantee)/i);
  });

  it('have pictures that are there', () => {
    const missing = [...blog, ...learn].filter(({ image }) => !existsSync(join(pictures, image)));
    expect(missing.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('a text', () => {
  it('is read into paragraphs, headings, lists, steps, stress and links', () => {
    const text = '\nOne *soft* and **strong**.\n\n## Two\n\n- a\n- [b](/blog)\n\n1. c\n2. d\n';
    const [paragraph, heading, list, steps] = readText(text);
    expect(paragraph).toMatchObject({
      kind: 'paragraph',
      spans: [
        { text: 'One ' },
        { kind: 'soft', text: 'soft' },
        { text: ' and ' },
        { kind: 'strong' },
        { text: '.' },
      ],
    });
    expect(heading).toMatchObject({ kind: 'heading', spans: [{ text: 'Two' }] });
    expect(list).toMatchObject({ kind: 'list', items: [{}, { spans: [{ kind: 'link', to: '/blog' }] }] });
    expect(steps).toMatchObject({ kind: 'steps', items: [{ spans: [{ text: 'c' }] }, {}] });
  });
});
