import type { ReactNode } from 'react';
import { Button } from '#platform/ui/button.tsx';

type Props = { title: string; editing: boolean; onEdit: () => void; children: ReactNode };

export function Block({ title, editing, onEdit, children }: Props) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 border-b border-line py-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-xl">{title}</h3>
        {!editing && (
          <Button variant="quiet" className="-mr-4 md:-mr-5" aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className={facts.length > 1 ? 'grid gap-4 md:grid-cols-3' : ''}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-moss">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SaveOrCancel({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy}>
        Save
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
