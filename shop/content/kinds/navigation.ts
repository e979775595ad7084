import { line, link, rows, toggle } from './fields.ts';

const linkFields = {
  text: line('Words', { max: 24, isRequired: true, isTitle: true, isBanner: true }),
  to: link('Address', { isRequired: true }),
  isShown: toggle('Shown'),
};

export const navigationFields = {
  links: rows('Links', linkFields, {
    max: 6,
    help: 'In the header, and in the menu of a phone. A link whose page is gone is left out.',
  }),
};

const heading = (label: string) => line(label, { max: 30, isRequired: true, isTitle: true, isBanner: true });

/** Policies and contacts follow behind these lists, since the law wants them. */
export const footerFields = {
  shop: rows('Above the categories', linkFields, {
    max: 6,
    help: 'The categories of the shop follow by themselves, as policies and contacts do.',
  }),
  shoppingHeading: heading('Heading of the second list'),
  shopping: rows('Second list', linkFields, { max: 12 }),
  readingHeading: heading('Heading of the third list'),
  reading: rows('Third list', linkFields, { max: 12 }),
};
