import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { consentTexts } from '#shop/consent/contract.ts';
import { endpoints } from '../contract.ts';
import { DoneNotice } from './done-notice.tsx';
import { useNewsletterForm } from './use-newsletter-form.ts';

const loadRules = async () => (await import('../forms.ts')).notifyMeForm;

export function NotifyMeForm() {
  const { errors, said, busy, onSubmit } = useNewsletterForm(loadRules, (body) =>
    callApi(endpoints.notify, { body }),
  );
  if (said?.good) return <DoneNotice text={said.text} />;
  return (
    <form noValidate aria-label="Notify Me" onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField label="Name" name="name" autoComplete="name" error={errors.name} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email}
      />
      <TextField
        label="Contact number"
        name="mobile"
        autoComplete="tel-national"
        inputMode="tel"
        hint="Ten digits"
        error={errors.mobile}
      />
      {said && Object.keys(errors).length === 0 && (
        <p role="alert" className="text-clay">
          {said.text}
        </p>
      )}
      <p className="text-sm text-moss">{consentTexts['app-notice'].words}</p>
      <Button type="submit" busy={busy}>
        Notify Me
      </Button>
    </form>
  );
}
