/** Reads rows in order of their ids, a batch at a time, each after the last id of the batch before. Between batches it holds no connection. */
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
