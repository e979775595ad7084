import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { hourMs } from '#platform/india-time.ts';
import { type Bucket, openBucket } from '#platform/server/uploads/stores/bucket.ts';
import { startTestStorage } from '#platform/server/uploads/stores/testing.ts';
import { killServer } from '../../embedded/testing.ts';
import { startEmbeddedPostgres } from '../../embedded.ts';
import { copyDataFolder } from '../../testing/copy-data-folder.ts';
import { archiveChanges, archiveOf } from '../archive/archive-changes.ts';
import { chooseBackup } from '../choose-backup.ts';
import { makeBackup } from '../make-backup.ts';
import { folderFor, readManifest } from '../manifest.ts';
import { recoverDatabase } from '../recover-database.ts';
import { restoreBackup } from '../restore-backup.ts';
import { backupKey } from '../stored-file.ts';
import { listBucket } from './bucket-keys.ts';
import { changesCopied, copyChanges, copyToBucket } from './copy-to-bucket.ts';
import { fetchFromBucket, newestInBucket } from './fetch-from-bucket.ts';

const root = mkdtempSync(join(tmpdir(), 'aranya-bucket-'));
chmodSync(root, 0o755);
const { buckets, urlOf, close } = await startTestStorage(['fire', 'old'], { perPart: 100 });
const dir = join(root, 'backups');
const key = backupKey('a secret of the merchant, kept elsewhere');
const picture = 'a picture of a customer '.repeat(100);

afterAll(async () => {
  await close();
  rmSync(root, { recursive: true, force: true });
});

function freshFolder(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { mode: 0o755 });
  return folder;
}

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<T>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const keysIn = async (bucket: string) =>
  (await listBucket(openBucket(urlOf(bucket)))).map(({ key: name }) => name);

describe('when a fire takes the machine and its folder for backups', () => {
  it('the bucket gives back the backup, the later changes and the pictures', async () => {
    const began = new Date().setMilliseconds(0);
    const dataDir = freshFolder('shop');
    await copyDataFolder(dataDir);
    mkdirSync(join(dataDir, 'uploads/reviews'), { recursive: true });
    writeFileSync(join(dataDir, 'uploads/reviews/leaf.webp'), picture);
    const postgres = await startEmbeddedPostgres({ dataDir });
    const given = { dataDir, dir, key, adminUrl: postgres.adminUrl };
    const url = urlOf('fire');
    const archive = archiveOf(dataDir);
    const known = new Set<string>();
    await query(postgres.ownerUrl, 'create table payments (note text)');
    await archiveChanges(given);
    await copyChanges({ dir, url, archive }, known);
    await makeBackup({ ...given, database: postgres });
    await copyToBucket({ dir, url, keep: 7 });
    await query(postgres.ownerUrl, `insert into payments values ('after the backup')`);
    writeFileSync(join(dataDir, 'uploads/reviews/late.webp'), picture);
    await archiveChanges(given);
    const before = Date.now();
    await copyChanges({ dir, url, archive }, known);
    expect(changesCopied.at).toBeGreaterThanOrEqual(before);
    const parts = (await keysIn('fire')).filter((name) => name.endsWith('.partial'));
    expect(parts).toHaveLength(1);
    killServer(dataDir);
    await postgres.stop();
    for (const burnt of [dataDir, dir]) rmSync(burnt, { recursive: true });

    const fetched = freshFolder('fetched');
    const { manifests, backup } = await fetchFromBucket(url, fetched);
    await manifests();
    const name = await chooseBackup(fetched, { name: undefined, to: undefined, key });
    const { continues } = await readManifest(join(fetched, name), key);
    await backup(name, continues?.archive);
    const restored = freshFolder('restored');
    expect(await restoreBackup({ backup: join(fetched, name), dataDir: restored, key })).toMatchObject({
      hasGap: false,
    });
    await recoverDatabase(restored);
    const again = await startEmbeddedPostgres({ dataDir: restored, durable: false });
    expect(await query(again.ownerUrl, 'select note from payments')).toEqual([{ note: 'after the backup' }]);
    await again.stop();
    for (const one of ['leaf', 'late'])
      expect(readFileSync(join(restored, `uploads/reviews/${one}.webp`), 'utf8')).toBe(picture);
    expect((await newestInBucket(url))!.getTime()).toBeGreaterThanOrEqual(began);
    // A thousand files go to the bucket and back, which took two minutes beside ten busy programs.
  }, 300_000);

  it('no object shows a content or the name of a table', async () => {
    const bucket = openBucket(urlOf('fire'));
    for (const name of await keysIn('fire')) {
      const bytes = Buffer.from(await (await bucket.get(name))!.arrayBuffer());
      expect(bytes.includes('picture of a customer'), name).toBe(false);
      expect(bytes.includes('payments'), name).toBe(false);
    }
  });
});

describe('the copy of a folder', () => {
  const local = join(root, 'local');
  const backups = ['2026-01-01T00-00-00Z', '2026-01-02T00-00-00Z', '2026-01-03T00-00-00Z'];
  const make = (name: string) => {
    mkdirSync(join(local, name), { recursive: true });
    for (const file of ['0', 'manifest.sha256', 'manifest']) writeFileSync(join(local, name, file), name);
  };
  const copy = () => copyToBucket({ dir: local, url: urlOf('old'), keep: 2 });

  it('has only complete backups, and sends each file once', async () => {
    make(backups[0]!);
    mkdirSync(join(local, backups[1]!));
    writeFileSync(join(local, backups[1]!, '0'), 'begun');
    await copy();
    expect(await keysIn('old')).toHaveLength(3);
    const before = [...buckets.get('old')!.values()];
    await copy();
    expect([...buckets.get('old')!.values()].map((object, at) => object === before[at])).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('keeps backups that a new and nearly empty folder lacks', async () => {
    make(backups[1]!);
    rmSync(join(local, backups[0]!), { recursive: true });
    await copy();
    expect(await keysIn('old')).toContain(`backups/${backups[0]}/manifest`);
  });

  it('loses old backups when the folder has enough newer ones', async () => {
    const [tomorrow, later] = [24, 48].map((hours) => folderFor(new Date(Date.now() + hours * hourMs)));
    rmSync(local, { recursive: true });
    make(tomorrow!);
    make(later!);
    await copy();
    const kept = new Set((await keysIn('old')).map((name) => name.split('/')[1]));
    expect([...kept]).toEqual(readdirSync(local));
  });
});

it('a foreign object in the bucket writes nothing outside the folder', async () => {
  const hostile = [
    'backups/../../outside',
    'backups/2026-01-01T00-00-00Z/../../outside',
    'backups/changes-0123456789abcdef/uploads/../x.webp',
    'backups/pictures/reviews/..',
    'backups//etc/passwd',
  ];
  const good = 'backups/2026-01-01T00-00-00Z/manifest';
  const listed = [...hostile, good].map((name) => ({ key: name, changedAt: 0, bytes: 1 }));
  const bucket = {
    async *list() {
      yield listed;
    },
  } as unknown as Bucket;
  expect((await listBucket(bucket)).map(({ key: name }) => name)).toEqual([good]);
});
