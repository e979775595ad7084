import { Eye, MessageCircle, Phone } from 'lucide-react';
import { Button } from '#platform/ui/button.tsx';
import { contactLinks } from '../../contact-links.ts';
import type { Contact, OrderOfStaff } from '../../contract.ts';
import { useShowContact } from '../queries.ts';

type Props = { order: OrderOfStaff; shopName: string };

/** The customer of an order. Support asks for phone and address by a button, since each access is logged. */
export function ContactCard({ order, shopName }: Props) {
  const { mutate, isPending, data } = useShowContact(order.orderNumber);
  if (order.isErased) return <p className="text-moss">Name and contact of the customer are erased.</p>;
  const contact = order.contact ?? data;
  if (contact) return <ContactLines contact={contact} order={order} shopName={shopName} />;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">{order.customerName}</span>
        <br />
        {order.city} {order.pincode}
      </p>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        <Eye aria-hidden className="size-5" strokeWidth={1.5} /> Show phone and address
      </Button>
      <p className="text-sm text-moss">The shop stores who looked, and when.</p>
    </div>
  );
}

function ContactLines({ contact, order, shopName }: Props & { contact: Contact }) {
  const { phone, email, name, addressLines } = contact;
  return (
    <address className="flex flex-col not-italic wrap-anywhere">
      <span className="font-semibold">{name}</span>
      {addressLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email && <span className="text-moss">{email}</span>}
      {phone && <PhoneLinks phone={phone} name={name} order={order} shopName={shopName} />}
    </address>
  );
}

function PhoneLinks({ order, ...about }: Props & { phone: string; name: string }) {
  const { orderNumber, state, amountDue } = order;
  const { call, chat } = contactLinks({ ...about, orderNumber, state, amountDue });
  const look = 'link inline-flex min-h-11 items-center gap-2';
  return (
    <span className="flex flex-wrap gap-x-6">
      <a href={call} className={look}>
        <Phone aria-hidden className="size-5" strokeWidth={1.5} />
        {about.phone}
      </a>
      <a href={chat} target="_blank" rel="noopener noreferrer" className={`screen-only ${look}`}>
        <MessageCircle aria-hidden className="size-5" strokeWidth={1.5} />
        WhatsApp <span className="sr-only">(opens in a new tab)</span>
      </a>
    </span>
  );
}
