import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sampleCatalogue } from '../sample-data/catalogue.ts';
import { sampleCategories } from '../sample-data/categories.ts';
import { drawAvatar } from './drawing/avatar.ts';
import type { Pack } from './drawing/pack.ts';
import { packOf } from './drawing/pack-of.ts';
import { useOwnFonts } from './drawing/pen/render.ts';
import { roomOf } from './drawing/scene/room.ts';
import { makeIdentity } from './identity/make-identity.ts';
import { layOut } from './printing/contact-sheet.ts';
import { digest, type Master, picturesOf, scenePictures } from './printing/pictures-of.ts';
import { insidesOf, vesselPlateOf } from './printing/plates-of.ts';
import { packStudio, unpackedChanges, unpackStudio } from './studio-archive.ts';
import { takePlates } from './take-plates.ts';

const folder = new URL('pictures/', import.meta.url);
/** The inputs of each picture, so that a changed label is drawn again. */
const record = new URL('drawn.json', folder);

const { values: wish } = parseArgs({
  options: {
    all: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    studio: { type: 'boolean' },
    sheet: { type: 'boolean' },
    pack: { type: 'boolean' },
  },
});

if (wish.pack) pack();
else await drawPictures();

async function drawPictures(): Promise<void> {
  unpackStudio();
  useOwnFonts();
  mkdirSync(folder, { recursive: true });
  await makeIdentity();
  const { products } = sampleCatalogue();
  const packs = products.map((product) => ({
    pack: packOf(product, products),
    room: roomOf(product.category, sampleCategories),
  }));
  if (wish.studio) {
    await takePlates(platesFor(packs.map(({ pack }) => pack)));
    pack();
  }
  const masters = [
    ...packs.flatMap(({ pack, room }) => picturesOf(pack, room)),
    ...scenePictures(packs.map(({ pack }) => pack)),
    { file: 'avatar-default.webp', facts: digest('leaves'), draw: drawAvatar },
  ];
  const drawn = readRecord();
  const due = masters.filter((master) => isDue(master, drawn));
  for (const [i, { file, facts, draw }] of due.entries()) {
    const master = await draw();
    writeFileSync(new URL(file, folder), master);
    drawn[file] = facts;
    process.stdout.write(`${i + 1}/${due.length} ${file} ${(master.length / 1024).toFixed(0)} KB\n`);
    keepRecord(masters, drawn);
  }
  keepRecord(masters, drawn);
  process.stdout.write(`${due.length} of ${masters.length} pictures made\n`);
  if (wish.sheet) await laySheets(packs.map(({ pack }) => pack));
  const unpacked = unpackedChanges();
  if (unpacked.length > 0)
    process.stdout.write(
      `Not in demo/art/studio.tar yet: ${unpacked.join(', ')}. Pack with npm run art -- --pack\n`,
    );
}

function pack(): void {
  const changed = packStudio();
  process.stdout.write(`demo/art/studio.tar has ${changed.length} changed files ${changed.join(', ')}\n`);
}

async function laySheets(packs: Pack[]): Promise<void> {
  const kinds = ['packshots', 'herbs', 'labels', 'contents'];
  for (const [i, kind] of kinds.entries()) {
    const pictures = packs.map(({ slug }) => new URL(`${slug}-${i + 1}.webp`, folder));
    const sheets = await layOut(kind, pictures);
    process.stdout.write(sheets.map((sheet) => `${sheet}\n`).join(''));
  }
}

/** The shelf comes first, since a herb's shadow is the difference to it. */
function platesFor(packs: Pack[]): string[] {
  const vessels = packs.flatMap((pack) => [
    vesselPlateOf(pack),
    ...insidesOf(pack).map(({ plate }) => plate),
  ]);
  const named = vessels.map((vessel) => `vessel:${vessel}`);
  return [...new Set(['shelf', ...named, ...packs.map(({ herb }) => `herb:${herb}`)])];
}

function keepRecord(masters: Master[], drawn: Record<string, string>): void {
  const kept = masters.map(({ file }) => [file, drawn[file]] as const);
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

function isDue({ file, facts }: Master, drawn: Record<string, string>): boolean {
  if (wish.only)
    return wish.only.some((slug) => file === `${slug}.webp` || /^-\d\.webp$/.test(file.replace(slug, '')));
  return wish.all === true || drawn[file] !== facts || !existsSync(new URL(file, folder));
}

function readRecord(): Record<string, string> {
  return existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>) : {};
}
