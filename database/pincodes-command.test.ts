import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { testDatabase } from './test-database.ts';

const { db, url } = await testDatabase();
const command = join(import.meta.dirname, 'pincodes-command.ts');
const header = 'officename,pincode,officetype,district,statename';

function run(args: string[], input = '') {
  const { status, stderr, stdout } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, DATABASE_URL: url },
  });
  return { status, stderr, stdout };
}

test('the directory comes by stdin, and rows of no use are counted', async () => {
  const rows = [header, 'Malleswaram SO,560003,SO,BENGALURU URBAN,KARNATAKA', 'Nowhere BO,56,BO,NA,NA'];
  expect(run(['import', '-'], rows.join('\n'))).toEqual({
    status: 0,
    stderr: '',
    stdout: '1 pincodes are up to date.\n1 rows without a pincode or state were left out.\n',
  });
  const [row] = await db.select().from(pincodes).where(eq(pincodes.pincode, '560003'));
  expect(row).toMatchObject({ district: 'Bengaluru', state: 'Karnataka' });
});

test('the table of the version comes back without a file', async () => {
  const { status, stdout } = run(['reset']);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^19\d{3} pincodes are as this version brings them\.\n$/) as string,
  });
  expect(await db.$count(pincodes)).toBeGreaterThan(19_000);
});

test.each([
  [['import', 'no-such.csv'], 'no-such.csv cannot be read.\n'],
  [
    ['import', '-'],
    'This is not the All India Pincode Directory: no column for pincode, name, district, state.\n',
  ],
  [['import'], expect.stringMatching(/^Usage: /) as string],
  [['reset', 'file.csv'], expect.stringMatching(/^Usage: /) as string],
])(
  'one sentence refuses %j',
  (args, stderr) => {
    expect(run(args, '<html></html>')).toEqual({ status: 1, stdout: '', stderr });
  },
  60_000,
);
