import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/root.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const roomsFile = '.cache/rooms.json';
/** Where playwright.config.ts has its results written. */
const journeysFile = '.cache/journeys.json';

/** What makes Vitest write down its results beside showing them. */
export const roomsArguments = ['--reporter=default', '--reporter=json', `--outputFile.json=${roomsFile}`];

/** Drops the results of the last run, so that they are never counted for this one. */
export function forgetResults() {
  for (const file of [roomsFile, journeysFile]) rmSync(join(root, file), { force: true });
}

/** @returns {Count} the room, rule and architecture tests that really ran */
export function countRooms() {
  const { numPassedTests = 0, numFailedTests = 0 } = read(roomsFile);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** @returns {Count} the browser journeys that really ran */
export function countJourneys() {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(journeysFile).stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/** @param {string} file */
function read(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
