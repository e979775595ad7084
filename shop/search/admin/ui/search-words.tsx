import { SearchCheck } from 'lucide-react';
import { Part } from '#platform/admin/ui/part.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/page/empty-state.tsx';
import { Notice } from '#platform/ui/page/notice.tsx';
import type { Synonym, ZeroResultSearch } from '../contract.ts';
import { clearMeaning, teach, useWordChange } from './queries.ts';
import { WordRow } from './word-row.tsx';

type Props = { searches: ZeroResultSearch[]; synonyms: Synonym[] };

const sections = [
  { kind: 'sold', title: 'These find goods by now' },
  { kind: 'notUnderstood', title: 'Not understood' },
  { kind: 'illness', title: 'Illnesses, answered with a doctor' },
] as const;

/** Lists the searches that found nothing, by kind, and the synonyms of staff. */
export function SearchWords({ searches, synonyms }: Props) {
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      {searches.length === 0 ? (
        <EmptyState picture={<SearchCheck strokeWidth={1.25} />} title="Every search found something">
          A search that finds nothing appears here, with how often it was made.
        </EmptyState>
      ) : (
        <p className="text-moss">
          Customers searched for these texts and found nothing. The list names no customer. A text with an
          unknown word appears after three searches, and a phone number or an email never does.
        </p>
      )}
      <NotSold searches={searches.filter(({ kind }) => kind === 'notSold')} />
      {sections.map(({ kind, title }) => (
        <Section key={kind} title={title} searches={searches.filter((search) => search.kind === kind)} />
      ))}
      <Synonyms synonyms={synonyms} />
    </div>
  );
}

const sumOf = (searches: ZeroResultSearch[]) =>
  searches.reduce((sum, { timesThisMonth }) => sum + timesThisMonth, 0);

/** Kinds of goods that the shop does not sell, the most wanted of this month first. */
function NotSold({ searches }: { searches: ZeroResultSearch[] }) {
  if (searches.length === 0) return null;
  const groups = [...Map.groupBy(searches, ({ group }) => group ?? '')];
  return (
    <Part title="Not sold">
      <div className="flex flex-col gap-5">
        {groups
          .toSorted(([, one], [, other]) => sumOf(other) - sumOf(one))
          .map(([group, all]) => (
            <section key={group} aria-label={group}>
              <h3 className="font-sans text-base font-semibold">
                {group}: {inTimes(sumOf(all))} this month
              </h3>
              <Rows searches={all} />
            </section>
          ))}
      </div>
    </Part>
  );
}

function Section({ title, searches }: { title: string; searches: ZeroResultSearch[] }) {
  if (searches.length === 0) return null;
  return (
    <Part title={title}>
      <Rows searches={searches} />
    </Part>
  );
}

function Rows({ searches }: { searches: ZeroResultSearch[] }) {
  return (
    <ul className="divide-y divide-line">
      {searches.map((search) => (
        <WordRow key={search.text} search={search} />
      ))}
    </ul>
  );
}

function Synonyms({ synonyms }: { synonyms: Synonym[] }) {
  const { mutate, isPending, error } = useWordChange();
  return (
    <Part title="Said to mean">
      {synonyms.length === 0 && <p className="text-moss">Nothing yet.</p>}
      <ul className="divide-y divide-line">
        {synonyms.map((synonym) => (
          <li key={synonym.text} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-40 flex-1 wrap-anywhere">
              “{synonym.text}” means <strong className="font-semibold">{synonym.means}</strong>
            </span>
            <Button
              variant="secondary"
              busy={isPending}
              aria-label={`Remove the meaning of ${synonym.text}`}
              onClick={() => mutate({ ...clearMeaning(synonym), undo: teach(synonym) })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {error && <Notice tone="error">{error.message}</Notice>}
    </Part>
  );
}

export function inTimes(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}
