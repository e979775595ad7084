import { Link } from 'react-router';
import { Part } from '#platform/admin/ui/part.tsx';
import { formatDay, formatMoment } from '#platform/india-time.ts';
import type { CustomerSection, ShownCustomer } from '../../customers.ts';

/** A customer with contact and what each module knows. */
export function CustomerView({ shown }: { shown: ShownCustomer }) {
  const { name, email, mobile, since, sections } = shown;
  const empty = sections.filter(({ rows }) => rows.length === 0).map(({ title }) => title.toLowerCase());
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-moss">Name</dt>
        <dd className="wrap-anywhere">{name}</dd>
        <dt className="text-moss">Email</dt>
        <dd className="wrap-anywhere">
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
        <dt className="text-moss">Phone</dt>
        <dd>{mobile || 'None in the account'}</dd>
        <dt className="text-moss">Account since</dt>
        <dd>{formatDay(since)}</dd>
      </dl>
      {sections
        .filter(({ rows }) => rows.length > 0)
        .map((section) => (
          <Section key={section.title} section={section} />
        ))}
      {empty.length > 0 && (
        <p className="text-moss">Nothing of: {new Intl.ListFormat('en-IN').format(empty)}.</p>
      )}
    </div>
  );
}

function Section({ section: { title, rows, more } }: { section: CustomerSection }) {
  return (
    <Part title={title}>
      <ul className="divide-y divide-line">
        {rows.map(({ text, at, to }, place) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- The rows of one response never move.
            key={place}
            className="flex flex-wrap items-center gap-x-4 py-2"
          >
            <span className="min-w-40 flex-1 wrap-anywhere">
              {to ? (
                <Link to={to} className="link inline-flex min-h-11 items-center">
                  {text}
                </Link>
              ) : (
                text
              )}
            </span>
            {at && <span className="text-sm text-moss">{formatMoment(at)}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-moss">{more} older ones are left out.</p>}
    </Part>
  );
}
