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
] as const;
