import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { nameForm } from '../../profile.ts';
import { showRefused } from '../step-parts.tsx';
import { useSaveBlock } from './save-block.ts';

/** Asks for the name of an account that one code opened. */
export default function NameForm({ userId }: { userId: number }) {
  const save = useSaveBlock('personal', { id: userId });
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(nameForm),
    defaultValues: { firstName: '', lastName: '' },
  });
  const submit = handleSubmit(async (names) => showRefused(await save(names), setError));
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={submit} aria-label="Your name" className="flex flex-col gap-4 pt-3">
      <p className="text-moss">Your account has no name yet. Our emails greet you by it.</p>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          {...register('firstName')}
          error={errors.firstName?.message}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          {...register('lastName')}
          error={errors.lastName?.message}
        />
      </div>
      <Button type="submit" variant="secondary" className="self-start" busy={isSubmitting}>
        Save name
      </Button>
    </form>
  );
}
