import { agoOf } from '#platform/logged-change.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Finding, FormValue } from './texts.ts';

type Stale = {
  who: string;
  secondsAgo: number;
  revision: number;
  yours: FormValue;
  current: FormValue;
};

export const refusals = {
  entryNotFound: () => new Refusal('content_not_found', 404, 'There is no such text.'),
  versionNotFound: () => new Refusal('version_not_found', 404, 'There is no such version of this text.'),
  nothingToPublish: () =>
    new Refusal('no_draft', 409, 'There is no draft to publish. Change the text first.'),
  stale: ({ who, secondsAgo, ...details }: Stale) =>
    new Refusal('changed_meanwhile', 409, `${who} changed this text ${agoOf(secondsAgo)}`, { details }),
  wrong: (fields: Record<string, string>) =>
    new Refusal('wrong_text', 400, 'Some fields hold what they may not hold. Please mend them.', { fields }),
  gaps: (findings: Finding[]) =>
    new Refusal('gaps', 422, 'This text is not ready yet. Please mend what is listed.', {
      details: { findings },
    }),
  warnings: (findings: Finding[]) =>
    new Refusal('reason_needed', 422, 'Please mend what is listed, or say why it may stay.', {
      details: { findings },
    }),
  ownerAlone: () =>
    new Refusal(
      'owner_only',
      403,
      'Only the owner accepts words that may be a claim, or that lead away from the shop. Please mend them.',
    ),
  ownerPublishes: () =>
    new Refusal(
      'owner_publishes',
      403,
      'Only the owner publishes emails, policies and the banner. Your draft is saved.',
    ),
  wrongHour: () =>
    new Refusal('wrong_hour', 400, 'Please choose an hour that lies ahead, within one year.', {
      fields: { at: 'must lie ahead, within one year' },
    }),
  takenAddress: () =>
    new Refusal('address_taken', 409, 'Another text has or had this address.', {
      fields: { to: 'is taken' },
    }),
  fixedAddress: () => new Refusal('address_fixed', 400, 'The address of this text is fixed.'),
};
