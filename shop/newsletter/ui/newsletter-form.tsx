import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { consentTexts } from '#shop/consent/contract.ts';
import { endpoints } from '../contract.ts';
import { DoneNotice } from './done-notice.tsx';
import { useNewsletterForm } from './use-newsletter-form.ts';

type Props = { name: string };

const loadRules = async () => (await import('../forms.ts')).newsletterForm;

export function NewsletterForm({ name }: Props) {
  const { errors, said, busy, onSubmit } = useNewsletterForm(loadRules, (body) =>
    callApi(endpoints.subscribe, { body }),
  );
  if (said?.good) return <DoneNotice text={said.text} />;
  return (
    <form noValidate aria-label={name} onSubmit={onSubmit} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Your e-mail"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email}
          className="min-w-48 flex-1"
        />
        <Button type="submit" busy={busy}>
          Subscribe
        </Button>
      </div>
      {said && !errors.email && (
        <p role="alert" className="text-sm text-clay">
          {said.text}
        </p>
      )}
      <p className="text-sm text-moss">{consentTexts.newsletter.words}</p>
    </form>
  );
}
