import type { ContentData } from './kinds/kinds.ts';
import type { HomeSection } from './kinds/home-sections.ts';
import type { PublishedContent } from './published.ts';
import type { Offer } from './kinds/carousel.ts';
import { featuredSlugs } from './featured.ts';
import { cardOf, newestFirst } from './reading/cards.ts';

type Shop = { SHOP_NAME: string; SHOP_TAGLINE: string; SHOP_DEMO: boolean };
type Sections = ContentData<'home-sections'>;

const shownAtFirst: HomeSection[] = ['hero', 'categories', 'trending', 'concerns'];
const hiddenAtFirst: HomeSection[] = [
  'combos',
  'making',
  'offers',
  'reasons',
  'articles',
  'reviews',
  'story',
  'text',
];

/** Sections without a text and a picture. */
export const noOwnTexts = {
  story: [],
  storyPicture: '',
  storyPictureAlt: '',
  storyPictureFocus: '',
  text: [],
  textPicture: '',
  textPictureAlt: '',
  textPictureFocus: '',
} satisfies Partial<Sections>;

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
  ...noOwnTexts,
};

/** Returns whether the merchant shows a section of the home page. */
export function showsSection(content: PublishedContent, name: HomeSection): boolean {
  const { sections } = content.find('home-sections', 'home-sections')?.data ?? usualHomeSections;
  return sections.some((section) => section.name === name && section.isShown);
}

const slugsOf = (rows: Sections['combos']) => rows.map(({ slug }) => slug);

/**
 * The words of the home page: those of the merchant, those of the demo, or name and tagline of the shop. `sections` are the shown
 * ones in their order, each with its heading. The section `title` is the heading of a page without its first view.
 */
export function homeWords(content: PublishedContent, shop: Shop) {
  const { SHOP_NAME: name, SHOP_TAGLINE, SHOP_DEMO: isDemo } = shop;
  const first = content.find('home', 'home')?.data;
  const published = content.find('home-sections', 'home-sections')?.data;
  const all = published ?? usualHomeSections;
  const { sections, trending, combos, reasons } = all;
  const making = makingOf(content);
  const articles = homeArticles(content, shop);
  const slides = carouselSlides(content);
  const readers = content.find('testimonials', 'testimonials')?.data.readers ?? [];
  const isEmpty: Partial<Record<HomeSection, boolean>> = {
    combos: combos.length === 0,
    making: making.steps.length === 0,
    articles: articles.length === 0,
    reasons: reasons.length === 0,
    offers: slides.length === 0,
    reviews: !isDemo && readers.length === 0,
    story: all.story.length === 0,
    text: all.text.length === 0,
  };
  const headings: Record<HomeSection, string> = {
    hero: '',
    categories: 'Shop by category',
    trending: first?.strip || (isDemo ? `Trending natural supplements from ${name}` : `Popular at ${name}`),
    concerns: 'Shop by concern',
    combos: 'Combos that belong together',
    making: 'How it is made',
    offers: 'Offers of the season',
    reasons: 'Why us',
    articles: 'Ayurveda, to read',
    reviews: 'What do our customers say?',
    story: 'Our story',
    text: 'A word from us',
  };
  const shown = sections
    .filter((section) => section.isShown && !isEmpty[section.name])
    .map((section) => ({ name: section.name, heading: section.heading || headings[section.name] }));
  const isShown = (name: HomeSection) => shown.some((section) => section.name === name);
  return {
    title: first?.title || name,
    subtitle: first?.subtitle ?? SHOP_TAGLINE,
    action: first?.action || 'EXPLORE',
    sections: isShown('hero') ? shown : [{ name: 'title', heading: '' }, ...shown],
    trending: slugsOf(trending),
    combos: slugsOf(combos),
    reasons,
    making,
    articles,
    texts: shown.flatMap(({ name }) => ownTextOf(all, name)),
    slides: isShown('offers') ? slides : [],
    readers: !isDemo && isShown('reviews') ? readers : [],
    picture: pictureOf(first),
  };
}

/** The picture that the merchant has chosen in place of a film. */
function pictureOf(text: ContentData<'home' | 'making'> | undefined) {
  if (!text?.picture) return null;
  const { picture: image, pictureAlt: alt, pictureFocus: focus } = text;
  return { image, alt, focus };
}

type OwnText = {
  name: HomeSection;
  text: Sections['text'];
  picture: string;
  pictureAlt: string;
  pictureFocus: string;
};

/** Every page carries the words of the home page, so an own text is among them only while its section is shown. */
function ownTextOf(all: Sections, name: HomeSection): OwnText[] {
  if (name === 'story')
    return [
      {
        name,
        text: all.story,
        picture: all.storyPicture,
        pictureAlt: all.storyPictureAlt,
        pictureFocus: all.storyPictureFocus,
      },
    ];
  if (name === 'text')
    return [
      {
        name,
        text: all.text,
        picture: all.textPicture,
        pictureAlt: all.textPictureAlt,
        pictureFocus: all.textPictureFocus,
      },
    ];
  return [];
}

const stepsShown = 3;

function makingOf(content: PublishedContent) {
  const making = content.find('making', 'making')?.data;
  const steps = making?.steps.slice(0, stepsShown) ?? [];
  return { steps: steps.map(({ title, front }) => ({ title, front })), picture: pictureOf(making) };
}

function carouselSlides(content: PublishedContent): Offer[] {
  const slides = content.find('carousel', 'carousel')?.data.slides ?? [];
  return slides
    .filter(({ isShown }) => isShown)
    .map(({ title, text, action, to, image, imageAlt, imageFocus }) => ({
      title,
      text,
      action,
      to,
      image,
      imageAlt,
      imageFocus,
    }));
}

const articlesShown = 2;

/** The featured articles of the demo, or the newest. */
function homeArticles(content: PublishedContent, { SHOP_DEMO: isDemo }: Shop) {
  const all = content.list('blog');
  const cards = isDemo ? all.map(cardOf).filter(({ slug }) => featuredSlugs.has(slug)) : newestFirst(all);
  return cards.slice(0, articlesShown).map(({ slug, title, label }) => ({ slug, title, label }));
}
