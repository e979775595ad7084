import type { ContentData } from './kinds/kinds.ts';
import type { HomeSection } from './kinds/home-sections.ts';
import type { PublishedContent } from './published.ts';

type Shop = { SHOP_NAME: string; SHOP_TAGLINE: string; SHOP_DEMO: boolean };
type Sections = ContentData<'home-sections'>;

const shownAtFirst: HomeSection[] = ['hero', 'categories', 'trending'];
const hiddenAtFirst: HomeSection[] = ['combos', 'offers', 'reasons', 'reviews'];

/** A shop that has published no sections shows those that need neither words nor a choice of staff. */
export const usualHomeSections: Sections = {
  sections: [...shownAtFirst, ...hiddenAtFirst].map((name) => ({
    name,
    isShown: shownAtFirst.includes(name),
    heading: '',
  })),
  trending: [],
  combos: [],
  reasons: [],
};

const slugsOf = (rows: Sections['combos']) => rows.map(({ slug }) => slug);

/**
 * The words of the home page: those of the merchant, those of the demo, or name and tagline of the shop. `sections` are the shown ones in their order, each with
 * its heading. The section `title` is the heading of a page without its first view.
 */
export function homeWords(content: PublishedContent, shop: Shop) {
  const { SHOP_NAME: name, SHOP_TAGLINE, SHOP_DEMO: isDemo } = shop;
  const first = content.find('home', 'home')?.data;
  const published = content.find('home-sections', 'home-sections')?.data;
  const { sections, trending, combos, reasons } = published ?? usualHomeSections;
  const isEmpty: Partial<Record<HomeSection, boolean>> = {
    combos: combos.length === 0,
    reasons: reasons.length === 0,
    offers: !isDemo,
    reviews: !isDemo,
  };
  const headings: Record<HomeSection, string> = {
    hero: '',
    categories: 'Shop by category',
    trending: first?.strip || (isDemo ? `Trending natural supplements from ${name}` : `Popular at ${name}`),
    combos: 'Combos that belong together',
    offers: 'Offers of the season',
    reasons: 'Why us',
    reviews: 'What do our customers say?',
  };
  const shown = sections
    .filter((section) => section.isShown && !isEmpty[section.name])
    .map((section) => ({ name: section.name, heading: section.heading || headings[section.name] }));
  const hasTitle = shown.some((section) => section.name === 'hero');
  return {
    title: first?.title ?? name,
    subtitle: first?.subtitle ?? SHOP_TAGLINE,
    action: first?.action || 'EXPLORE',
    sections: hasTitle ? shown : [{ name: 'title', heading: '' }, ...shown],
    trending: slugsOf(trending),
    combos: slugsOf(combos),
    reasons,
  };
}
