/** An email address that breaks before its sign where space is short. A phone number stays as it is. */
export function BreakableEmail({ address }: { address: string }) {
  const [name, host] = address.split('@');
  if (!host) return address;
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}
