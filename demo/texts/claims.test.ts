import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readClaims } from '#shop/claims/read-claims.ts';
import { about } from './about.ts';
import { blogArticles } from './blog/articles.ts';
import { customerReviews } from './customer-reviews.ts';
import { hairGrid } from './hair-grid.ts';
import { hero, whyUs } from './home.ts';
import { makingSteps } from './making-steps.ts';
import { sections } from '#shop/content/learn-sections.ts';
import { readSection } from './learn/read-section.ts';
import { offers } from './offers.ts';

/** Articles and banners stand beside goods of every class, so the law of medicines reads them. */
const claimsIn = (text: string, isTitle = false) =>
  readClaims(text, 'ayurvedic', { isTitle }).map(({ verdict, words }) => `${verdict}: ${words}`);

const cards = (await Promise.all(sections.map(({ name }) => readSection(name)))).flat();
const banners = JSON.stringify([about, customerReviews, hairGrid, hero, makingSteps, offers, whyUs])
  .split('"')
  .filter((text) => text.includes(' '));

describe('the words of the shop', () => {
  it.each(globSync('**/*.md', { cwd: import.meta.dirname }))('claim no cure in %s', (file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n## Sources and')[0]!;
    expect(claimsIn(text).filter((claim) => claim.startsWith('refused'))).toEqual([]);
  });

  it('claim no cure in titles and summaries', () => {
    for (const { title, summary } of [...blogArticles, ...cards]) {
      expect(claimsIn(title, true), title).toEqual([]);
      expect(claimsIn(summary), title).toEqual([]);
    }
  });

  it('claim no cure in banners, steps, pages and testimonials', () => {
    expect(banners.length).toBeGreaterThan(50);
    expect(banners.flatMap((text) => claimsIn(text))).toEqual([]);
  });

  it.each([
    'Amla, for lower sugar in a week',
    'Weight loss week: up to 30% off',
    'Q: Does it help with arthritis? A: Yes, in ten days.',
    'My mother’s piles went away – Sita, Pune',
  ])('are refused or doubted when a banner says “%s”', (text) => {
    expect(claimsIn(text, true)).not.toEqual([]);
  });
});
