import { readFileSync } from 'node:fs';
import { parse } from 'libpg-query';

const groups = JSON.parse(readFileSync(new URL('shard-keys.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, string>
>;
/** The shard key of each distributed table, as `docs/scaling.md` plans it. Other tables have a copy on each node. */
const keyOf = new Map(Object.values(groups).flatMap((tables) => Object.entries(tables)));

type Tree = { [name: string]: unknown };
type Column = { alias: string | null; name: string };
type Range = { table: string; alias: string; verb: string };

/**
 * Returns what a statement asks of several shards, such as `select orders` for orders that no shard key bounds, and
 * `update products on each node` for a change of a table that each node copies. A list of several ids counts as several
 * shards. Empty when one shard answers.
 */
export async function findCrossings(statement: string): Promise<string[]> {
  const { stmts } = (await parse(statement)) as unknown as { stmts: { stmt: Tree }[] };
  const crossings = stmts.flatMap(({ stmt }) => {
    const { ranges, bound, equal } = look(stmt);
    const isBound = closure(ranges, bound, equal);
    const unbound = ranges.filter((range) => keyOf.has(range.table) && !isBound(range));
    const copies = ranges.filter(({ table, verb }) => verb !== 'select' && !keyOf.has(table));
    return unbound
      .map(({ verb, table }) => `${verb} ${table}`)
      .concat(copies.map(({ verb, table }) => `${verb} ${table} on each node`));
  });
  return [...new Set(crossings)];
}

type Facts = {
  ranges: Range[];
  /** Columns that equal one value. */
  bound: Column[];
  /** Columns that equal each other. */
  equal: [Column, Column][];
};

function look(statement: Tree): Facts {
  const seen: Facts = { ranges: [], bound: [], equal: [] };
  const local = new Set<string>();
  walk(statement, (kind, node) => {
    if (kind === 'CommonTableExpr') local.add(node.ctename as string);
  });
  const see = (relation: Tree, verb: string): string => {
    const table = relation.relname as string;
    const alias = ((relation.alias as Tree | undefined)?.aliasname as string | undefined) ?? table;
    if (relation.schemaname === undefined && !local.has(table)) seen.ranges.push({ table, alias, verb });
    return alias;
  };
  walk(statement, (kind, node) => {
    if (kind === 'A_Expr') noteEquality(node, seen);
    // An equality under OR or NOT bounds nothing.
    return kind !== 'BoolExpr' || node.boolop === 'AND_EXPR';
  });
  walk(statement, (kind, node) => {
    if (kind === 'RangeVar') see(node, 'select');
    if (!['InsertStmt', 'UpdateStmt', 'DeleteStmt'].includes(kind)) return;
    const alias = see(node.relation as Tree, kind.replace('Stmt', '').toLowerCase());
    if (kind !== 'InsertStmt') return;
    for (const { ResTarget } of (node.cols ?? []) as { ResTarget: { name: string } }[])
      seen.bound.push({ alias, name: ResTarget.name });
  });
  return seen;
}

/** Calls `visit` with the kind and content of each node. False passes over what lies below. */
function walk(tree: unknown, visit: (kind: string, node: Tree) => boolean | void): void {
  if (Array.isArray(tree)) for (const part of tree) walk(part, visit);
  else if (tree !== null && typeof tree === 'object')
    for (const [kind, node] of Object.entries(tree)) {
      const isNode = node !== null && typeof node === 'object' && !Array.isArray(node);
      if (!isNode || visit(kind, node as Tree) !== false) walk(node, visit);
    }
}

function noteEquality({ kind, name, lexpr, rexpr }: Tree, { bound, equal }: Facts): void {
  if (kind !== 'AEXPR_OP' || (name as { String: { sval: string } }[])[0]!.String.sval !== '=') return;
  const [left, right] = [columnOf(lexpr), columnOf(rexpr)];
  if (left && right) equal.push([left, right]);
  else if (left ?? right) bound.push((left ?? right)!);
}

function columnOf(expression: unknown): Column | null {
  const fields = (expression as { ColumnRef?: { fields: { String?: { sval: string } }[] } }).ColumnRef
    ?.fields;
  if (!fields) return null;
  const names = fields.map((field) => field.String?.sval ?? '*');
  return { alias: names.at(-2) ?? null, name: names.at(-1)! };
}

/** A key that equals the key of a bound table is bound too. */
function closure(ranges: Range[], bound: Column[], equal: Facts['equal']): (range: Range) => boolean {
  const isKey =
    ({ alias, name }: Column) =>
    (range: Range) =>
      keyOf.get(range.table) === name && (alias === null || alias === range.alias);
  const found = new Set(bound.flatMap((column) => ranges.filter(isKey(column))));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const pair of equal)
      for (const [one, other] of [pair, pair.toReversed() as typeof pair])
        if (ranges.some((range) => found.has(range) && isKey(one)(range)))
          for (const range of ranges.filter(isKey(other))) found.add(range);
  }
  return (range) => found.has(range) || [...found].some(({ alias }) => alias === range.alias);
}
