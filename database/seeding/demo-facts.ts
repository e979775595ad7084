const madeIn = {
  countryOfOrigin: 'India',
  maker: 'Aranya Herbals Private Limited (demo), 14, Peenya Industrial Area, Bengaluru 560058',
};

type Facts = { bestBefore: string; licence: string };

const foods: Facts = { bestBefore: '12 months from manufacture', licence: 'FSSAI 00000000000000 (demo)' };
const oils: Facts = { bestBefore: '18 months from manufacture', licence: 'FSSAI 00000000000000 (demo)' };
const cosmetics: Facts = { bestBefore: '24 months from manufacture', licence: 'KA-COS-0000/2026 (demo)' };
const medicines: Facts = { bestBefore: '36 months from manufacture', licence: 'KA-AYU-0000/2026 (demo)' };
const tools: Facts = { bestBefore: '', licence: '' };

/** Keys are the first digits of the HSN. */
const factsByHsn: [prefix: string, facts: Facts][] = [
  ['15', oils],
  ['3004', medicines],
  ['33', cosmetics],
  ['34', cosmetics],
  ['96', tools],
  ['', foods],
];

/** Legal details of packaged products for the demo shop, with invented values. */
export function demoFacts(hsn: string): Facts & typeof madeIn {
  const [, facts] = factsByHsn.find(([prefix]) => hsn.startsWith(prefix))!;
  return { ...madeIn, ...facts };
}
