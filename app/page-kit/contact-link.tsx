import { BreakableEmail } from '#platform/ui/texts/breakable-email.tsx';

type Props = { to: 'mailto' | 'tel'; address: string | null; className: string };

/** A link to the shop's email or phone, or nothing for a shop that has set none. */
export function ContactLink({ to, address, className }: Props) {
  if (address === null) return null;
  return (
    <a className={className} href={`${to}:${address}`}>
      <BreakableEmail address={address} />
    </a>
  );
}
