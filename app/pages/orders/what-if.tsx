import { Link } from 'react-router';
import { ContactLink } from '../../page-kit/contact-link.tsx';
import { useShop } from '../../page-kit/use-shop.ts';

type Props = {
  isComing: boolean;
  /** The courier collects money. */
  isDue: boolean;
  /** Where a customer chooses another day. */
  place?: string;
};

/** Says to a customer how to go on when something goes wrong. */
export function WhatIf({ isComing, isDue, place = 'This page' }: Props) {
  const { phone, email } = useShop();
  return (
    <section
      aria-labelledby="what-if"
      className="flex flex-col gap-4 rounded-lg border border-line bg-paper p-4 md:p-6"
    >
      <h2 id="what-if" className="font-sans text-sm font-semibold tracking-wide text-moss uppercase">
        What if
      </h2>
      {isComing && (
        <p>
          <strong className="font-semibold">nobody is at home?</strong> The courier usually comes again on the
          next working day. {place} then has a button to choose another day.
        </p>
      )}
      {isComing && isDue && (
        <p>
          <strong className="font-semibold">somebody asks for more?</strong> Pay the amount on the label and
          nothing else.
        </p>
      )}
      <p>
        <strong className="font-semibold">something is wrong with it?</strong>{' '}
        <Link to="/policies/returns" className="link">
          Returns and refunds
        </Link>{' '}
        says how it comes back.
      </p>
      {(phone ?? email) !== null && (
        <div>
          <strong className="font-semibold">you need us?</strong>
          <div className="flex flex-col items-start">
            <ContactLink to="tel" address={phone} className="link inline-flex min-h-11 items-center" />
            <ContactLink to="mailto" address={email} className="link inline-flex min-h-11 items-center" />
          </div>
        </div>
      )}
    </section>
  );
}
