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

it('who asks while a read runs is given the next one, together', async () => {
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

it('a read that fails fails for those who waited for it and nobody else', async () => {
  const { finish, ask } = countingReads();
  const first = ask();
  const second = ask();
  finish[0]!(true);
  await expect(first).rejects.toThrow('read 1');
  finish[1]!();
  expect(await second).toBe(2);
});

it('once nobody asks any more the next read starts at once, and other keys never wait', async () => {
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
