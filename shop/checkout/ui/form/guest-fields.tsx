import { useState } from 'react';
import { Link } from 'react-router';
import { email as emailField } from '#platform/forms.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';

type Props = { email: string; onEmail: (email: string) => void; onLogin: () => void };

/** Takes the email of a customer without an account, who may have none, or leads to the login. */
export default function GuestFields({ email, onEmail, onLogin }: Props) {
  const [problem, setProblem] = useState<string>();
  const check = () => {
    const read = emailField.safeParse(email);
    setProblem(email.trim() === '' || read.success ? undefined : read.error.issues[0]!.message);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-56 flex-1 text-moss">Log in, or order without an account.</p>
        <Button variant="secondary" onClick={onLogin}>
          LOGIN
        </Button>
      </div>
      <TextField
        label="Email"
        optional
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        onBlur={check}
        hint="We send the link of your order there. Without one, the next page shows it."
        error={problem}
      />
      <p className="text-sm text-moss">
        We keep your name, phone and address for the delivery and the invoice.{' '}
        <Link to="/policies/privacy" className="link">
          Privacy
        </Link>
      </p>
    </div>
  );
}
