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
  it('are ten in the blog and twenty under Learn Ayurveda', () => {
    expect(blog).toHaveLength(10);
    expect(learn).toHaveLength(20);
  });

  it('have an author, a date that has passed, what they rest on, and 400 to 900 words', () => {
    for (const article of [...blog, ...learn]) {
      expect(article.author).toBeTruthy();
      expect(article.date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Date.parse(article.date)).toBeLessThan(Date.now());
      expect(article.sources.length).toBeGreaterThan(0);
      expect(wordsOf(article)).toBeGreaterThanOrEqual(400);
      expect(wordsOf(article)).toBeLessThanOrEqual(900);
    }
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
