import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../sample-data/catalogue.ts';
import { packOf } from './drawing/pack-of.ts';
import { vesselPlateOf } from './printing/plates-of.ts';
import { packStudio, studioArchive, unpackedChanges, unpackStudio } from './studio-archive.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), 'aranya-art-'));
afterAll(() => rmSync(temporary, { recursive: true }));

let folders = 0;
function unpacked(): { folder: string; archive: string } {
  const folder = join(temporary, String((folders += 1)));
  const archive = join(folder, 'studio.tar');
  mkdirSync(folder);
  copyFileSync(studioArchive, archive);
  expect(unpackStudio(folder, archive)).toBeGreaterThan(150);
  return { folder, archive };
}

describe('the archive of the studio', () => {
  it('is the same bytes again after unpacking, whatever modes the files have', () => {
    const { folder, archive } = unpacked();
    chmodSync(join(folder, 'studio/render.py'), 0o700);
    expect(packStudio(folder, archive)).toEqual([]);
    expect(readFileSync(archive).equals(readFileSync(studioArchive))).toBe(true);
  });

  it('holds the render template of every vessel of the demo shop', () => {
    const { folder } = unpacked();
    const { products } = sampleCatalogue();
    const vessels = new Set(products.map((product) => vesselPlateOf(packOf(product, products))));
    const missing = [...vessels].filter((name) => !existsSync(join(folder, `plates/vessel-${name}.webp`)));
    expect(missing).toEqual([]);
  });

  it('replaces no file that was changed on this machine', () => {
    const [mine, other] = [unpacked(), unpacked()];
    const changed = (folder: string) => join(folder, 'studio/stage.py');
    writeFileSync(changed(other.folder), '# theirs');
    writeFileSync(join(other.folder, 'studio/new.py'), '# theirs');
    rmSync(join(other.folder, 'studio/loop.py'));
    expect(packStudio(other.folder, other.archive)).toEqual([
      'studio/loop.py',
      'studio/new.py',
      'studio/stage.py',
    ]);
    writeFileSync(changed(mine.folder), '# mine');
    copyFileSync(other.archive, mine.archive);
    expect(() => unpackStudio(mine.folder, mine.archive)).toThrow(
      'another version of demo/art/studio/stage.py. ',
    );
    expect(() => packStudio(mine.folder, mine.archive)).toThrow('Run `npm run art` first.');
    expect(readFileSync(changed(mine.folder), 'utf8')).toBe('# mine');
    expect(existsSync(join(mine.folder, 'studio/new.py'))).toBe(false);
    rmSync(changed(mine.folder));
    expect(unpackStudio(mine.folder, mine.archive)).toBe(2);
    expect(existsSync(join(mine.folder, 'studio/loop.py'))).toBe(false);
    expect(unpackedChanges(mine.folder)).toEqual([]);
  });

  it('leaves a plate deleted that is to be taken again', () => {
    const { folder, archive } = unpacked();
    rmSync(join(folder, 'plates/herb-neem.webp'));
    expect(unpackStudio(folder, archive)).toBe(0);
    expect(unpackedChanges(folder)).toEqual(['plates/herb-neem.webp']);
  });
});

it('npm run art draws the same pictures in a fresh clone', () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const clone = mkdtempSync(join(root, '.cache/art-clone-'));
  const still = 'shop/content/ui/films/hero-poster-1280x720.jpg';
  const isCloned = (path: string) => !/^demo\/art\/(studio|plates)$|\.test\.ts$/.test(path);
  for (const path of globSync(['demo/art/*', 'demo/sample-data', 'public', still], { cwd: root }).filter(
    isCloned,
  )) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    cpSync(join(root, path), join(clone, path), { recursive: true });
  }
  try {
    const command = [join(clone, 'demo/art/draw-pictures.ts'), '--only', 'amla-hair-oil'];
    const said = execFileSync(process.execPath, command, { cwd: clone, encoding: 'utf8' });
    expect(said).toContain('4 of 562 pictures made');
    for (const file of [1, 2, 3, 4].map((number) => `demo/art/pictures/amla-hair-oil-${number}.webp`))
      expect(readFileSync(join(clone, file)).equals(readFileSync(join(root, file))), file).toBe(true);
  } finally {
    rmSync(clone, { recursive: true });
  }
  // It takes four seconds, or two minutes beside twenty busy programs.
}, 600_000);
