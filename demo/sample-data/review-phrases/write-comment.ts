import type { SampleProduct } from '../sample-product.ts';
import type { Random } from '../seeded-random.ts';
import { anyProduct, shortOnes, titles } from './any-product.ts';
import { kindPhrases, suits } from './kind-of-product.ts';
import { oneProduct } from './one-product.ts';
import { cities, kin, months, spans, type Phrases } from './phrases.ts';
import type { Decks } from './shuffled-decks.ts';

export type Writer = {
  product: SampleProduct;
  random: Random;
  decks: Decks;
  /** All titles and comments so far, so that none repeats. */
  said: Set<string>;
  usedLines: Set<string>;
};

/** One reviewer, with one home and one relative, who makes each point once. */
type Voice = { city: string; kin: string; topics: Set<string> };

type Mood = keyof Phrases;

const topics: [name: string, words: RegExp][] = [
  ['parcel', /deliver|courier|\{days\}|parcel|carton|\bbox\b|pack(ing|ed)\b|leak|seal|\bcap\b|cash|reached/i],
  ['price', /price|cost|paisa|money|discount|cheap|rupee|expensive|\bsale\b|value/i],
  ['family', /\{kin\}|mother|father|papa|family|husband|wife|daughter|\bson\b|\bkids\b|children/i],
  ['smell', /smell|scent|aroma/i],
  ['amount', /lasts|enough|goes a long|finish|bigger|refill/i],
  ['verdict', /decent|too early|neither|no complaint|no difference|\{span\}/i],
];

/** Returns a title for the rating. Titles of one product never repeat. */
export function writeTitle(writer: Writer, rating: number): string {
  const voice = newVoice(writer.random);
  return unsaid(writer, `${writer.product.id} title`, () => {
    const line = writer.decks.draw(titles[moodOf(rating)], (other) => suits(writer.product, other));
    return fill(writer, voice, line ?? 'Good');
  });
}

/** Returns a comment for the rating, from a few words to a long paragraph. Comments never repeat in the shop. */
export function writeComment(writer: Writer, rating: number): string {
  return unsaid(writer, 'comment', () => {
    const voice = newVoice(writer.random);
    const moods = moodsOf(rating, drawLength(writer.random));
    const lines = moods.map((mood, place) => drawSentence(writer, voice, mood, place, moods.length));
    return asTyped(writer.random, lines.map((line) => fill(writer, voice, line)).join(' '));
  });
}

function newVoice(random: Random): Voice {
  return { city: random.pick(cities), kin: random.pick(kin), topics: new Set() };
}

function unsaid({ said }: Writer, about: string, write: () => string): string {
  const keyOf = (text: string) => `${about} ${text.toLowerCase().replace(/\W/g, '')}`;
  let text = write();
  for (let tries = 0; said.has(keyOf(text)) && tries < 50; tries += 1) text = write();
  said.add(keyOf(text));
  return text;
}

function moodOf(rating: number): Mood {
  if (rating <= 2) return 'bad';
  return rating === 3 ? 'but' : 'good';
}

function drawLength(random: Random): number {
  const length = random.between(1, 100);
  if (length <= 28) return 1;
  return length <= 76 ? random.between(2, 3) : random.between(4, 6);
}

/** The mood of each sentence. A five praises throughout, a four ends with a 'but', a bad rating is brief. */
function moodsOf(rating: number, wanted: number): Mood[] {
  if (wanted === 1) return [moodOf(rating)];
  if (rating === 5) return Array<Mood>(wanted).fill('good');
  if (rating === 4) return [...Array<Mood>(wanted - 1).fill('good'), 'but'];
  if (rating === 3) return wanted === 2 ? ['good', 'but'] : ['good', 'but', 'but'];
  return rating === 2 ? ['bad', 'but'] : ['bad', 'bad'];
}

function drawSentence(writer: Writer, voice: Voice, mood: Mood, place: number, length: number): string {
  for (const lines of poolsFor(writer, mood, place, length)) {
    const line = writer.decks.draw(lines, (other) => mayBeSaid(writer, voice, other));
    if (line === undefined) continue;
    writer.usedLines.add(line);
    for (const topic of topicsOf(line)) voice.topics.add(topic);
    return line;
  }
  return writer.random.pick(kindPhrases(writer.product)[mood].filter((line) => suits(writer.product, line)));
}

/** The pools of phrases, likeliest first: a comment begins with the product and ends with the parcel. */
function poolsFor({ product, random }: Writer, mood: Mood, place: number, length: number): string[][] {
  const ofKind = kindPhrases(product)[mood];
  const ofAny = anyProduct[mood];
  const ofShort = length === 1 ? shortOnes[mood] : [];
  const ofOne = mood === 'good' ? (oneProduct[product.slug] ?? []) : [];
  if (length === 1 && random.chance(45)) return [ofShort, ofKind, ofAny];
  if (random.chance(35)) return [ofOne, ofKind, ofAny, ofShort];
  return random.chance(place === 0 ? 85 : 50)
    ? [ofKind, ofAny, ofOne, ofShort]
    : [ofAny, ofKind, ofOne, ofShort];
}

function mayBeSaid({ product, usedLines }: Writer, voice: Voice, line: string): boolean {
  return (
    !usedLines.has(line) && suits(product, line) && topicsOf(line).every((topic) => !voice.topics.has(topic))
  );
}

function topicsOf(line: string): string[] {
  return topics.filter(([, words]) => words.test(line)).map(([name]) => name);
}

/** Chooses one wording of each `[a|b]`, fills the slots and capitalises the first letter. */
function fill({ product, random }: Writer, voice: Voice, line: string): string {
  const worded = line
    .replace(/^\w+: /, '')
    .replace(/\[([^\]]*)\]/g, (_, wordings: string) => random.pick(wordings.split('|')))
    .replace(/\{(\w+)\}/g, (_, slot: string) => slotValue(slot, product, voice, random))
    .replace(/ +([.,])/g, '$1');
  return worded.charAt(0).toUpperCase() + worded.slice(1);
}

function slotValue(slot: string, product: SampleProduct, voice: Voice, random: Random): string {
  if (slot === 'city') return voice.city;
  if (slot === 'kin') return voice.kin;
  if (slot === 'month') return random.pick(months);
  if (slot === 'span') return random.pick(spans);
  if (slot === 'days') return String(random.between(2, 6));
  if (slot === 'form') return product.form.toLowerCase();
  if (slot === 'herb')
    return product.herb === 'lions-mane' ? "lion's mane" : product.herb.replaceAll('-', ' ');
  return `${product.quantity} ${product.unit}`;
}

/** Customers type differently: some without capitals, some without a final full stop. */
function asTyped(random: Random, comment: string): string {
  const style = random.between(1, 100);
  if (style <= 9) return comment.toLowerCase().replace(/\.$/, '').replaceAll(' and ', ' & ');
  return style <= 22 ? comment.replace(/\.$/, '') : comment;
}
