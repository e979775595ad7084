import type { ContentData } from '#shop/content/kinds/kinds.ts';
import { homeSections, type HomeSection } from '#shop/content/kinds/home-sections.ts';
import { noOwnTexts } from '#shop/content/home-words.ts';
import { sectionNames } from '#shop/content/learn-sections.ts';
import type { ShownRow } from '#shop/content/published.ts';
import type { Article } from '#shop/content/reading/article.ts';
import type { Block, MarkdownFile } from '#shop/content/reading/block.ts';
import { rowOf } from '#shop/content/server/defaults.ts';
import { about } from './about.ts';
import { bannerLines, bannerOffers } from './banner.ts';
import { blogArticles, readBlogArticle } from './blog/articles.ts';
import { testimonials } from './blog/testimonials.ts';
import { comboSlugs } from './combos.ts';
import { hero, whyUs } from './home.ts';
import { readLearnArticle, readSection } from './learn/read-section.ts';
import { makingSteps } from './making-steps.ts';
import { offers } from './offers.ts';

/** Returns the texts that the specification describes, which a demo shop shows. */
export async function readDemoTexts(): Promise<ShownRow[]> {
  const [making, philosophy] = await Promise.all([
    import('./making.md') as Promise<MarkdownFile>,
    import('./learn/philosophy.md') as Promise<MarkdownFile>,
  ]);
  const blog = await Promise.all(
    blogArticles.map(async ({ slug }) => rowOf('blog', slug, dataOf((await readBlogArticle(slug))!))),
  );
  const learn = await Promise.all(sectionNames.map((name) => readLearn(name)));
  return [
    rowOf('banner', 'banner', {
      lines: bannerLines.map((text) => ({ text, offer: bannerOffers[text] ?? '' })),
    }),
    rowOf('home', 'home', { ...hero, strip: '', picture: '', pictureAlt: '', pictureFocus: '' }),
    rowOf('home-sections', 'home-sections', {
      sections: (Object.keys(homeSections) as HomeSection[]).map((name) => ({
        name,
        isShown: true,
        heading: '',
      })),
      trending: [],
      combos: comboSlugs.map((slug) => ({ slug })),
      reasons: whyUs,
      ...noOwnTexts,
    }),
    rowOf('carousel', 'carousel', {
      slides: offers.map(({ title, text, action, to, image, offer }) => ({
        title,
        text,
        action,
        to,
        image,
        imageAlt: '',
        imageFocus: '',
        offer,
        isShown: true,
      })),
    }),
    rowOf('about', 'about', {
      story: [
        ...paragraphs(about.story),
        { at: 0, kind: 'heading' as const, spans: plain('How a thing gets onto the shelf') },
        ...paragraphs(about.choosing),
      ].map((block, at) => Object.assign(block, { at })),
      mission: about.mission,
      values: about.values,
      team: about.team.map(({ name, role, text }) => ({ name, role, text })),
      picture: 'bhringraj-oil-1.webp',
      pictureAlt: '',
      pictureFocus: '',
    }),
    rowOf('making', 'making', {
      intro: 'From the field to the jar, in six steps. Turn a card to see how that step is checked.',
      picture: '',
      pictureAlt: '',
      pictureFocus: '',
      steps: makingSteps.map(({ title, front, back, image }) => ({
        title,
        front,
        back,
        image,
        imageAlt: '',
        imageFocus: '',
      })),
      text: making.default.blocks,
    }),
    rowOf('testimonials', 'testimonials', { readers: testimonials }),
    rowOf('page', 'learn-ayurveda', {
      title: "What's Ayurveda",
      text: philosophy.default.blocks,
      products: [],
    }),
    ...blog,
    ...learn.flat(),
  ];
}

async function readLearn(name: (typeof sectionNames)[number]): Promise<ShownRow[]> {
  const cards = await readSection(name);
  return Promise.all(
    cards.map(async ({ slug }) =>
      rowOf('learn', `${name}/${slug}`, dataOf((await readLearnArticle(name, slug))!)),
    ),
  );
}

function dataOf({
  title,
  summary,
  label,
  image,
  author,
  date,
  blocks,
  sources,
}: Article): ContentData<'blog'> {
  return {
    title,
    summary,
    label,
    image,
    imageAlt: '',
    imageFocus: '',
    author,
    date,
    text: blocks,
    sources: sources.map((source) => ({ source })),
  };
}

const plain = (text: string) => [{ at: 0, kind: 'plain' as const, text }];

function paragraphs(texts: readonly string[]): Block[] {
  return texts.map((text, at) => ({ at, kind: 'paragraph', spans: plain(text) }));
}
