/** `npm test -- --long` puts these numbers into the environment, so that each loop runs whole. The tests say what a shorter loop still tells. */
export const longLoops = {
  BANK_ROWS: '100000',
  CHAOS_ROUNDS: '100',
  DEMO_ORDERS: '1000',
  FUZZ_SECONDS: '60',
  HONEST_CARTS: '300',
  IMPORT_ROWS: '10000',
  LAST_USES: '100',
  LETTERS: '5000',
  PAGE_CACHE_MB: '64',
  MIXES_OF_FILTERS: '300',
  PATTERNS: 'all',
  PRICED_CARTS: '100000',
  PREVIEW_PAGES: '1000',
  REPORTED_LIVES: '200',
  SHOP_ROWS: '100000',
  SITEMAP_PRODUCTS: '100000',
};
