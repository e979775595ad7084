import type { Concept } from './concept.ts';
import { concerns } from './concerns.ts';
import { herbs } from './herbs.ts';
import { productTypes } from './product-types.ts';

/** Two words whose meaning neither has alone. `<id>` represents every one-word name of a herb or product type. */
type Pair = Concept & { first: string; second: string };

const red = 'red, lal, rakta, rakt, sivappu, sevappu, chuvanna, erra, kempu, tambda, लाल, रक्त';
const black = 'black, kala, kali, kale, karuppu, काली, काला';
const sweet = 'meetha, meethi, sweet, god, मीठा, मीठी';

/** The oil of a scent is its attar: `ruh khus`. */
const attar = 'attar, itra, itr, ittar, itar, इत्र';

/** Words that make another herb of the following name: `red sandle` is not sandalwood. */
const otherHerbs: Pair[] = [
  { kind: 'herb', id: 'red-sandalwood', first: red, second: '<sandalwood>' },
  { kind: 'herb', id: 'black-turmeric', first: black, second: '<turmeric>' },
  {
    kind: 'herb',
    id: 'wild-turmeric',
    first: 'jangli, van, ama, amba, aam, kasturi, wild',
    second: '<turmeric>',
  },
  { kind: 'herb', id: 'tree-turmeric', first: 'daru, tree', second: '<turmeric>' },
  { kind: 'herb', id: 'black-musli', first: black, second: '<safed-musli>' },
  { kind: 'herb', id: 'kalonji', first: 'black, kala, kale, kalo, karun, nalla, काला', second: '<cumin>' },
  { kind: 'herb', id: 'curry-leaf', first: sweet, second: '<neem>' },
  { kind: 'herb', id: 'stevia', first: sweet, second: '<tulsi>' },
  { kind: 'herb', id: 'vetiver', first: 'khus, khas, vetiver, ruh khus, ruh khas', second: attar },
  { kind: 'unsold', id: 'deodorant', first: 'khus, khas, vetiver, ruh khus, ruh khas', second: attar },
  { kind: 'herb', id: 'sandalwood', first: 'chandan, sandal, sandalwood, चंदन', second: attar },
  { kind: 'herb', id: 'bhui-amla', first: 'bhumi, bhui, bhoomi, bhu, भूमि, भुई', second: '<amla>' },
];

const falling = [
  'tut, toot, tut rahe, toot rahe, gir rahe, jhad rahe, jhadna, jhadne, jhadte, jharna, jharne, girna, girne',
  'tootna, tutna, tutte, tootte, fall, falling, loss, galne, galti, galtat, galtaat, galtayt, galtoy, galat',
  'uthirvu, kottudhal, uthirudhu, uthirgiradhu, uthirkirathu, kottudhu, kottuthu, kottugiradhu, kottukirathu',
  'raluthundi, raalutundi, ralipotundi, oodipotundi, uduruttide, uduruthide, kozhiyunnu, kozhiyunu, khare, khartaa',
  'porche, uthche, jhadte hain, girte, झड़ना, झड़ने, झड़ते, झड़ रहे, गिरना, गिरने, गिरते, टूटना, टूटते, गळतात, गळत',
  'गळतंय, गळतायत, गळणे, गळती, गळणारे, உதிர்வு, உதிர்வதை, உதிர்கிறது, உதிருது, உதிர, கொட்டுகிறது, கொட்டுது',
  'கொட்டுதல், கொட்டுவதை, రాలుతుంది, రాలుతోంది, రాలడం, ఊడుతోంది, ఊడిపోతుంది, ಉದುರುತ್ತಿದೆ, ಉದುರುತ್ತದೆ, ಉದುರುವಿಕೆ',
  'കൊഴിയുന്നു, കൊഴിച്ചിൽ, ખરે, ખરતા, ખરવા, পড়ছে, পড়া, ঝরছে, ঝরা, ਝੜ, ਝੜਨਾ, ਝੜਦੇ',
].join(', ');

/** Complaints of the eye are for a doctor and not for castor oil. */
const soreEyes =
  'jalan, jal, jalti, lal, laal, red, khujli, itching, itchy, burning, irritation, sujan, infection, dard, pani, जलन, लाल, खुजली, दर्द';

