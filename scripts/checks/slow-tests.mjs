/**
 * Left out of `npm run check`, which must answer before a commit; `npm test` runs them. They start processes or database servers,
 * wait for deadlines or a busy machine, draw pictures, or fill thousands of rows: a sixth of the files, two thirds of the time.
 */
export const slowTests = [
  'api/admin/{picture-parts,product-pictures,stock-runs}.test.ts',
  'api/{fuzz,limits,reviews}.test.ts',
  'database/*-command.test.ts',
  'database/backup/**',
  'database/seeding/**',
  'database/{embedded,migrate,remove-demo,seed}.test.ts',
  'platform/server/{jobs,request-outside}.test.ts',
  'platform/server/uploads/stores/s3-store.test.ts',
  'server/emails/mailer.test.ts',
  'server/metrics/metrics.test.ts',
  'server/overload/**',
  'server/pages/{busy-pages,page-memory}.test.ts',
  'server/processes/**',
  'server/seo/{share-pictures,sitemap}.test.ts',
  'server/tracing/**',
  'scripts/patterns/growth.test.ts',
  'server/{database-dies,loaded-at-start,order-lifecycle,run-shop,stray-pictures,waits-for-database}.test.ts',
  'shop/catalog/admin/server/bulk/**',
  'shop/catalog/admin/server/import/file-attacks.test.ts',
  'shop/fulfilment/admin/server/{hand-over,packing,papers}/**',
  'shop/orders/server/{many-at-once,whole-life}.test.ts',
  'shop/reports/admin/server/figures/**',
  'shop/search/server/search-products.test.ts',
];
