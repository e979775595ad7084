/** Reads rows in order of their ids, one batch after another. Holds no connection between batches. */
export async function* inBatches<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
  after: number,
): AsyncGenerator<Row[]> {
  for (let last: number | undefined = after; last !== undefined;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.id;
  }
}
