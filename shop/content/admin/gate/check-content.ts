import type { Db } from '#platform/server/db.ts';
import { dayOf } from '#platform/india-time.ts';
import { uploadedName } from '#platform/picture-kind.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { excerptOf } from '#shop/claims/excerpt.ts';
import { foreignWaysIn, foreignWords, type OwnWays } from '#shop/claims/foreign-ways.ts';
import { readClaims } from '#shop/claims/read-claims.ts';
import type { Fields } from '../../kinds/fields.ts';
import { type ContentKind, kindOf } from '../../kinds/kinds.ts';
import { placeholdersOf } from '../../kinds/emails.ts';
import { type Place, placesOf } from '../../kinds/places.ts';
import type { Block } from '../../reading/block.ts';
import type { Finding } from '../texts.ts';
import { findPromises, type PromiseShop, textOf } from './find-promises.ts';

/** The facts of the shop that the gate reads. */
export type GateShop = PromiseShop & {
  /** The names in braces that the settings fill in. */
  facts: readonly string[];
  /** Phones, emails and hosts that a text may name. */
  own: OwnWays;
  /** Returns the paths of these that lead to no page of the shop. */
  findDeadPaths: (db: Db, paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Returns the slugs of these that are no product on sale. */
  findGoneProducts: (db: Db, slugs: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Returns the names of these uploaded pictures that the shop does not have. */
  findGonePictures: (db: Db, names: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Today in India. */
  today?: string;
};

type Text = { kind: ContentKind; key: string; data: unknown };

type FieldsText = { kind: ContentKind | 'newsletter'; key?: string; fields: Fields; data: unknown };

const placeholderWords =
  /lorem ipsum|placeholder|(?<![\p{L}])(?:todo|tbd|tba|fixme|xxx+)(?![\p{L}])|your (?:text|name|shop|company|brand)(?: name)? here|(?:insert|add|write) (?:your |the )?(?:text|name|address) here|\[[\p{L} ]{2,40}\]|coming soon/iu;

/** Returns what stands in the way of publishing a text: gaps first, then warnings. */
export async function checkContent(db: Db, { kind, key, data }: Text, shop: GateShop): Promise<Finding[]> {
  return checkFields(db, { kind, key, fields: kindOf(kind).fields, data }, shop);
}

/** Returns what stands in the way of showing the text of these fields. */
export async function checkFields(
  db: Db,
  { kind, key = '', fields, data }: FieldsText,
  shop: GateShop,
): Promise<Finding[]> {
  const places = placesOf(fields, data);
  const found = places.flatMap((place) => [
    ...missing(place),
    ...missingDescription(place),
    ...wordFindings(kind, place, shop),
    ...foreignFindings(place, shop),
    ...(kind === 'emails' ? placeholderFindings(place, key) : []),
    ...dateFinding(place, shop),
  ]);
  const links = places.flatMap((place) => linksIn(place).map((to) => ({ place, to })));
  const dead = await shop.findDeadPaths(db, [...new Set(links.map(({ to }) => to))]);
  for (const { place, to } of links)
    if (dead.has(to)) found.push(finding(place, 'link', to, `This link leads nowhere: ${to}`));
  const products = places.filter(({ spec, value }) => spec.input === 'product' && value !== '');
  const gone = await shop.findGoneProducts(
    db,
    products.map(({ value }) => value as string),
  );
  for (const place of products)
    if (gone.has(place.value as string))
      found.push(
        finding(
          place,
          'product',
          place.value as string,
          `This product is not on sale: ${String(place.value)}`,
        ),
      );
  found.push(...(await findPromises(db, { kind, places, data }, shop)));
  found.push(...(await pictureFindings(db, places, shop)));
  if (kind === 'policy')
    found.push({
      level: 'warning',
      about: 'consent',
      field: 'text',
      label: 'Text',
      words: '',
      message:
        'A changed policy gets a new version and date. Does it change what customers have agreed to, such as the use of their data? Say here that it does not, or what changes for them.',
    });
  return found.toSorted((one, other) => one.level.localeCompare(other.level));
}

function finding(
  { field, label }: Place,
  about: Finding['about'],
  words: string,
  message: string,
  level: Finding['level'] = 'gap',
): Finding {
  return { level, about, field, label, words, message };
}

function missing(place: Place): Finding[] {
  const { spec, value, label } = place;
  const isEmpty =
    value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
  if (!spec.isRequired || !isEmpty) return [];
  return [finding(place, 'missing', '', `${label} is missing.`)];
}

/** A picture of a product says no more than the name beside it. */
function missingDescription(place: Place): Finding[] {
  const { spec, value, label, row } = place;
  if (spec.of === undefined || spec.input !== 'line' || value !== '') return [];
  if (!uploadedName.test(String(row[spec.of]))) return [];
  return [finding(place, 'missing', '', `${label} is missing.`)];
}

async function pictureFindings(db: Db, places: Place[], shop: GateShop): Promise<Finding[]> {
  const uploaded = places.filter(
    ({ spec, value }) => spec.input === 'picture' && uploadedName.test(String(value)),
  );
  if (uploaded.length === 0) return [];
  const gone = await shop.findGonePictures(
    db,
    uploaded.map(({ value }) => value as string),
  );
  return uploaded
    .filter(({ value }) => gone.has(value as string))
    .map((place) =>
      finding(place, 'picture', '', `${place.label} is not in this shop. Please choose or upload it again.`),
    );
}

function wordFindings(kind: FieldsText['kind'], place: Place, { facts }: GateShop): Finding[] {
  const text = textOf(place);
  if (text.trim() === '') return [];
  const { spec, field } = place;
  const found: Finding[] = [];
  const [placeholder] = placeholderWords.exec(text) ?? [];
  if (placeholder)
    found.push(finding(place, 'placeholder', placeholder, `This is no finished text: “${placeholder}”`));
  if (kind === 'policy' || kind === 'faq')
    for (const [typed, name = ''] of text.matchAll(/\{(\w{1,40})\}/g))
      if (!facts.includes(name))
        found.push(
          finding(place, 'fact', typed, `The settings have no ${typed}. Known are {${facts.join('}, {')}}.`),
        );
  // Titles of books name illnesses.
  if (field.startsWith('sources.')) return found;
  const claims = readClaims(text, 'ayurvedic', {
    isTitle: spec.isTitle ?? false,
    byRulesAlone: kind === 'policy',
  });
  for (const { verdict, words, law, lawful, ...mark } of claims) {
    // A policy speaks of refunds and rights, which a reader of claims doubts.
    if ((kind === 'policy' || spec.isPerson) && verdict === 'doubtful') continue;
    const message =
      verdict === 'refused'
        ? `“${words}” is a claim that the law forbids (${law}). Lawful would be: ${lawful}`
        : `“${words}” may be a claim (${law}). Lawful would be: ${lawful}`;
    found.push({
      ...finding(place, 'claim', words, message, verdict === 'refused' ? 'gap' : 'warning'),
      excerpt: excerptOf(text, mark),
    });
  }
  return found;
}

/** Sources lead to the pages that they name. */
function foreignFindings(place: Place, { own }: GateShop): Finding[] {
  const isSource = place.field.startsWith('sources.');
  return foreignWaysIn(textOf(place), own)
    .filter(({ kind }) => !isSource || kind !== 'link')
    .map(({ kind, words }) =>
      finding(
        place,
        'foreign',
        cutText(words, 200),
        `“${cutText(words, 200)}” ${foreignWords[kind]}`,
        'warning',
      ),
    );
}

function placeholderFindings(place: Place, key: string): Finding[] {
  const known = placeholdersOf(key);
  return [...textOf(place).matchAll(/\{([^{}]{0,40})\}/g)]
    .filter(([, name = '']) => !known.includes(name))
    .map(([typed]) =>
      finding(place, 'fact', typed, `This email has no ${typed}. Known are {${known.join('}, {')}}.`),
    );
}

function dateFinding(place: Place, { today = dayOf(new Date()) }: GateShop): Finding[] {
  const { spec, value } = place;
  if (spec.input !== 'date' || typeof value !== 'string' || value <= today) return [];
  return [finding(place, 'wrong', value, `${place.label} lies ahead: ${value}`, 'warning')];
}

function linksIn({ spec: { input }, value, row }: Place): string[] {
  // A row that is not shown may wait for its page.
  if (input === 'link') return value === '' || row['isShown'] === false ? [] : [value as string];
  if (input !== 'marks') return [];
  return ((value ?? []) as Block[]).flatMap((block) =>
    ('items' in block ? block.items : [block]).flatMap(({ spans }) =>
      spans.flatMap((span) => (span.kind === 'link' ? [span.to] : [])),
    ),
  );
}
