import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('{api,app,platform,server,shop}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\.ts$/.test(file),
);

/** A slice at a fixed length can fall inside an emoji or a conjunct. */
const cut = /\.slice\(0, (?:[3-9]\d|\d{3,})\)/;
/** A hash, an address, a name in code and a key to compare hold Latin letters alone, or are never shown. */
const unshown: Record<string, number> = {
  'shop/catalog/admin/server/slugs/slug-of.ts': 2,
  'platform/server/csv/inspect-csv.ts': 1,
  'shop/shipping/courier-file/words-of.ts': 1,
  'shop/cash/remittance-file/read-remittance.ts': 1,
  'shop/cash/remittance-file/balance-columns.ts': 1,
  'shop/cash/remittance-file/suggest-columns.ts': 1,
  'shop/shipping/courier-file/number-columns.ts': 1,
  'shop/bank/statement-file/read-day.ts': 1,
  'shop/bank/statement-file/read-reference.ts': 1,
  'shop/bank/statement-file/read-statement.ts': 1,
  'shop/bank/statement-file/suggest-columns.ts': 1,
  'shop/catalog/admin/server/import/sizes/variant-row.ts': 1,
  'shop/settlements/report-file/read-report.ts': 1,
  'shop/fulfilment/admin/courier-file/suggest-columns.ts': 1,
  'shop/fulfilment/admin/courier-file/read-rows.ts': 1,
  'shop/seo/server/share/make-share-picture.ts': 1,
  'shop/search/server/learning/is-personal-text.ts': 1,
  'api/answer-schemas.ts': 2,
  'platform/server/body/plain-message.ts': 1,
  'platform/server/look/logo.ts': 1,
  'app/pages/account/browser-link.tsx': 1,
  'app/pages/account/deletion-link.tsx': 1,
  'app/pages/account/undo-email-change.tsx': 1,
  // Requests that are matched and never shown.
  'shop/visits/visit.ts': 2,
};

test('a text that somebody reads is cut between whole letters', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const count = lines.filter((line) => cut.test(line)).length;
    return count > 0 ? [[file, count] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(unshown);
});
