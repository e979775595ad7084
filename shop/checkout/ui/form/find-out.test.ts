// §4 an answer lost while placing is found out, placed once
import { expect, test, vi } from 'vitest';
import { ApiError } from '#platform/ui/call-api.ts';
import { findOut, pauses } from './find-out.ts';

const lost = (status = 0) => new ApiError(status, { message: 'x' });

function asking(...responses: (string | Error)[]) {
  const ask = vi.fn<() => Promise<string>>(() => {
    const response = responses.shift() ?? lost();
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  });
  const wait = vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve());
  const onLost = vi.fn<() => void>();
  return { ask, wait, onLost, outcome: findOut({ ask, wait, onLost }) };
}

test('a first response needs no wait', async () => {
  const { outcome, wait, onLost } = asking('AR-1');
  expect(await outcome).toBe('AR-1');
  expect(wait).not.toHaveBeenCalled();
  expect(onLost).not.toHaveBeenCalled();
});

test('a lost response is requested again and reported once', async () => {
  const { outcome, ask, onLost } = asking(lost(), lost(503), lost(504), 'AR-1');
  expect(await outcome).toBe('AR-1');
  expect(ask).toHaveBeenCalledTimes(4);
  expect(onLost).toHaveBeenCalledOnce();
});

test('a refusal after a lost response is the result', async () => {
  const refusal = lost(409);
  const { outcome, ask } = asking(lost(), refusal, 'never asked');
  await expect(outcome).rejects.toBe(refusal);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('after about a minute the customer decides to ask again', async () => {
  const { outcome, ask, wait } = asking();
  expect(await outcome).toBeNull();
  expect(ask).toHaveBeenCalledTimes(pauses.length + 1);
  expect(wait.mock.calls.flat()).toEqual(pauses);
});
