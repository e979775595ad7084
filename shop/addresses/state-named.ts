import { stateChoices, type StateName } from '#shop/pincodes/states.ts';

/** Names that look-up services still use. */
const otherNames: Record<string, StateName> = {
  chattisgarh: 'Chhattisgarh',
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
  'nct of delhi': 'Delhi',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
};

/** Returns the state that a look-up service means, or null. */
export function stateNamed(written: string): StateName | null {
  const name = written.toLowerCase().replaceAll('&', 'and').replace(/^the /, '').trim();
  return stateChoices.find((choice) => choice.toLowerCase() === name) ?? otherNames[name] ?? null;
}
