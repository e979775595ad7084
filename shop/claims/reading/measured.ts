import type { Token } from './tokens.ts';

const listed = (words: string) => new Set(words.split(/\s+/));

/** Words that say that a number measures a patient and no goods. */
const patients = listed(
  `my his her he she mother father mom mum mummy dad papa papaji maa amma appa nana nani dada dadi thatha paati aai baba uncle aunty aunt grandma grandpa grandfather grandmother
  husband wife son daughter patient report reports reading readings fasting pp postmeal meal meter doctor checkup check angio scan
  mera meri mere maine unka unki uska uski pitaji mataji bhai chacha tau pati patni daktar jaanch janch riport
  मेरी मेरा मेरे माँ मां पिताजी पापा दादी नानी रिपोर्ट जांच जाँच आई बाबा माझी माझा`,
);
/** A sentence with one of these speaks of a price or a workshop. */
const prices = listed(
  'price prices mrp rs rupees offer sale discount off save only deal combo diwali launch cost costs daam keemat kimat workshop loom looms shop kitchen batch batches farm kiln oven open closed size sizes score match team delivery',
);
/** Words between both values. */
const changes = listed(
  `to now today after then se ab aur pehle pahle came comes come down fell dropped drops reached reads became becomes is was were has have gone it tha thi the hua hui ho gaya gayi gai aaya aayi
  aaj baad mein me day days week weeks month months hafte hafton mahine mahino din dino in at within by this only just and from straight back all way finally settled sits stays
  से अब आज था थी हुआ हुई हो गया गई में दिन महीने हफ्ते बाद आया आई वरून आता`,
);
/** Units of goods, prices and places. */
const units = listed(
  `ml l litre litres liter g gm gms gram grams kg kgs kilo mg cm mm m inch inches feet ft rs inr rupee rupees paise percent % pm am year years yr yrs old degree degrees c f watt watts pc pcs
  piece pieces pack packs people members villages families weavers karigars acres hives cows colours colors sizes spf km page pages set sets jar jars bottle bottles
  recipes orders customers rating stars kcal calories thread threads gsm count oz`,
);
const maxApart = 5;
const maxNumber = 9;

type Value = { first: number; last: number; value: number; isPair: boolean };

/** Returns values of a person that fall (`was 9.2, now 6.1`, `180/110 to 120/80`), whose name the text leaves out. */
export function measuredChanges(
  text: string,
  tokens: readonly Token[],
  firstToken: number,
  lastToken: number,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  let before: Value | null = null;
  let isPersonal: boolean | null = null;
  for (let at = firstToken; at <= lastToken; at += 1) {
    const value = valueAt(text, tokens, at, lastToken);
    if (!value) continue;
    at = value.last;
    const [from, unit] = [before, tokens[value.last + 1]?.word ?? ''];
    before = value;
    if (!from || value.first - from.last - 1 > maxApart || units.has(unit)) continue;
    if (value.value >= from.value || value.isPair !== from.isPair || !isChange(text, tokens, from, value))
      continue;
    isPersonal ??= isOfPatient(tokens.slice(firstToken, lastToken + 1));
    if (value.isPair || isPersonal) {
      found.push({ first: from.first, last: value.last });
      before = null;
    }
  }
  return found;
}

function isOfPatient(sentence: readonly Token[]): boolean {
  const words = sentence.map(({ word, own }) => own || word);
  return words.some((word) => patients.has(word)) && !words.some((word) => prices.has(word));
}

function valueAt(text: string, tokens: readonly Token[], at: number, lastToken: number): Value | null {
  const isDigits = (token: Token | undefined) =>
    token !== undefined && token.word.length <= maxNumber && /^\d+$/.test(token.word);
  if (!isDigits(tokens[at])) return null;
  const sign = '₹$€'.includes(text.charAt(tokens[at]!.start - 1) || ' ');
  const between = at < lastToken ? text.slice(tokens[at]!.end, tokens[at + 1]!.start) : '';
  const hasMore = isDigits(tokens[at + 1]) && (between === '.' || between === '/');
  const last = hasMore ? at + 1 : at;
  if (sign || (at > 0 && units.has(tokens[at - 1]!.word) && tokens[at - 1]!.word.startsWith('r')))
    return null;
  const written = hasMore && between === '.' ? `${tokens[at]!.word}.${tokens[last]!.word}` : tokens[at]!.word;
  return { first: at, last, value: Number(written), isPair: between === '/' && hasMore };
}

function isChange(text: string, tokens: readonly Token[], from: Value, to: Value): boolean {
  const between = text.slice(tokens[from.last]!.end, tokens[to.first]!.start);
  if (between.length < 60 && /→|->|=>|➡|⇒|»|–>/.test(between)) return true;
  const words = tokens.slice(from.last + 1, to.first);
  return words.length > 0 && words.every(({ word, own }) => changes.has(own || word));
}
