import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextAreaField, TextField } from '#platform/ui/text-field.tsx';
import { topicNames, topics } from '../states.ts';

type Name = 'name' | 'email' | 'topic' | 'orderNumber' | 'words';

type Props = {
  field: (name: Name) => UseFormRegisterReturn & { error: string | undefined };
  /** Staff write for a customer on the phone, who may have no email. */
  isByPhone?: boolean;
};

const topicChoices = topicNames.map((value) => ({ value, label: topics[value] }));

/** The fields of a complaint, for the customer and for staff who write down a call. */
export function GrievanceFields({ field, isByPhone = false }: Props) {
  const fill = (name: string) => (isByPhone ? 'off' : name);
  return (
    <>
      <TextField label="Name" maxLength={80} autoComplete={fill('name')} {...field('name')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete={fill('email')}
        hint={isByPhone ? undefined : 'The ticket number and our answer go there.'}
        optional={isByPhone}
        {...field('email')}
      />
      <SelectField label="About" placeholder="Please choose" options={topicChoices} {...field('topic')} />
      <TextField label="Order number" optional autoComplete="off" maxLength={40} {...field('orderNumber')} />
      <TextAreaField
        label={isByPhone ? 'What was said' : 'What happened'}
        rows={6}
        maxLength={2000}
        {...field('words')}
      />
    </>
  );
}
