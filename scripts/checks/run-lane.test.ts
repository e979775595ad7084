import { expect, it } from 'vitest';
import { runLane } from './run-lane.mjs';

it('a lane runs each script with its arguments and names the failed one', async () => {
  let printed = '';
  const failed = await runLane(
    process.execPath,
    ['format --check --version', 'format --check --no-such-option'],
    (text) => {
      printed += text;
    },
  );
  expect(failed).toEqual(['format --check --no-such-option']);
  expect(printed).toMatch(/format --check --version: good/);
  expect(printed).toMatch(/--no-such-option`? is not expected/);
});
