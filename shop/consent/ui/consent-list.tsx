import type { ReactNode } from 'react';
import { formatLongMoment } from '#platform/india-time.ts';
import type { Consent } from '../contract.ts';
import { consentNames } from '../names.ts';

const moment = (at: string) => <time dateTime={at}>{formatLongMoment(at)}</time>;

type Props = {
  consents: Consent[];
  action: (consent: Consent) => ReactNode;
};

export function ConsentList({ consents, action }: Props) {
  return (
    <ul aria-label="What you agreed to" className="flex flex-col gap-3">
      {consents.map((consent) => (
        <li
          key={consent.id}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-paper p-4"
        >
          <div className="flex max-w-reading min-w-0 flex-col gap-1">
            <p className="font-semibold">{consentNames[consent.purpose]}</p>
            <p>“{consent.words}”</p>
            <p className="text-sm text-moss">
              Agreed on {moment(consent.agreedAt)}, words of {consent.version}
              {consent.withdrawnAt && <>. Withdrawn on {moment(consent.withdrawnAt)}</>}
            </p>
          </div>
          {!consent.withdrawnAt && action(consent)}
        </li>
      ))}
    </ul>
  );
}
