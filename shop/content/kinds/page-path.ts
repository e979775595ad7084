import type { ContentKind } from './kinds.ts';

const folders: Record<ContentKind, (key: string) => string> = {
  banner: () => '/',
  navigation: () => '/',
  footer: () => '/',
  home: () => '/',
  'home-sections': () => '/',
  carousel: () => '/',
  about: () => '/about',
  making: () => '/how-it-is-made',
  faq: () => '/faq',
  testimonials: () => '/blog',
  blog: (key) => `/blog/${key}`,
  learn: (key) => `/learn-ayurveda/${key}`,
  page: (key) => `/${key}`,
  emails: () => '',
  policy: (key) => `/policies/${key}`,
};

/** Returns the path of the page that shows an entry: an empty one for an email. */
export function pagePath(kind: ContentKind, key: string): string {
  return folders[kind](key);
}
