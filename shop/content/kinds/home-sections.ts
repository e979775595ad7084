import { blocksSchema } from './block-schema.ts';
import {
  choice,
  type Field,
  focus,
  laterPicture,
  line,
  marks,
  namedRows,
  pictureForFilm,
  pictureWords,
  product,
  rows,
  toggle,
} from './fields.ts';

/** The sections of the home page by name. The specified ones keep the order of the specification (section 2). */
export const homeSections = {
  hero: 'First view',
  categories: 'Categories',
  trending: 'Products',
  concerns: 'Concerns',
  combos: 'Combos',
  making: 'How it is made',
  offers: 'Offers',
  reasons: 'Reasons',
  articles: 'Articles',
  reviews: 'Words of customers',
  story: 'Story',
  text: 'Text of your own',
} as const;

export type HomeSection = keyof typeof homeSections;

export const reasonIcons = {
  leaf: 'Leaf',
  rabbit: 'Rabbit',
  book: 'Book',
  banknote: 'Banknote',
  shield: 'Shield',
  truck: 'Van',
  hand: 'Hand with a heart',
  flower: 'Flower',
  sprout: 'Sprout',
  flask: 'Flask of a laboratory',
  recycle: 'Recycling',
  award: 'Rosette',
} as const;

/** Versions from before November 2026 have no own texts. */
function ownText(label: string) {
  const field = marks(label, { max: 1_200, help: 'Empty: the section is left out.' });
  return { ...field, schema: blocksSchema.default([]) } satisfies Field;
}

export const firstViewFields = {
  title: line('Title', { max: 60, isRequired: true, isTitle: true, isBanner: true }),
  subtitle: line('Below the title', { max: 120, isTitle: true, isBanner: true }),
  action: line('Words of the button', { max: 20, isBanner: true }),
  strip: line('Heading of the products', { max: 60, isTitle: true, isBanner: true }),
  ...pictureForFilm,
};

export const homeSectionFields = {
  sections: namedRows(
    'Sections',
    homeSections,
    {
      isShown: toggle('Shown'),
      heading: line('Heading', {
        max: 60,
        isTitle: true,
        isBanner: true,
        help: 'Empty: the usual one. The first view has its own text.',
      }),
    },
    { help: 'Customers see them in this order. A section without contents is left out.' },
  ),
  trending: rows(
    'Chosen products',
    { slug: product('Product', { isRequired: true }) },
    { max: 12, help: 'Empty: the products that sell best.' },
  ),
  combos: rows('Chosen combos', { slug: product('Product', { isRequired: true }) }, { max: 8 }),
  reasons: rows(
    'Reasons',
    {
      text: line('Reason', { max: 40, isRequired: true, isTitle: true, isBanner: true }),
      icon: choice('Picture', reasonIcons),
    },
    { max: 5 },
  ),
  story: ownText('Words of the story'),
  storyPicture: laterPicture('Picture of the story'),
  storyPictureAlt: pictureWords('storyPicture'),
  storyPictureFocus: focus('storyPicture'),
  text: ownText('Words of your own text'),
  textPicture: laterPicture('Picture of your text'),
  textPictureAlt: pictureWords('textPicture'),
  textPictureFocus: focus('textPicture'),
};
