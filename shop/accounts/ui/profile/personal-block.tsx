import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '#platform/ui/text-field.tsx';
import { genders, type User } from '../../contract.ts';
import { type Gender, genderNames, personalForm } from '../../profile.ts';
import { showRefused } from '../step-parts.tsx';
import { Avatar } from './picture/avatar.tsx';
import { AvatarField, type AvatarUpload } from './picture/avatar-field.tsx';
import { Block, Facts, SaveOrCancel } from './block.tsx';
import { useSaveBlock } from './save-block.ts';

export function PersonalBlock({ user }: { user: User }) {
  const [editing, setEditing] = useState(false);
  const facts: [string, string][] = [
    ['First name', user.firstName],
    ['Last name', user.lastName],
    ['Gender', user.gender === '' ? 'Not given' : genderNames[user.gender as Gender]],
  ];
  return (
    <Block title="Personal Information" editing={editing} onEdit={() => setEditing(true)}>
      {!editing && <Avatar url={user.profilePictureUrl} />}
      {editing ? <PersonalForm user={user} onDone={() => setEditing(false)} /> : <Facts facts={facts} />}
    </Block>
  );
}

function PersonalForm({ user, onDone }: { user: User; onDone: () => void }) {
  const save = useSaveBlock('personal', user);
  const [picture, setPicture] = useState(user.profilePictureUrl);
  const avatar = useRef<AvatarUpload>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(personalForm),
    defaultValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      gender: user.gender as Gender,
    },
  });
  async function submit(event: FormEvent) {
    await handleSubmit(async (fields) => {
      const profilePictureUrl = (await avatar.current?.finish()) ?? null;
      if (profilePictureUrl === null) return;
      const refused = await save({ ...fields, profilePictureUrl });
      if (refused) showRefused(refused, setError);
      else onDone();
    })(event);
  }
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <AvatarField ref={avatar} url={picture} onChange={setPicture} />
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
      <fieldset>
        <legend className="text-sm font-semibold">Gender</legend>
        <div className="flex flex-wrap gap-x-6">
          {genders.map((gender) => (
            <label key={gender} className="flex min-h-11 items-center gap-2">
              <input type="radio" value={gender} {...register('gender')} className="size-5" />
              {genderNames[gender]}
            </label>
          ))}
        </div>
      </fieldset>
      <SaveOrCancel busy={isSubmitting} onCancel={onDone} />
    </form>
  );
}
