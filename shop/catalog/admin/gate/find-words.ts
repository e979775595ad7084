import schedule from './schedule-e1.json' with { type: 'json' };
import type { Statements } from './check-gate.ts';

type FoundWord = { field: string; word: string };

type Substance = {
  name: string;
  names: string[];
  /** Names that mean other things too. They count alone or before a part of the plant. */
  alone?: string[];
  /** Parts that are no poison. */
  harmless?: string[];
};

const ingredientFields = ['ingredients', 'composition', 'genericName', 'latin'];

/** Returns the substances of Schedule E(1) among the ingredients. A book about them holds none. */
export function findPoisons(statements: Statements): FoundWord[] {
  if (statements.hsn?.startsWith('49')) return [];
  return ingredientFields.flatMap((field) => {
    const items = withoutNegations(plain(statements[field] ?? '')).split(/[,;|\n•]+|\.\s/);
    const isPoison = (substance: (typeof poisons)[number]) =>
      items.some((item) => isNamed(item, substance, field));
    return poisons.filter(isPoison).map(({ name }) => ({ field, word: name }));
  });
}

const parts =
  'mula|moola|root|patra|leaf|leaves|kshira|ksheera|dugdha|latex|pushpa|flower|flowers|tvak|bark|beej|bija|seed|seeds|फल|मूल|पत्र|बीज|जड़';

/** A harmless part does not excuse these in the same item. */
const poisonousParts = wordsOf(['leaf', 'leaves', 'patra', 'flower', 'resin', 'latex', 'charas', 'pod']);

const poisons = (schedule.substances as Substance[]).map(({ name, names, alone = [], harmless = [] }) => ({
  name,
  names: wordsOf(names),
  alone: alone.length === 0 ? null : aloneOf(alone),
  harmless: harmless.length === 0 ? null : wordsOf(harmless),
}));

function isNamed(item: string, { names, alone, harmless }: (typeof poisons)[number], field: string): boolean {
  // The generic name of a distillate is Arka.
  const isHere = names.test(item) || (field !== 'genericName' && (alone?.test(item) ?? false));
  if (!isHere) return false;
  return !harmless?.test(item) || poisonousParts.test(item);
}

/** Words of any script end where no letter or mark follows. */
function wordsOf(words: string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${escaped(words)})(?![\p{L}\p{M}])`, 'iu');
}

function aloneOf(words: string[]): RegExp {
  const name = `(?:${escaped(words)})`;
  const before = String.raw`^\s*(?:(?:shuddha|shodhita|shodhit|purified)\s)?`;
  return new RegExp(
    String.raw`${before}${name}\s*(?:$|[\d(:=])|(?<![\p{L}\p{M}])${name}\s(?:${parts})(?![\p{L}\p{M}])`,
    'iu',
  );
}

function escaped(words: string[]): string {
  return words.map((word) => plain(word).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
}

const metal =
  '(?:(?:added|any|red) )?(?:mercury|parada|lead|arsenic|cadmium|heavy metals?|parabens?|sulph?ates?|silicones?|alcohol|cinnabar|opium|cannabis|thc)';
const negated = new RegExp(
  String.raw`\b(?:free (?:from|of)|no|without|devoid of|not contain|never)\s{1,3}${metal}(?:(?:\s?,\s?|\s(?:and|or|nor)\s|\s?&\s?){1,2}${metal}){0,12}\b|\b${metal}\s(?:free\b|(?:is |are )?(?:not detected|absent|nil|none|within limits?|below limits?))`,
  'giu',
);

/** A label that says what is not in the product names no ingredient. */
function withoutNegations(text: string): string {
  return text.replaceAll(negated, ' ');
}

/** Accents of Latin letters go. Vowel signs of Indian scripts stay. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\p{Cf}]/gu, '')
    .replaceAll(/[-‐‑–_]/g, ' ')
    .toLowerCase();
}
