import { useMutation } from '@tanstack/react-query';
import { failureOf } from '#platform/ui/sending/failure-of.ts';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { TextField } from '#platform/ui/text-field.tsx';
import { endpoints, type FoundCustomer } from '../phone-order.ts';

type Props = { chosen: string; onChoose: (customer: FoundCustomer) => void; onOmit: () => void };

/** Finds a customer by a whole phone number or email. An order needs none. */
export function FindCustomer({ chosen, onChoose, onOmit }: Props) {
  const [typed, setTyped] = useState('');
  const find = useMutation({
    mutationFn: (q: string) => callApi(endpoints.findCustomer, { body: { q } }),
    gcTime: 0,
  });
  const search = () => typed.trim() !== '' && find.mutate(typed.trim());
  const byEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  };
  if (chosen)
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span>
          For the account of <strong className="font-semibold wrap-anywhere">{chosen}</strong>
        </span>
        <Button variant="quiet" onClick={onOmit}>
          Without account
        </Button>
      </p>
    );
  const { data } = find;
  return (
    <div className="flex flex-col items-start gap-3">
      <TextField
        label="Customer with an account"
        optional
        hint="A whole phone number or email. The shop stores who looked."
        className="w-full max-w-md"
        autoComplete="off"
        value={typed}
        error={find.isError ? failureOf(find.error) : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={byEnter}
      />
      <Button variant="secondary" busy={find.isPending} onClick={search}>
        Find
      </Button>
      <ul aria-label="Found customers" className="flex flex-col gap-1 empty:hidden">
        {data?.customers.map((customer) => (
          <li key={customer.id}>
            <Button variant="quiet" onClick={() => onChoose(customer)}>
              {customer.address ? `${customer.name}, ${customer.address.city}` : customer.name}
            </Button>
          </li>
        ))}
      </ul>
      {data?.customers.length === 0 && (
        <output className="block text-sm text-moss">No account has it. The order can do without.</output>
      )}
    </div>
  );
}
