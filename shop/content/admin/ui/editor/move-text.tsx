import { useState } from 'react';
import { Part } from '#platform/admin/ui/part.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ApiError, callApi } from '#platform/ui/call-api.ts';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { toast } from '#platform/ui/toast.tsx';
import { endpoints } from '../../contract.ts';
import type { ContentEntry } from '../../texts.ts';
import type { useDraft } from './use-draft.ts';

type Props = {
  entry: ContentEntry;
  draft: ReturnType<typeof useDraft>;
  onShown: (entry: ContentEntry) => void;
};

/** Changes the address of an article or a page. */
export function MoveText({ entry: { kind, key }, draft, onShown }: Props) {
  const [to, setTo] = useState(key);
  const [error, setError] = useState('');
  async function move() {
    setError('');
    if (!(await draft.save())) return;
    try {
      onShown(
        await callApi(endpoints.move, { body: { kind, key, revision: draft.revision(), to: to.trim() } }),
      );
      toast.success('The text has its new address. The old one leads there.');
    } catch (failed) {
      const { fields = {} } = failed instanceof ApiError ? failed : {};
      setError(fields['to'] ?? failureOf(failed as Error));
    }
  }
  return (
    <Part title="Address">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Address"
          className="min-w-64 flex-1"
          value={to}
          error={error || undefined}
          onChange={(event) => setTo(event.target.value)}
        />
        <Button
          variant="secondary"
          disabled={to.trim() === key || to.trim() === ''}
          onClick={() => void move()}
        >
          Change the address
        </Button>
      </div>
    </Part>
  );
}
