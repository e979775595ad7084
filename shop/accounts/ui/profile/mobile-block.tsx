import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '#platform/ui/text-field.tsx';
import type { User } from '../../contract.ts';
import { mobileForm } from '../../profile.ts';
import { showRefused } from '../step-parts.tsx';
import { Block, Facts, SaveOrCancel } from './block.tsx';
import { useSaveBlock } from './save-block.ts';

export function MobileBlock({ user }: { user: User }) {
  const [editing, setEditing] = useState(false);
  return (
    <Block title="Mobile Number" editing={editing} onEdit={() => setEditing(true)}>
      {editing ? (
        <MobileForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <Facts facts={[['Mobile', user.mobile || 'Not given']]} />
      )}
    </Block>
  );
}

function MobileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const save = useSaveBlock('mobile', user);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(mobileForm),
    defaultValues: { mobile: user.mobile },
  });
  const submit = handleSubmit(async (fields) => {
    const refused = await save(fields);
    if (refused) showRefused(refused, setError);
    else onDone();
  });
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      <TextField
        label="Mobile number"
        inputMode="tel"
        autoComplete="tel-national"
        {...register('mobile')}
        error={formState.errors.mobile?.message}
      />
      <SaveOrCancel busy={formState.isSubmitting} onCancel={onDone} />
    </form>
  );
}
