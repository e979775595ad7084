/** Names that the shop uses for itself in logs. No account may have one, or stand in a log as if it were the shop. */
const reservedWords = [
  'The customer',
  'The shop',
  'Shop',
  'A former colleague',
  'The owner',
  'The owner by email',
  'Owner',
  'Support',
  'Support team',
  'Help desk',
  'Helpline',
  'Customer care',
  'Customer service',
  'Customer support',
  'Admin',
  'Administrator',
  'You',
  'System',
  'The system',
  'ग्राहक',
  'दुकान',
  'सिस्टम',
];

const desks = [
  'support',
  'care',
  'team',
  'help',
  'official',
  'owner',
  'admin',
  'customer care',
  'customer support',
];
const isAddress = /:\/\/|@|(?<!\p{L})www\./iu;

/** Letters of other scripts, and digits, that look like a Latin letter. */
const lookalikes: Record<string, string> = {
  ...Object.fromEntries(
    Array.from('асеһіјорԛѕтԝухмнкв').map((letter, at) => [letter, 'acehijopqstwyxmhkb'[at]!]),
  ),
  ...Object.fromEntries(Array.from('αεηικμνορτυχ').map((letter, at) => [letter, 'aenikmvoptux'[at]!])),
  ...Object.fromEntries(Array.from('օսհոցс').map((letter, at) => [letter, 'ouhngc'[at]!])),
  ı: 'i',
  ɑ: 'a',
  ѵ: 'v',
  ꓔ: 't',
  ...Object.fromEntries(
    Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ').map((letter, at) => [letter, 'abcdefghijklmnoprstuvwyz'[at]!]),
  ),
  ...Object.fromEntries(Array.from('ꮪꭹꭲꭼꮇꮋꮲꮯ').map((letter, at) => [letter, 'sytemhpc'[at]!])),
  $: 's',
  0: 'o',
  1: 'l',
  3: 'e',
  5: 's',
  7: 't',
};

type Name = {
  firstName?: string;
  lastName?: string;
  /** The name of the shop itself, which a colleague may not have. */
  shopName?: string;
};

/** Returns whether a first and last name, alone or together, look like a name that the shop uses for itself, or like an address. */
export function isReservedName({ firstName = '', lastName = '', shopName = '' }: Name) {
  const ofShop =
    shopName === ''
      ? []
      : [shopName, ...desks.flatMap((desk) => [`${shopName} ${desk}`, `${desk} ${shopName}`])];
  const taken = new Set([...reservedWords, ...ofShop].map(shapeOf).filter(Boolean));
  const names = [firstName, lastName, firstName + lastName];
  return names.some((name) => isAddress.test(name) || taken.has(shapeOf(name)));
}

/** Returns the letters as a reader sees them: without case, accents, invisible letters, blanks and signs. */
function shapeOf(name: string): string {
  const letters = Array.from(name.normalize('NFKD').toLowerCase()).map(
    (letter) => lookalikes[letter] ?? letter,
  );
  return letters.filter((letter) => /^[a-z]$/.test(letter) || isOtherLetter(letter)).join('');
}

/** A letter of another script makes another name. An invisible one, such as the Hangul filler, does not. */
function isOtherLetter(letter: string): boolean {
  return /^\p{L}$/u.test(letter) && !/^\p{Default_Ignorable_Code_Point}$/u.test(letter);
}
