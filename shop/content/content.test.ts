import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { about } from './about.ts';
import { blogArticles, readBlogArticle } from './blog/articles.ts';
import { philosophy } from './learn/philosophy.ts';
import { readSection, sections } from './learn/section.ts';
import { making, makingSteps } from './how-it-is-made.ts';
import type { Article } from './reading/article.ts';
import { readText } from './reading/read-text.ts';

const pictures = join(import.meta.dirname, '../../art/pictures');
const blog = await Promise.all(blogArticles.map(async ({ slug }) => (await readBlogArticle(slug))!));
const learn = (await Promise.all(sections.map(({ name }) => readSection(name)))).flat();
const claims = /\b(cure|heal|treats|prevents|miracle|guarantee)/i;
const wordsOf = ({ text }: Article) => text.trim().split(/\s+/).length;

describe('the articles', () => {
  it('have unique addresses', () => {
    for (const articles of [blog, learn])
      expect(articles.map(({ slug }) => slug)).toEqual([...new Set(articles.map(({ slug }) => slug))]);
  });

  it('have an author, a past date, sources, and 400 to 900 words', () => {
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
      expect(`${title} ${summary} ${text}`).not.toMatch(claims);
  });

  it('are as long as about, how it is made and Learn Ayurveda', () => {
    const texts = [
      [...about.story, ...about.choosing, about.mission, ...about.values.map(({ text }) => text)].join(' '),
      [making, ...makingSteps.flatMap(({ front, back }) => [front, back])].join(' '),
      philosophy,
    ];
    for (const text of texts) {
      const words = text.trim().split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(400);
      expect(words).toBeLessThanOrEqual(900);
      expect(text).not.toMatch(claims);
    }
  });

  it('have existing pictures', () => {
    const missing = [...blog, ...learn].filter(({ image }) => !existsSync(join(pictures, image)));
    expect(missing.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('a text', () => {
  it('is parsed into paragraphs, headings, lists, steps, stress and links', () => {
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
