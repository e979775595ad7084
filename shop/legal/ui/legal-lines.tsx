import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import { BreakableEmail } from '#platform/ui/texts/breakable-email.tsx';
import type { LegalContacts } from '../legal-contacts.ts';

/** The seller and the grievance officer (E-Commerce Rules, 2020), without missing details. */
export function LegalLines({ legal, demo }: { legal: LegalContacts; demo: boolean }) {
  const { seller, address, officer, designation, officerEmail, officerPhone } = legal;
  return (
    <div className="flex flex-col gap-1">
      {seller && (
        <p>
          {address ? `Sold by ${seller}, ${address}` : `Sold by ${seller}`} <DemoRibbon show={demo} />
        </p>
      )}
      {officer && (
        <p>
          {designation}: {officer},{' '}
          <a className="link inline-block py-1" href={`mailto:${officerEmail}`}>
            <BreakableEmail address={officerEmail} />
          </a>
          {officerPhone && (
            <>
              ,{' '}
              <a className="link inline-block py-1" href={`tel:${officerPhone}`}>
                {officerPhone}
              </a>
            </>
          )}
        </p>
      )}
    </div>
  );
}
