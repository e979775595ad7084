import { type ReactNode, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { PictureChoice } from '#platform/admin/ui/pictures/picture-choice.tsx';
import { type CategoryOfStaff, undescribed } from '../categories.ts';
import { categoryPictureCalls } from './pictures/picture-calls.ts';
import { placesFor } from '../category-moves.ts';
import { useCreateCategory, useSaveCategory } from './category-queries.ts';

/** An existing category, or the parent of a new one. */
export type Opened = { category: CategoryOfStaff } | { parentId: number | null };

type Props = { opened: Opened; all: CategoryOfStaff[]; onClose: () => void };

/** Names and moves a category, or creates one. */
export function CategoryDialog({ opened, all, onClose }: Props) {
  return (
    <Dialog
      title={'category' in opened ? 'Change the category' : 'New category'}
      open
      onClose={onClose}
      wholeScreen
    >
      {'category' in opened ? (
        <ChangeForm category={opened.category} all={all} onClose={onClose} />
      ) : (
        <CreateForm parentId={opened.parentId} all={all} onClose={onClose} />
      )}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'opened'>;

function CreateForm({ parentId, all, onClose }: FormProps & { parentId: number | null }) {
  const [name, setName] = useState('');
  const { mutate, isPending } = useCreateCategory();
  const parent = all.find(({ id }) => id === parentId);
  return (
    <Form
      isPending={isPending}
      onSend={() => name.trim() && mutate({ name, parentId }, { onSuccess: onClose })}
    >
      {parent && <p className="text-moss">In {parent.name}</p>}
      <TextField
        label="Name"
        required
        maxLength={120}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </Form>
  );
}

function ChangeForm({ category, all, onClose }: FormProps & { category: CategoryOfStaff }) {
  const { name, nameHindi, slug, icon, parentId, picture, pictureAlt } = category;
  const [typed, setTyped] = useState({ name, nameHindi, slug, icon, picture, pictureAlt });
  const [isUndescribed, setUndescribed] = useState(false);
  const [within, setWithin] = useState(parentId);
  const { mutate, isPending } = useSaveCategory();
  const text = (field: keyof typeof typed) => ({
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [field]: target.value }),
  });
  const allowed = placesFor(all, category.id);
  const places = all
    .filter(({ id }) => id === parentId || allowed.has(id))
    .map((one) => ({ value: String(one.id), label: one.name }));
  const send = () => {
    const lacksWords = typed.picture !== '' && typed.pictureAlt.trim() === '';
    setUndescribed(lacksWords);
    if (!lacksWords) mutate({ category, fields: { ...typed, parentId: within } }, { onSuccess: onClose });
  };
  return (
    <Form isPending={isPending} onSend={send}>
      <TextField label="Name" maxLength={120} {...text('name')} />
      <TextField label="Name in Hindi" lang="hi" maxLength={120} {...text('nameHindi')} />
      <SelectField
        label="Move to"
        placeholder="The top"
        options={places}
        value={within === null ? '' : String(within)}
        onChange={({ target }) => setWithin(target.value === '' ? null : Number(target.value))}
      />
      <TextField label="Address" hint="The old one keeps leading here." maxLength={80} {...text('slug')} />
      <PictureChoice
        label="Picture"
        hint="Its page shows it, and the home page too when the category is at the top. JPEG, PNG or WebP, up to 10 MB."
        optional
        error={undefined}
        value={typed.picture}
        data-field="picture"
        calls={categoryPictureCalls}
        choose={(chosen) => setTyped((now) => ({ ...now, picture: chosen, pictureAlt: '' }))}
      />
      {typed.picture && (
        <TextField
          label="Description of the picture"
          hint="Say what the picture shows, for customers who cannot see it."
          maxLength={200}
          error={isUndescribed ? undescribed : undefined}
          {...text('pictureAlt')}
        />
      )}
    </Form>
  );
}

type SendProps = { isPending: boolean; onSend: () => void; children: ReactNode };

function Form({ isPending, onSend, children }: SendProps) {
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSend();
      }}
    >
      {children}
      <Button type="submit" busy={isPending}>
        Save
      </Button>
    </form>
  );
}
