import { expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

it('a page rendered on the server leaves no timer that holds its data', () => {
  const before = timers();
  const client = queryClient();
  for (let page = 0; page < 50; page += 1) client.setQueryData(['products', page], { page });
  expect(timers() - before).toBeLessThan(5);
});
