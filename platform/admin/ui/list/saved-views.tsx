import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../../../ui/sending/failure-of.ts';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../../ui/call-api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { endpoints, type SavedView } from '../../saved-views.ts';

/** The views that the staff member saved for this list, on every device. */
export function SavedViews({ list }: { list: string }) {
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const { data: views = [] } = useQuery({
    queryKey: ['saved-views', list],
    queryFn: ({ signal }) => callApi(endpoints.list, { query: { list } }, { signal }),
  });
  const query = params.toString();
  return (
    <nav aria-label="Saved views" className="flex flex-wrap items-center gap-x-4">
      {views.map((view) => (
        <Link
          key={view.id}
          to={`?${view.query}`}
          aria-current={view.query === query ? 'true' : undefined}
          className="link inline-flex min-h-11 items-center aria-[current=true]:font-semibold aria-[current=true]:no-underline"
        >
          {view.name}
        </Link>
      ))}
      {(query !== '' || views.length > 0) && (
        <Button variant="quiet" className="-ml-5" onClick={() => setOpen(true)}>
          <Bookmark aria-hidden className="size-5" strokeWidth={1.5} /> {query ? 'Save this view' : 'Views'}
        </Button>
      )}
      <Dialog title="Saved views" open={isOpen} onClose={() => setOpen(false)}>
        <ManageViews list={list} query={query} views={views} onSaved={() => setOpen(false)} />
      </Dialog>
    </nav>
  );
}

type Props = { list: string; query: string; views: SavedView[]; onSaved: () => void };

function ManageViews({ list, query, views, onSaved }: Props) {
  const [name, setName] = useState('');
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ['saved-views', list] });
  const save = useMutation({
    mutationFn: () => callApi(endpoints.save, { body: { list, name, query } }),
    onSuccess: onSaved,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: number) => callApi(endpoints.remove, { params: { id: String(id) } }),
    onSettled,
  });
  const error = save.error ?? remove.error;
  return (
    <div className="flex flex-col gap-4">
      {query && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate();
          }}
        >
          <TextField
            label="Name of this view"
            className="min-w-48 flex-1"
            required
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" busy={save.isPending}>
            Save
          </Button>
        </form>
      )}
      {error && <Notice tone="error">{failureOf(error)}</Notice>}
      <ul className="divide-y divide-line">
        {views.map((view) => (
          <li key={view.id} className="flex items-center justify-between gap-4 py-1">
            {view.name}
            <Button
              variant="quiet"
              aria-label={`Remove ${view.name}`}
              busy={remove.isPending && remove.variables === view.id}
              onClick={() => remove.mutate(view.id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
