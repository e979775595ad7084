import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { categoryTrail } from '#shop/catalog/category-tree.ts';
import type { Category } from '#shop/catalog/contract.ts';
import { listCategories } from '#shop/catalog/server/list-categories.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { ProductRow } from '#shop/catalog/server/to-product.ts';
import { type Concept, isHerb } from '../dictionary/concept.ts';
import { conceptsIn } from '../dictionary/find-concepts.ts';
import { normalize, indexVersion, plainWords } from '../normalize.ts';
import { sizeTokens } from '../pack-size.ts';
import { isForm, isTool } from './classify-words.ts';
import { tokenOf } from '../read-query.ts';
import { searchEntries, searchWords } from './tables.ts';

type Entry = { productId: number; name: string; words: string; contained: string };
type Word = { word: string; ofName: boolean };

/** Writes the search entries of new or changed products. Skips deleted products. */
export async function writeSearchEntries(db: Db, { productIds }: { productIds: number[] }): Promise<void> {
  if (productIds.length === 0) return;
  const categories = await listCategories(db);
  const rows = await db.select().from(products).where(inArray(products.id, productIds));
  const speller = makeSpeller();
  const entries = rows.map((row) => toEntry(row, categories, speller));
  await db.execute(sql`
    insert into ${searchEntries} (product_id, index_version, name_vector, vector, contained_vector, weight)
    select p.id, ${indexVersion}::smallint, ${vectorOf('e.name')}, ${vectorOf(`e.name || ' ' || e.words`)},
      ${vectorOf('e.contained')}, ${weightOf}
    from unnest(
      ${column(entries.map(({ productId }) => productId))}::integer[],
      ${column(entries.map(({ name }) => name))}::text[],
      ${column(entries.map(({ words }) => words))}::text[],
      ${column(entries.map(({ contained }) => contained))}::text[]
    ) as e (id, name, words, contained)
    join products p on p.id = e.id
    on conflict (product_id) do update set
      index_version = excluded.index_version, name_vector = excluded.name_vector, vector = excluded.vector,
      contained_vector = excluded.contained_vector, weight = excluded.weight`);
  await writeWords(db, speller.words);
}

/** Updates the ranking after a product's rating or popularity changed. */
export async function writeSearchWeight(db: Db, { productId }: { productId: number }): Promise<void> {
  await db.execute(sql`
    update ${searchEntries} set weight = ${weightOf}
    from products p where p.id = product_id and p.id = ${productId}`);
}

/** Drops positions, which no search reads. */
function vectorOf(text: string): SQL {
  return sql.raw(`strip(to_tsvector('simple', ${text}))`);
}

/** A product without reviews counts as a medium rating. */
const weightOf: SQL = sql.raw('(case when p.review_count > 0 then p.rating else 3 end) * p.popularity');

function toEntry(row: ProductRow, categories: Category[], { spell }: ReturnType<typeof makeSpeller>): Entry {
  const category = categories.find(({ id }) => id === row.categoryId);
  const trail = category ? categoryTrail(categories, category) : [];
  const named = [row.name, row.nameHindi];
  const ofPlant = [row.latin, row.sanskrit, row.english].map(withoutForms);
  const described = [...ofPlant, ...row.synonyms, row.form, ...row.concerns];
  // A category of masks and combs makes no mask a comb.
  const categoryNames = trail
    .flatMap(({ name, nameHindi }) => [name, nameHindi ?? ''])
    .map((name) => leaveOut(name, isTool));
  // A category of henna also holds other herbs.
  const categoryTokens = categoryNames.flatMap(conceptsIn).filter((concept) => !isHerb(concept));
  const ingredients = row.ingredients.split(/[,;()]/);
  const told = row.concerns.length > 0 ? [] : sentencesIn(row.description);
  return {
    productId: row.id,
    name: `${spell([row.name], { ofName: true })} ${tokensOf(named)}`,
    words: [
      spell([row.nameHindi, ...described, ...categoryNames], { ofName: false }),
      tokensOf(described),
      ...categoryTokens.map(tokenOf),
      ...told.slice(0, 2).flatMap(conceptsIn).map(tokenOf),
      ...sizeTokens(row),
    ].join(' '),
    contained: `${spell(ingredients, { ofName: false })} ${tokensOf(ingredients)} ${toldIn(told)}`,
  };
}

/** A soap pod is a plant, and no soap. */
function withoutForms(plant: string): string {
  return leaveOut(plant, isForm);
}

function leaveOut(name: string, isOut: (concept: Concept) => boolean): string {
  return name
    .split(' ')
    .filter((word) => !conceptsIn(word).some(isOut))
    .join(' ');
}

const denial = /\b(?:no|not|never|without|free (?:of|from))\b/i;

/** Returns what a description says, a sentence each, without clauses such as `no parabens`. The first two say what the goods are. */
function sentencesIn(description: string): string[] {
  const clauses = (sentence: string) => sentence.split(/[,;:()]/).filter((clause) => !denial.test(clause));
  return description.split(/[.!?\n]+/).map((sentence) => clauses(sentence).join(', '));
}

/** Returns the words and meanings of a description, for a product that states no concerns, as one of another shop does. */
function toldIn(sentences: string[]): string {
  const spelled = sentences.flatMap(plainWords).flatMap((word) => [word, normalize(word)]);
  return [...new Set([...spelled, ...sentences.flatMap(conceptsIn).map(tokenOf)])].join(' ');
}

const tokens = new Map<string, string[]>();

/** Remembers the tokens of a text, since many products share it. */
function tokensOf(texts: string[]): string {
  const all = texts.flatMap((text) => {
    const known = tokens.get(text) ?? conceptsIn(text).map(tokenOf);
    if (tokens.size < 5_000) tokens.set(text, known);
    return known;
  });
  return [...new Set(all)].join(' ');
}

/** Returns each word plain and normalized once, and remembers normalized words with a spelling. */
function makeSpeller() {
  const normalizes = new Map<string, string>();
  const words = new Map<string, Word>();
  const normalizeOnce = (word: string, ofName: boolean, isLatin: boolean) => {
    const normalized = normalizes.get(word) ?? normalize(word);
    normalizes.set(word, normalized);
    const isShown = isLatin && (!words.has(normalized) || (ofName && !words.get(normalized)?.ofName));
    if (isShown) words.set(normalized, { word, ofName });
    return normalized;
  };
  const spell = (texts: string[], { ofName }: { ofName: boolean }) => {
    const written = texts.flatMap((text) => {
      // A correction shows a word as the shop writes it, never in our Latin letters for Hindi.
      const isLatin = !/\p{Script=Devanagari}/u.test(text);
      return plainWords(text).map((word) => ({ word, normalized: normalizeOnce(word, ofName, isLatin) }));
    });
    return [...new Set(written.flatMap(({ word, normalized }) => [word, normalized]))].join(' ');
  };
  return { spell, words };
}

async function writeWords(db: Db, words: Map<string, Word>): Promise<void> {
  const fitting = [...words]
    .filter(([normalized, { word }]) => normalized.length > 2 && word.length <= 60 && !/\d/.test(normalized))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  await db.execute(sql`
    insert into ${searchWords} as known (normalized, word, of_name)
    select * from unnest(
      ${column(fitting.map(([normalized]) => normalized))}::text[],
      ${column(fitting.map(([, { word }]) => word))}::text[],
      ${column(fitting.map(([, { ofName }]) => ofName))}::boolean[]
    )
    on conflict (normalized) do update set word = excluded.word, of_name = true
      where excluded.of_name and not known.of_name`);
}

/** One parameter for a whole column. */
function column(values: unknown[]) {
  return sql.param(values);
}
