import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dayOf } from '#platform/india-time.ts';
import gate from '#shop/catalog/admin/gate/publish-gate.json' with { type: 'json' };
import poisons from '#shop/catalog/admin/gate/schedule-e1.json' with { type: 'json' };
import rates from '#shop/invoices/tax/rates.json' with { type: 'json' };
import { type LawSource, oldSources, sourcesOfTable } from './old-sources.ts';

/** `npm run judge -- law`: lists the rules that were read more than a year ago, and ends with 1 where there is one. */
function main(): void {
  const { values } = parseArgs({ options: { day: { type: 'string' } } });
  const page = readFileSync(join(import.meta.dirname, '../../docs/law.md'), 'utf8');
  const sources: LawSource[] = [
    ...sourcesOfTable(page),
    ...gate.sources.map(({ law, read }) => ({ where: 'publish-gate.json', rule: law, read })),
    ...rates.sources.map(({ notification, read }) => ({ where: 'rates.json', rule: notification, read })),
    { where: 'schedule-e1.json', rule: poisons.source, read: poisons.read },
  ];
  const day = values.day ?? dayOf(new Date());
  const old = oldSources(sources, day);
  for (const { where, rule, read } of old) process.stdout.write(`${read}  ${where}: ${rule}\n`);
  process.stdout.write(
    `${sources.length} sources, ${old.length} read more than a year before ${day}. A lawyer and an accountant have the last word.\n`,
  );
  process.exitCode = old.length > 0 ? 1 : 0;
}

main();
