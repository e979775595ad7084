import type { ContentKind } from '#shop/content/kinds/kinds.ts';
import type { FormValue } from '#shop/content/admin/texts.ts';
import { homeSections } from '#shop/content/kinds/home-sections.ts';
import { makeArticle } from '#shop/content/server/testing.ts';

/** One text of each kind, which the gate of a real shop lets through. */
export const textSamples = {
  banner: { key: 'banner', form: { lines: [{ text: 'Pressed each Monday' }, { text: 'Packed by hand' }] } },
  navigation: {
    key: 'navigation',
    form: { links: [{ text: 'Everything', to: '/all-products', isShown: true }] },
  },
  footer: {
    key: 'footer',
    form: {
      shop: [],
      shoppingHeading: 'Your things',
      shopping: [{ text: 'Bag', to: '/cart', isShown: true }],
      readingHeading: 'To read',
      reading: [],
    },
  },
  home: { key: 'home', form: { title: 'Herbs for every day', subtitle: '', action: 'Look', strip: '' } },
  'home-sections': {
    key: 'home-sections',
    form: {
      sections: Object.keys(homeSections).map((name) => ({ name, isShown: name === 'hero', heading: '' })),
      trending: [],
      combos: [],
      reasons: [{ text: 'Made in small lots', icon: 'leaf' }],
    },
  },
  carousel: {
    key: 'carousel',
    form: {
      slides: [
        {
          title: 'Oils of the cold months',
          text: '',
          action: 'See the oils',
          to: '/all-products',
          image: 'abhyanga-oil-2.webp',
          imageAlt: '',
          imageFocus: '30-70',
          isShown: true,
        },
      ],
    },
  },
  about: {
    key: 'about',
    form: {
      story: 'We press oils.\n\n## Since 1998\n\n- Slowly\n- **Cold**',
      mission: '',
      values: [],
      team: [{ name: 'Asha Rao', role: 'Press', text: '' }],
      picture: '',
    },
  },
  making: {
    key: 'making',
    form: {
      intro: 'From the field to the jar.',
      steps: [{ title: 'Press', front: 'We press.', back: 'We weigh.', image: 'abhyanga-oil-2.webp' }],
      text: '',
    },
  },
  faq: { key: 'faq', form: { intro: '', questions: [{ question: 'How do I pay?', answer: 'In cash.' }] } },
  testimonials: {
    key: 'testimonials',
    form: { readers: [{ words: 'It smells of sesame and nothing else.', who: 'Meera, Pune' }] },
  },
  blog: { key: 'winter-oil', form: makeArticle() },
  learn: { key: 'herbs/tulsi', form: makeArticle({ title: 'Tulsi in the yard' }) },
  page: {
    key: 'collection/monsoon',
    form: { title: 'Monsoon', text: 'Read [about oil](/blog/winter-oil).', products: [] },
  },
  policy: { key: 'shipping', form: { text: 'We send on working days. Write to {email}.' } },
  emails: { key: 'order-placed', form: { subject: '', greeting: 'Namaste', opening: '', signature: '' } },
} satisfies Record<ContentKind, { key: string; form: FormValue }>;
