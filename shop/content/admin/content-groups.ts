import type { ContentKind } from '../kinds/kinds.ts';

type GroupName = 'home' | 'menus' | 'pages' | 'policies' | 'emails';

const groupOf: Record<ContentKind, GroupName> = {
  home: 'home',
  'home-sections': 'home',
  carousel: 'home',
  banner: 'menus',
  navigation: 'menus',
  footer: 'menus',
  about: 'pages',
  making: 'pages',
  faq: 'pages',
  testimonials: 'pages',
  blog: 'pages',
  learn: 'pages',
  page: 'pages',
  policy: 'policies',
  emails: 'emails',
};

const labels: Record<GroupName, string> = {
  home: 'Home',
  menus: 'Banner and menus',
  pages: 'Pages and articles',
  policies: 'Policies',
  emails: 'Emails',
};

/** The texts of the shop as staff look for them, each group with a page of its own. */
export const contentGroups = Object.entries(labels).map(([name, label]) => ({
  name,
  label,
  kinds: Object.entries(groupOf).flatMap(([kind, group]) => (group === name ? [kind as ContentKind] : [])),
}));
