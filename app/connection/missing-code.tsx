/** What a page says without JavaScript, and ten seconds after its code did not arrive. */
export function MissingCode({ phone = null }: { phone?: string | null }) {
  const call = phone === null ? '' : ` You can also order by phone: ${phone}.`;
  return (
    <>
      <noscript>
        <p className="page-width border-b border-line bg-sand py-3">
          {`JavaScript is off in this browser. You can read every page, but cart, checkout and account need it. Please turn it on to order.${call}`}
        </p>
      </noscript>
      <p
        role="alert"
        className="without-code without-code-late fixed inset-x-2 bottom-2 z-[70] mx-auto max-w-md rounded-md border border-clay bg-paper p-4"
      >
        A part of this page did not load. Please check your connection and load it again.
      </p>
    </>
  );
}
