import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sampleCatalogue } from '#database/sample-data/catalogue.ts';
import { sampleCategories } from '#database/sample-data/categories.ts';
import { drawAvatar } from './drawing/avatar.ts';
import { drawHerbPlate } from './drawing/herb-plate.ts';
import { packOf } from './drawing/pack-of.ts';
import { drawPackshot } from './drawing/packshot.ts';
import { plasterOf } from './drawing/scene/plaster-of.ts';
import { useOwnFonts } from './drawing/pen/render.ts';

type Picture = { file: string; facts: string; draw: () => Promise<Buffer> };

const folder = new URL('pictures/', import.meta.url);
/** What each picture was drawn from, so that a changed label is drawn again. */
const record = new URL('drawn.json', folder);

const { values: wish } = parseArgs({
  options: { all: { type: 'boolean' }, only: { type: 'string', multiple: true } },
});

await drawPictures();

async function drawPictures(): Promise<void> {
  useOwnFonts();
  mkdirSync(folder, { recursive: true });
  const drawn = readRecord();
  const pictures = allPictures();
  const due = pictures.filter((picture) => isDue(picture, drawn));
  for (const [i, { file, facts, draw }] of due.entries()) {
    const master = await draw();
    writeFileSync(new URL(file, folder), master);
    drawn[file] = facts;
    process.stdout.write(`${i + 1}/${due.length} ${file} ${(master.length / 1024).toFixed(0)} KB\n`);
  }
  const kept = pictures.map(({ file }) => [file, drawn[file]] as const);
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  process.stdout.write(`${due.length} of ${pictures.length} pictures drawn\n`);
}

function allPictures(): Picture[] {
  const { products } = sampleCatalogue();
  const ofProducts = products.flatMap((product): Picture[] => {
    const pack = packOf(product, products);
    const plaster = plasterOf(product.category, sampleCategories);
    return [
      {
        file: `${pack.slug}-1.webp`,
        facts: digest({ pack, plaster }),
        draw: () => drawPackshot(pack, plaster),
      },
      {
        file: `${pack.slug}-2.webp`,
        facts: digest({ herb: pack.herb, plaster }),
        draw: () => drawHerbPlate(pack, plaster),
      },
    ];
  });
  return [...ofProducts, { file: 'avatar-default.webp', facts: digest('leaves'), draw: drawAvatar }];
}

function isDue({ file, facts }: Picture, drawn: Record<string, string>): boolean {
  if (wish.only)
    return wish.only.some((slug) => file === `${slug}.webp` || /^-[12]\.webp$/.test(file.replace(slug, '')));
  return wish.all === true || drawn[file] !== facts || !existsSync(new URL(file, folder));
}

function digest(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
}

function readRecord(): Record<string, string> {
  return existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>) : {};
}
