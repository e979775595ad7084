import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { saveFile } from '#platform/ui/sending/save-file.ts';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints } from '../files.ts';
import { returnPhotoQuery } from './queries.ts';

type Photo = { id: number; photo: number; at: number };

/** A photo of a return, which the shop hands out to signed-in staff only. */
export function ReturnPhoto({ id, photo, at }: Photo) {
  const { data, error } = useQuery(returnPhotoQuery(id, photo));
  const url = useMemo(() => data && URL.createObjectURL(data), [data]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  if (error) return <p>The photo could not be loaded.</p>;
  if (!url) return <div className="size-32 rounded-md bg-sand" />;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <img src={url} alt={`Sent by the customer, ${at + 1}`} className="size-32 rounded-md object-contain" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** Saves the credit note of a return. A packer sees its number only, since it names the customer. */
export function CreditNote({ id, number, mayOpen }: { id: number; number: string; mayOpen: boolean }) {
  if (!mayOpen) return <p>Credit note {number}</p>;
  const load = () => callApi(endpoints.getCreditNote, { params: { id: String(id) } });
  return (
    <Button
      variant="secondary"
      className="self-start"
      onClick={() => void saveFile(load, `credit-note-${number.replaceAll('/', '-')}.pdf`)}
    >
      Credit note {number} (PDF)
    </Button>
  );
}
