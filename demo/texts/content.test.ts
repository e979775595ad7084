// §2 blog: ten dated articles, newsletter form, testimonials
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { about } from './about.ts';
import { blogArticles, readBlogArticle } from './blog/articles.ts';
import { type SectionName, sections } from '#shop/content/learn-sections.ts';
import { readLearnArticle, readSection } from './learn/read-section.ts';
import { makingSteps } from './making-steps.ts';
import { readMarkdown } from '#shop/content/server/read-markdown.ts';

const pictures = join(import.meta.dirname, '../art/pictures');
const blog = await Promise.all(blogArticles.map(async ({ slug }) => (await readBlogArticle(slug))!));
const learn = (await Promise.all(sections.map(({ name }) => readLearnArticles(name)))).flat();
const claims = /\b(cure|heal|treats|prevents|miracle|guarantee)/i;
const textOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').split('\n## Sources and')[0]!;
const texts = globSync('{blog,learn}/texts/**/*.md', { cwd: import.meta.dirname }).map(textOf);
const wordsOf = (text: string) => text.trim().split(/\s+/).length;

async function readLearnArticles(name: SectionName) {
  const cards = await readSection(name);
  return Promise.all(cards.map(async ({ slug }) => (await readLearnArticle(name, slug))!));
}

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
    }
    expect(texts).toHaveLength(blog.length + learn.length);
    for (const text of texts) {
      expect(wordsOf(text)).toBeGreaterThanOrEqual(400);
      expect(wordsOf(text)).toBeLessThanOrEqual(900);
    }
  });

  it('claim no cure', () => {
    for (const { title, summary } of [...blog, ...learn]) expect(`${title} ${summary}`).not.toMatch(claims);
    for (const text of texts) expect(text).not.toMatch(claims);
  });

  it('are as long as about, how it is made and Learn Ayurveda', () => {
    const texts = [
      [...about.story, ...about.choosing, about.mission, ...about.values.map(({ text }) => text)].join(' '),
      [textOf('making.md'), ...makingSteps.flatMap(({ front, back }) => [front, back])].join(' '),
      textOf('learn/philosophy.md'),
    ];
    for (const text of texts) {
      const words = wordsOf(text);
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
    const [paragraph, heading, list, steps] = readMarkdown(text).blocks;
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

  it('keeps HTML, addresses outside the shop and scripts as text', () => {
    const typed = 'A <b onclick="x()">b</b> [c](javascript:x) [d](//e.in) https://f.in <script>g()</script>';
    const spans = readMarkdown(typed).blocks.flatMap((block) => ('spans' in block ? block.spans : []));
    expect(spans).toEqual([{ at: 0, kind: 'plain', text: typed }]);
  });

  it('names its sources at the end', () => {
    const text = 'One.\n\n## Sources and further reading\n\n- A book, 2020\n- Another\n';
    expect(readMarkdown(text)).toMatchObject({ minutes: 1, sources: ['A book, 2020', 'Another'] });
  });
});
