import { agoOf } from '#platform/logged-change.ts';
import { Refusal } from '#platform/refusal.ts';

/** Both values of a setting that was saved with an old version. A value of null is the default. */
export type StaleSetting = { name: string; yours: string | null; current: string | null; version: number };

type Stale = { who: string; secondsAgo: number; settings: StaleSetting[] };

export const refusals = {
  stale: ({ who, secondsAgo, settings }: Stale) =>
    new Refusal('changed_meanwhile', 409, `${who} changed this ${agoOf(secondsAgo)}`, {
      details: { settings },
    }),
  wrong: (sentence: string, fields: Record<string, string>) =>
    new Refusal('wrong_setting', 400, sentence, { fields }),
  ofMachine: (name: string) =>
    new Refusal('machine_setting', 400, `${name} is no fact of the shop. Set it in the environment.`, {
      fields: { [name]: 'is set in the environment alone' },
    }),
  fixed: (name: string) =>
    new Refusal(
      'fixed_setting',
      409,
      `${name} is set in the environment, which wins. Remove its line there, then save it here.`,
      { fields: { [name]: 'is set in the environment, which wins' } },
    ),
};
