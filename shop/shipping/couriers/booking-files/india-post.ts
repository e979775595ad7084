import { type BookedParcel, type BookingSender, type Box, plainText } from './booked-parcel.ts';
import { articleColumns } from './india-post-sheets.ts';

type Cell = string | number | boolean;
type Cells = Partial<Record<(typeof articleColumns)[number], Cell>>;

/** India Post refuses a longer line, and with it the file. */
const maxLine = 50;
const maxGrams = 35_000;

/** A number of India Post: two letters, nine digits, IN. */
const articleNumber = /^[A-Z]{2}\d{9}IN$/;

/**
 * Splits an address at blanks into two lines of fifty characters, as India Post takes it. Returns null for one that does not fit, since a cut
 * address is not found.
 */
export function addressLines(address: string): [string, string] | null {
  const lines = ['', ''];
  let at = 0;
  for (const word of plainText(address).split(' ')) {
    const joined = lines[at] === '' ? word : `${lines[at]} ${word}`;
    if (joined.length <= maxLine) lines[at] = joined;
    else if (at === 0 && word.length <= maxLine) lines[(at = 1)] = word;
    else return null;
  }
  return [lines[0] ?? '', lines[1] ?? ''];
}

/** Says whether a courier that a merchant named is India Post, which collects whole rupees alone. */
export function collectsWholeRupees(name: string): boolean {
  return /\b(?:india|speed|business) ?post\b|\bdak\b|डाक/i.test(name);
}

/** Returns why India Post would refuse a parcel, in words, or null. */
export function indiaPostProblem({ recipient, collectPaise, grams }: BookedParcel): string | null {
  if (plainText(recipient.name).length > maxLine)
    return `The name is longer than ${maxLine} characters. Shorten it on the page of the order.`;
  if (addressLines(recipient.addressLine) === null)
    return `The address does not fit into two lines of ${maxLine} characters. Shorten it on the page of the order.`;
  if (!/^[6-9]\d{9}$/.test(recipient.phone))
    return 'India Post wants a mobile number of ten digits. Correct it on the page of the order.';
  if (collectPaise % 100 !== 0)
    return "India Post collects whole rupees alone. Turn 'Whole rupees for cash' on for new orders, and book this one at the counter.";
  return grams > maxGrams
    ? 'India Post takes 35 kg at most. Choose another courier on the page of the order.'
    : null;
}

/** Returns what of the sender India Post would refuse, in words, or null. */
export function senderProblem({ name, address, city, phone }: BookingSender): string | null {
  if (phone === null || !/^[6-9]\d{9}$/.test(phone))
    return 'India Post wants the mobile number of the shop. Set SHOP_PHONE.';
  if (plainText(name).length > maxLine) return `SELLER_NAME is longer than ${maxLine} characters.`;
  if (addressLines(address) === null)
    return `SELLER_ADDRESS does not fit into two lines of ${maxLine} characters.`;
  return city === '' ? 'The shop does not know the city of PICKUP_PINCODE.' : null;
}

/** Returns the rows of the sheet `ArticleDetails`, without its headers. The caller has asked for problems. */
export function articleRows(
  parcels: readonly BookedParcel[],
  { sender, box }: { sender: BookingSender; box: Box },
): Cell[][] {
  return parcels.map((parcel, index) => {
    const cells = cellsOf(parcel, { sender, box });
    cells['SERIAL NUMBER'] = index + 1;
    return articleColumns.map((column) => cells[column] ?? '');
  });
}

function cellsOf(parcel: BookedParcel, { sender, box }: { sender: BookingSender; box: Box }): Cells {
  const { recipient, collectPaise, waybill } = parcel;
  const [line1, line2] = addressLines(recipient.addressLine)!;
  const [from1, from2] = addressLines(sender.address)!;
  return {
    'BARCODE NO': waybill !== null && articleNumber.test(waybill) ? waybill : '',
    'PHYSICAL WEIGHT': Math.ceil(parcel.grams),
    'SHAPE OF ARTICLE': 'NROL',
    'LENGTH ': box.lengthCm,
    'BREADTH/DIAMETER': box.breadthCm,
    HEIGHT: box.heightCm,
    'PRIORITY FLAG': false,
    'DELIVERY INSTRUCTION': 'ND',
    'INSTRUCTION RTS': 'RTS',
    'SENDER NAME': plainText(sender.name),
    'SENDER ADD LINE 1': from1,
    // The second line may not be empty.
    'SENDER ADD LINE 2': from2 || plainText(sender.city),
    'SENDER CITY': plainText(sender.city),
    'SENDER STATE': plainText(sender.state),
    'SENDER PINCODE': Number(sender.pincode),
    'RECEIVER NAME': plainText(recipient.name),
    'RECEIVER ADD LINE 1': line1,
    'RECEIVER ADD LINE 2': line2,
    'RECEIVER CITY': plainText(recipient.city),
    'RECEIVER STATE': plainText(recipient.state),
    'RECEIVER PINCODE': Number(recipient.pincode),
    'ALT ADDRESS FLAG': false,
    'PICKUP ADDRESS FLAG': false,
    'DROP OFF PINCODE': Number(sender.pincode),
    'SENDER MOBILE NO': Number(sender.phone),
    'RECEIVER MOBILE NO': Number(recipient.phone),
    ...(collectPaise > 0 ? { 'CODR/COD': 'cod', 'VALUE FOR CODR/COD': collectPaise / 100 } : {}),
    ACK: false,
    REGISTRATION: false,
    'OTP BASED DELIVERY': false,
    'BULK REFERENCE': parcel.orderNumber,
  };
}