const states: Pair[] = [
  {
    kind: 'thing',
    id: 'kadha',
    first: '<kadha>, kadhe, काढ़े',
    second: 'masala, masale, मसाला, मसाले, spice, spices',
  },
  {
    kind: 'concern',
    id: 'dry-skin',
    first: '<hand>, <foot>',
    second: 'rukhe, rukha, sukhe, dry, fate, phate',
  },
  { kind: 'concern', id: 'hair-shine', first: '<hair>', second: 'chamak, chamkana, chamkane, shine, चमक' },
  { kind: 'concern', id: 'hair-wash', first: '<hair>', second: 'dhona, dhone, dhulai, धोने, धोना' },
  { kind: 'concern', id: 'hair-fall', first: '<hair>', second: falling },
  {
    kind: 'concern',
    id: 'hair-fall',
    first: 'jhadte, girte, tutte, tootte, patle, ghane, lambe, thin',
    second: '<hair>',
  },
  {
    kind: 'concern',
    id: 'grey-coverage',
    first: 'safed, pake, white, grey, gray, kale, kaale, सफेद, काले',
    second: '<hair>',
  },
  {
    kind: 'concern',
    id: 'grey-coverage',
    first: '<hair>',
    second: 'safed, kale, kaale, kala, rangna, rangne, pakna, pakne, pak, सफेद, काले',
  },
  {
    kind: 'concern',
    id: 'dry-hair',
    first: 'rukhe, sukhe, rough, dry, bejaan, ghungrale, रूखे',
    second: '<hair>',
  },
  {
    kind: 'concern',
    id: 'dry-skin',
    first: 'rukhi, sukhi, dry, rough, khushk, phati, fati, रूखी, सूखी',
    second: '<skin>',
  },
  {
    kind: 'concern',
    id: 'oily-skin',
    first: 'oily, telia, teliya, tailiya, tel, chikni, chipchipi, तैलीय',
    second: '<skin>',
  },
  { kind: 'concern', id: 'dry-skin', first: '<skin>', second: 'rukhi, sukhi, dry, phati, fati, रूखी, सूखी' },
  {
    kind: 'concern',
    id: 'dull-skin',
    first: '<skin>',
    second: 'dull, looks dull, bejaan, kali, kaali, बेजान, काली',
  },
  {
    kind: 'concern',
    id: 'lips-and-eyes',
    first: 'phate, fate, kale, kaale, sukhe, dry, dark, chapped, phate hue',
    second: '<lips>',
  },
  {
    kind: 'concern',
    id: 'lips-and-eyes',
    first: '<lips>',
    second: 'phatna, fatna, phate, fate, kale, kaale, black, dark, sukhe, dry, फटे, काले',
  },
  {
    kind: 'concern',
    id: 'scalp-care',
    first: 'khopdi, khopri, sir, sar, scalp, head, सिर',
    second: 'khujli, kharish, itching, खुजली',
  },
];

const crackedHeels =
  'fati edi, phati edi, fati ediyon, phati ediyon, fati ediyan, fati hui ediyon, cracked heel, cracked heels, फटी एड़ी, फटी एड़ियों';

/** A face cream is made for no other part, and a form for babies is another one. A product that carries both words wins. */
const unsoldPairs: Pair[] = (
  [
    ['body-goods', '<body>', '<cream>'],
    ['hand-goods', '<hand>', '<cream>'],
    ['hand-goods', '<hand>', '<scrub>'],
    ['foot-goods', `<foot>, ${crackedHeels}`, '<cream>'],
    ['foot-goods', '<foot>', '<scrub>'],
    ['hair-goods', '<hair>', '<cream>'],
    ['hair-goods', '<hair>', '<serum>'],
    ['eye-goods', '<eyes>', '<cream>'],
    ['eye-goods', '<eyes>', soreEyes],
    ['eye-goods', soreEyes, '<eyes>'],
    ['lip-goods', '<lips>', '<scrub>'],
    ['baby', '<baby-care>', '<cream>'],
    ['baby', '<baby-care>', '<soap>'],
    ['baby', '<baby-care>', '<shampoo>'],
  ] as const
).map(([id, first, second]) => ({ kind: 'unsold', id, first, second }));

/** Returns the meaning of each pair with its names in every spelling of both words, comma-separated. */
export function pairNames(): (Concept & { names: string })[] {
  return [...otherHerbs, ...states, ...unsoldPairs].map(({ kind, id, first, second }) => {
    const seconds = spelledAs(second);
    const names = spelledAs(first).flatMap((one) => seconds.map((other) => `${one} ${other}`));
    return { kind, id, names: names.join(',') };
  });
}

/** Expands `<id>` into the one-word names of its concept. */
function spelledAs(side: string): string[] {
  return side.split(',').flatMap((part) => {
    const [, id] = /<([^<>]+)>/.exec(part) ?? [];
    if (!id) return [part.trim()];
    const named = (herbs[id] ?? productTypes[id] ?? concerns[id])!.split(',').map((name) => name.trim());
    return named.filter((name) => !name.includes(' '));
  });
}
