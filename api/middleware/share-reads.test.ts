import { expect, it } from 'vitest';
import { shareReads } from './share-reads.ts';

function countingReads() {
  const finish: ((fails?: boolean) => void)[] = [];
  const share = shareReads<number>();
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const number = finish.length + 1;
      finish.push((fails) => (fails ? reject(new Error(`read ${number}`)) : resolve(number)));
    });
  return { finish, ask: (key = 'list') => share(key, read) };
}

it('requests during a read share the next read', async () => {
  const { finish, ask } = countingReads();
  const first = ask();
  const waiting = [ask(), ask(), ask()];
  expect(finish).toHaveLength(1);
  finish[0]!();
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(finish).toHaveLength(2);
  const late = ask();
  finish[1]!();
  expect(await Promise.all(waiting)).toEqual([2, 2, 2]);
  await Promise.resolve();
  finish[2]!();
  expect(await late).toBe(3);
});

it('a failed read fails only for the requests that waited for it', async () => {
  const { finish, ask } = countingReads();
  const first = ask();
  const second = ask();
  finish[0]!(true);
  await expect(first).rejects.toThrow('read 1');
  finish[1]!();
  expect(await second).toBe(2);
});

it('an idle key reads at once, and keys never wait for each other', async () => {
  const { finish, ask } = countingReads();
  const first = ask();
  const other = ask('other');
  expect(finish).toHaveLength(2);
  finish[0]!();
  finish[1]!();
  expect(await Promise.all([first, other])).toEqual([1, 2]);
  const again = ask();
  expect(finish).toHaveLength(3);
  finish[2]!();
  expect(await again).toBe(3);
});
