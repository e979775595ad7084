// Names alone: contracts import them, and the browser gets no schema with them.
export const contentKinds = [
  'banner',
  'navigation',
  'footer',
  'home',
  'home-sections',
  'carousel',
  'about',
  'making',
  'faq',
  'testimonials',
  'blog',
  'learn',
  'page',
  'policy',
  'emails',
] as const;

/** The words that the shop says as a sender, or as its law. The owner alone publishes them. */
export const ownersKinds: readonly string[] = ['banner', 'policy', 'emails'];

export const fieldInputs = [
  'line',
  'area',
  'marks',
  'date',
  'picture',
  'product',
  'rows',
  'toggle',
  'choice',
  'name',
  'link',
  'focus',
  'offer',
] as const;
