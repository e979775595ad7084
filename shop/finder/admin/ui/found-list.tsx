import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Field, inputLook } from '#platform/ui/field.tsx';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { SuggestedItem } from '#platform/ui/suggestions/suggesting-input.tsx';
import { namedIn, signsOf } from '#platform/admin/named.ts';
import { readMobile } from '#platform/reading/read-phone.ts';
import { bestRows, type FoundRow, foundKinds, maxSought, minSought } from '../contract.ts';
import { findQuery } from './queries.ts';

export type FinderProps = {
  /** Names what the role finds. */
  hint: string;
  /** Finds in what the browser has: pages and their help. */
  findHere: (text: string) => FoundRow[];
  onGo: (to: string) => void;
};

const pauseMs = 200;

/** The field of the search and what it finds, in groups. Arrow keys move, Enter opens. */
export function FoundList({ hint, findHere, onGo }: FinderProps) {
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(input);
  useEffect(() => {
    const timer = setTimeout(() => setSought(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = text.trim().length >= minSought;
  const { data, error, isFetching } = useQuery(findQuery(sought));
  const isBusy = isAsked && (isFetching || sought !== text.trim());
  const stored = isBusy ? [] : (data?.found ?? []);
  const groups = isAsked ? groupsOf(bestRows([...stored, ...findHere(text)]), text) : [];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Autocomplete.Root
      items={groups}
      filter={null}
      inline
      open
      autoHighlight="always"
      value={text}
      onValueChange={(next, { reason }) => {
        if (reason === 'input-change') setText(next);
      }}
    >
      <div className="flex flex-col gap-2">
        <Field label="Search" hint={hint}>
          {(field) => (
            <Autocomplete.Input
              {...field}
              ref={input}
              maxLength={maxSought}
              className={inputLook}
              onKeyDown={(event) => {
                // The first result may still be another one.
                if (event.key === 'Enter' && isBusy) event.preventBaseUIHandler();
              }}
            />
          )}
        </Field>
        <output className="text-sm text-moss">
          {error ? failureOf(error) : isAsked && statusOf(count, isBusy)}
        </output>
        <Autocomplete.List aria-label="Results">
          {({ label, items }: Group) => (
            <Autocomplete.Group key={label} items={items} className="pb-2">
              <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-sm font-semibold text-moss">
                {label}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {({ title, detail, to }: FoundRow) => (
                  <SuggestedItem
                    key={`${to} ${title}`}
                    value={title}
                    onClick={() => onGo(to)}
                    className="flex-wrap gap-x-3 rounded-md px-3 py-1 wrap-anywhere"
                  >
                    <span>{title}</span> <span className="text-sm text-moss">{detail}</span>
                  </SuggestedItem>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
    </Autocomplete.Root>
  );
}

/** The dialog has put the focus on its first button by then. */
function useFirstFocus(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => input.current?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, [input]);
}

function statusOf(count: number, isBusy: boolean): string {
  if (isBusy) return 'Searching…';
  if (count === 0) return 'Nothing found. Try another word, or a whole phone number or email.';
  return count === 1 ? '1 result' : `${count} results`;
}

type Group = { label: string; items: FoundRow[] };

/** A number asks for its order. A name or a phone asks for a person, whose orders stand below. */
function groupsOf(found: FoundRow[], text: string): Group[] {
  const isOfOrder = signsOf(namedIn(text)) !== null && !('value' in readMobile(text));
  const kinds = Object.entries(foundKinds).filter(([kind]) => kind !== 'customer');
  const customers = ['customer', foundKinds.customer] as const;
  const place = kinds.findIndex(([kind]) => kind === (isOfOrder ? 'product' : 'order'));
  return kinds
    .toSpliced(place, 0, [...customers])
    .map(([kind, label]) => ({ label, items: found.filter((one) => one.kind === kind) }))
    .filter(({ items }) => items.length > 0);
}
