import type { ContentData } from './kinds/kinds.ts';
import type { PublishedContent } from './published.ts';

type Row = ContentData<'navigation'>['links'][number];

const shown = (to: string, text: string): Row => ({ text, to, isShown: true });

/** The links of the header (section 2). A shop shows those whose pages it has. */
export const usualNavigation: ContentData<'navigation'> = {
  links: [
    shown('/learn-ayurveda', "What's Ayurveda"),
    shown('/hair', 'HAIR'),
    shown('/about', 'About'),
    shown('/blog', 'Ayurveda Blogs'),
  ],
};

export const usualFooter: ContentData<'footer'> = {
  shop: [shown('/all-products', 'All products'), shown('/hair', 'Hair')],
  shoppingHeading: 'Your shopping',
  shopping: [
    shown('/cart', 'Cart'),
    shown('/orders', 'My Orders'),
    shown('/track', 'Track an order'),
    shown('/offers', 'Offers'),
    shown('/faq', 'Questions and answers'),
    shown('/coming-soon', 'The app'),
  ],
  readingHeading: 'To read',
  reading: [
    shown('/learn-ayurveda', "What's Ayurveda"),
    shown('/blog', 'Ayurveda Blogs'),
    shown('/about', 'About'),
    shown('/how-it-is-made', 'How it is made'),
    shown('/make-profit', 'Make profit'),
  ],
};

type IsLive = (path: string) => boolean;

type Paths = { isLive: IsLive; coming: readonly string[] };

/** Returns the links of header and footer that lead to a page. A former address becomes the new one, and a placeholder says so. */
export function shownLinks(content: PublishedContent, { isLive, coming }: Paths) {
  const { navigation, footer } = linksOf(content);
  const live = (rows: Row[]) =>
    rows
      .filter(({ isShown }) => isShown)
      .map(({ text, to }) => ({ text, to: content.movedTo(to) ?? to }))
      .filter(({ to }, at, all) => isLive(to) && all.findIndex((one) => one.to === to) === at)
      .map(({ text, to }) => ({ text: coming.includes(to) ? `${text} (coming)` : text, to }));
  return {
    header: live(navigation.links),
    shop: live(footer.shop),
    lists: [
      { list: 'shopping', title: footer.shoppingHeading, links: live(footer.shopping) },
      { list: 'reading', title: footer.readingHeading, links: live(footer.reading) },
    ].filter(({ links }) => links.length > 0),
  };
}

function linksOf(content: PublishedContent) {
  return {
    navigation: content.find('navigation', 'navigation')?.data ?? usualNavigation,
    footer: content.find('footer', 'footer')?.data ?? usualFooter,
  };
}

const productPath = /^\/product\/([\w-]{1,120})(?:[?#]|$)/;

/** Returns the slug of the product that a link leads to. */
export function productIn(to: string): string | undefined {
  return productPath.exec(to)?.[1];
}

/** Returns the products that header and footer link to. */
export function linkedProducts(content: PublishedContent): string[] {
  const { navigation, footer } = linksOf(content);
  const rows = [navigation.links, footer.shop, footer.shopping, footer.reading].flat();
  return rows.flatMap(({ to, isShown }) => (isShown ? (productIn(to) ?? []) : []));
}

/** Returns the usual links for their editor: those without a page are there, and not shown. */
export function editableLinks(kind: 'navigation' | 'footer', isLive: IsLive) {
  const marked = (value: Row[] | string) =>
    typeof value === 'string' ? value : value.map((row) => ({ ...row, isShown: isLive(row.to) }));
  const usual: Record<string, Row[] | string> = kind === 'navigation' ? usualNavigation : usualFooter;
  return Object.fromEntries(Object.entries(usual).map(([name, value]) => [name, marked(value)]));
}
