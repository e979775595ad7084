import { DemoRibbon } from '#platform/ui/page/demo-ribbon.tsx';
import type { LegalContacts } from '../legal-contacts.ts';

/** Who sells and who hears complaints (E-Commerce Rules, 2020). A detail that is not set is left out. */
export function LegalLines({ legal, demo }: { legal: LegalContacts; demo: boolean }) {
  const { seller, address, officer, designation, officerEmail, officerPhone } = legal;
  return (
    <div className="flex flex-col gap-1">
      {seller && (
        <p>
          Sold by {seller}
          {address && `, ${address}`} <DemoRibbon show={demo} />
        </p>
      )}
      {officer && (
        <p>
          {designation}: {officer},{' '}
          <a className="link inline-block py-1" href={`mailto:${officerEmail}`}>
            {officerEmail}
          </a>
          ,{' '}
          <a className="link inline-block py-1" href={`tel:${officerPhone}`}>
            {officerPhone}
          </a>
        </p>
      )}
    </div>
  );
}
