import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { productGroups } from '../../../../server/groups/tables.ts';
import { products } from '../../../../server/tables.ts';
import type { GroupPlace } from '../../../bulk/bulk-change.ts';
import type { Existing, ReadRow } from '../../../bulk/read-row.ts';
import { groupFields, maxMembers, type ProductPlace, refusals } from '../../../sizes.ts';

/** Groups of the shop by their name in small letters, with their members. */
export type KnownGroups = ReadonlyMap<string, readonly KnownGroup[]>;
type KnownGroup = Omit<ProductPlace, 'values'> & { members: { productId: number; values: string[] }[] };

/** The sizes that earlier rows of the file put into a group: the row of each, by the group's key and the values. */
export type EarlierSizes = Map<string, Map<string, number>>;

type PlaceCells = ReadRow['told'];
type Planned = { place: GroupPlace | null } | { problem: string } | null;
type Params = { existing: Existing | null; groups: KnownGroups; seen: EarlierSizes; number: number };

/** Returns where the columns of a group put the product of a row, null for nothing new, or why they cannot. */
export function planPlace(told: PlaceCells, { existing, groups, seen, number }: Params): Planned {
  if (Object.keys(told).length === 0) return null;
  const now = existing?.group ?? null;
  const name = told.group ?? now?.name ?? '';
  if (name === '') return now ? { place: null } : ofNothing(told);
  const known = groups.get(name.toLowerCase()) ?? [];
  const own = known.find(({ id }) => id === now?.id);
  if (!own && known.length > 1)
    return { problem: `The shop has ${known.length} groups of this name. Rename one of them first.` };
  const group = own ?? known[0];
  const values = told.optionValues ?? (own ? now!.values : []);
  const parsed = groupFields
    .pick({ name: true, options: true })
    .safeParse({ name, options: optionsOf(told, { group, values }) });
  const judged = groupFields.shape.members.element.shape.values.safeParse(values);
  if (values.length === 0) return { problem: 'A size needs a value, such as 200 ml.' };
  const issue = parsed.error?.issues[0] ?? judged.error?.issues[0];
  if (issue || !parsed.data) return { problem: issue?.message ?? 'This is not valid.' };
  const { options } = parsed.data;
  if (group && group.options.join('|').toLowerCase() !== options.join('|').toLowerCase())
    return {
      problem: `The group ${name} has the option ${group.options.join(' and ')}. Change it on its page.`,
    };
  const place = { key: name.toLowerCase(), name, options, values, isByName: true, order: [] };
  return claim(place, { existing, group, seen, number });
}

/** An empty cell of a product without a group says nothing. Options without a group are a slip. */
const ofNothing = ({ options = [], optionValues = [] }: PlaceCells): Planned =>
  options.length + optionValues.length > 0 ? { problem: 'Name the group of these values too.' } : null;

function optionsOf(
  { options = [] }: PlaceCells,
  { group, values }: { group?: KnownGroup | undefined; values: string[] },
) {
  if (options.length > 0) return options;
  return group?.options ?? ['Size', 'Pack'].slice(0, Math.max(1, Math.min(2, values.length)));
}

type Claim = Omit<Params, 'groups'> & { group?: KnownGroup | undefined };

/** Gives the values to the row, unless a product of the shop or an earlier row has them. */
export function claim(place: GroupPlace, { existing, group, seen, number }: Claim): Planned {
  if (place.values.length !== place.options.length)
    return { problem: `Give a value for each option: ${place.options.join(', ')}.` };
  if (existing?.productClass === 'combo') return { problem: refusals.comboInGroup(existing.name).message };
  const taken = seen.get(place.key) ?? new Map<string, number>();
  const key = place.values.join(', ').toLowerCase();
  const earlier = taken.get(key);
  if (earlier)
    return { problem: `Row ${earlier} is ${place.values.join(', ')} too. Give each its own value.` };
  const others = (group?.members ?? []).filter(({ productId }) => productId !== existing?.id);
  if (others.length >= maxMembers || taken.size >= maxMembers)
    return { problem: refusals.tooManySizes().message };
  seen.set(place.key, taken.set(key, number));
  return { place };
}

/** Finds the groups of these names, and those of these ids. */
export async function readKnownGroups(db: Db, names: readonly string[]): Promise<KnownGroups> {
  const keys = [...new Set(names.map((name) => name.toLowerCase()))];
  if (keys.length === 0) return new Map();
  const { id, name, options } = productGroups;
  const found = await db
    .select({ id, name, options })
    .from(productGroups)
    .where(inArray(sql`lower(${name})`, keys));
  const { id: productId, groupId, optionValues: values } = products;
  const members = await db
    .select({ productId, groupId, values })
    .from(products)
    .where(
      inArray(
        groupId,
        found.map((group) => group.id),
      ),
    );
  const byGroup = Map.groupBy(members, (member) => member.groupId);
  const groups = found.map((group) => Object.assign(group, { members: byGroup.get(group.id) ?? [] }));
  // An empty group is none.
  return Map.groupBy(
    groups.filter((group) => group.members.length > 0),
    (group) => group.name.toLowerCase(),
  );
}
