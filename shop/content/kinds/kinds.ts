import type { z } from 'zod';
import {
  area,
  type DataOf,
  date,
  focus,
  type Fields,
  line,
  offer,
  person,
  marks,
  objectOf,
  picture,
  pictureWords,
  product,
  rows,
} from './fields.ts';
import { emailFields, wordedEmails } from './emails.ts';
import { carouselFields } from './carousel.ts';
import { makingFields } from './making.ts';
import { firstViewFields, homeSectionFields } from './home-sections.ts';
import { footerFields, navigationFields } from './navigation.ts';
import { sectionNames } from '../learn-sections.ts';
import type { contentKinds } from './names.ts';

export type ContentKind = (typeof contentKinds)[number];

type Kind<F extends Fields = Fields> = {
  /** The heading of its entries in the list of staff. */
  label: string;
  fields: F;
  schema: z.ZodType<DataOf<F>>;
  /** The field that names an entry. Entries without it have the name of their key. */
  titleField?: string;
  /** Entries that the shop has a place for, by key. */
  fixed: Readonly<Record<string, string>>;
  /** Keys that staff may add. */
  ownKeys?: { pattern: RegExp; help: string };
};

function kind<const F extends Fields>(words: Omit<Kind<F>, 'schema'>): Kind<F> {
  return { ...words, schema: objectOf(words.fields) };
}

const articleFields = {
  title: line('Title', { max: 120, isRequired: true, isTitle: true }),
  summary: area('Summary', {
    max: 300,
    isRequired: true,
    isTitle: true,
    help: 'Cards and search engines show it.',
  }),
  label: line('Topic', { max: 40, isRequired: true, help: 'One or two words above the title.' }),
  image: picture('Picture', { isRequired: true }),
  imageAlt: pictureWords('image'),
  imageFocus: focus('image'),
  author: person('Author'),
  date: date('Date', { isRequired: true }),
  text: marks('Text', { max: 25_000, isRequired: true }),
  sources: rows(
    'Sources',
    { source: line('Source', { max: 300, isRequired: true }) },
    { max: 30, isRequired: true },
  ),
};

/** Every kind of content that staff write. The database stores the names of kinds and fields, so they stay. */
export const kinds = {
  banner: kind({
    label: 'Banner',
    fixed: { banner: 'Lines above the header' },
    fields: {
      lines: rows(
        'Lines',
        {
          text: line('Line', { max: 60, isRequired: true, isTitle: true, isBanner: true }),
          offer: offer(),
        },
        { max: 6, isRequired: true },
      ),
    },
  }),
  navigation: kind({
    label: 'Links of the header',
    fixed: { navigation: 'Links of the header' },
    fields: navigationFields,
  }),
  footer: kind({
    label: 'Links of the footer',
    fixed: { footer: 'Links of the footer' },
    fields: footerFields,
  }),
  home: kind({
    label: 'Home page',
    fixed: { home: 'First view and headings of the home page' },
    fields: firstViewFields,
  }),
  'home-sections': kind({
    label: 'Sections of the home page',
    fixed: { 'home-sections': 'Sections of the home page' },
    fields: homeSectionFields,
  }),
  carousel: kind({
    label: 'Carousel of the home page',
    fixed: { carousel: 'Carousel of the home page' },
    fields: carouselFields,
  }),
  about: kind({
    label: 'About',
    fixed: { about: 'About the shop' },
    fields: {
      story: marks('Our story', { max: 8_000, isRequired: true }),
      mission: area('Our mission', { max: 500 }),
      values: rows(
        'What we hold to',
        {
          name: line('Value', { max: 40, isRequired: true, isTitle: true }),
          text: area('In words', { max: 400, isRequired: true }),
        },
        { max: 6 },
      ),
      team: rows(
        'The people',
        {
          name: person('Name'),
          role: line('Role', { max: 80, isRequired: true }),
          text: area('In words', { max: 400 }),
        },
        { max: 12 },
      ),
      picture: picture('Picture', {}),
      pictureAlt: pictureWords('picture'),
      pictureFocus: focus('picture'),
    },
  }),
  making: kind({
    label: 'How it is made',
    fixed: { making: 'How it is made' },
    fields: makingFields,
  }),
  faq: kind({
    label: 'Questions and answers',
    fixed: { faq: 'Questions and answers' },
    fields: {
      intro: area('Below the heading', { max: 300 }),
      questions: rows(
        'Questions',
        {
          question: line('Question', { max: 160, isRequired: true }),
          answer: marks('Answer', { max: 1_500, isRequired: true }),
        },
        { max: 40, isRequired: true },
      ),
    },
  }),
  testimonials: kind({
    label: 'Words of readers',
    fixed: { testimonials: 'Words of readers' },
    fields: {
      readers: rows(
        'Readers',
        {
          words: area('What they said', {
            max: 300,
            isRequired: true,
            isTitle: true,
            help: 'Word for word, and only with their consent.',
          }),
          who: person('Who', { max: 60, help: 'A name and a place: Sunita, Nagpur' }),
        },
        { max: 6, isRequired: true, help: 'The page of the blog shows them below its articles.' },
      ),
    },
  }),
  blog: kind({
    label: 'Articles of the blog',
    titleField: 'title',
    fixed: {},
    ownKeys: {
      pattern: /^[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){0,12}$/,
      help: 'Small letters, digits and dashes: my-first-article',
    },
    fields: articleFields,
  }),
  learn: kind({
    label: 'Articles of Learn Ayurveda',
    titleField: 'title',
    fixed: {},
    ownKeys: {
      pattern: /^(?:routines|herbs|wellness|diet|panchakarma)\/[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){0,12}$/,
      help: `A part and a name: ${sectionNames[0]}/my-article. The parts are ${sectionNames.join(', ')}.`,
    },
    fields: articleFields,
  }),
  page: kind({
    label: 'Pages',
    titleField: 'title',
    fixed: { 'learn-ayurveda': "What's Ayurveda", offers: 'Offers', 'make-profit': 'Make profit' },
    ownKeys: {
      pattern: /^collection\/[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){0,12}$/,
      help: 'A collection and its name: collection/monsoon',
    },
    fields: {
      title: line('Title', { max: 80, isRequired: true, isTitle: true }),
      text: marks('Text', { max: 20_000, isRequired: true }),
      products: rows('Products', { slug: product('Product', { isRequired: true }) }, { max: 48 }),
    },
  }),
  policy: kind({
    label: 'Policies',
    fixed: {
      shipping: 'Shipping',
      returns: 'Returns and refunds',
      privacy: 'Privacy',
      terms: 'Terms of sale',
      grievance: 'Grievance redressal',
    },
    fields: {
      text: marks('Text', {
        max: 25_000,
        isRequired: true,
        help: 'Names in braces, such as {email}, are filled in from the settings.',
      }),
    },
  }),
  emails: kind({ label: 'Emails', fixed: wordedEmails, fields: emailFields }),
} satisfies Record<ContentKind, Kind>;

export type ContentData<K extends ContentKind> = z.infer<(typeof kinds)[K]['schema']>;

export function kindOf(name: ContentKind): Kind {
  return kinds[name];
}

/** Returns whether an entry of this kind may have the key. */
export function isKeyOf(name: ContentKind, key: string): boolean {
  const { fixed, ownKeys } = kindOf(name);
  return Object.hasOwn(fixed, key) || (ownKeys?.pattern.test(key) ?? false);
}
