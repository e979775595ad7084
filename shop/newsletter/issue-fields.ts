import { type DataOf, line, marks, objectOf, offer, product, rows } from '#shop/content/kinds/fields.ts';

/** An issue of the newsletter as staff write it. The database stores the names, so they stay. */
export const issueFields = {
  subject: line('Subject', { max: 120, isRequired: true, isTitle: true, isBanner: true }),
  preview: line('Beside the subject', {
    max: 140,
    isTitle: true,
    isBanner: true,
    help: 'Mail programs show it in the list of emails. Empty shows the begin of the text.',
  }),
  offer: offer('Offer of the promises'),
  text: marks('Text', { max: 15_000, isRequired: true, isBanner: true }),
  products: rows(
    'Products',
    {
      product: product('Product', { isRequired: true }),
      words: line('Below the name', { max: 120, isTitle: true, isBanner: true }),
    },
    { max: 8, help: 'Each is a card below the text, with its picture and its price of the day.' },
  ),
};

export const issueSchema = objectOf(issueFields);

export type IssueData = DataOf<typeof issueFields>;
