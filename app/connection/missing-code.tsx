/** What a page of the shop says without its code. */
export function MissingCode({ phone }: { phone: string | null }) {
  const call = phone === null ? '' : ` You can also order by phone: ${phone}.`;
  return (
    <CodeNotes
      off={`JavaScript is off in this browser. You can read every page, but cart, checkout and account need it. Please turn it on to order.${call}`}
    />
  );
}

/** What a page of the staff side says without its code: the server renders it empty. */
export function MissingStaffCode() {
  return <CodeNotes off="JavaScript is off in this browser. The staff side needs it. Please turn it on." />;
}

/** `off` stands there without JavaScript; the other note ten seconds after the code did not arrive. */
function CodeNotes({ off }: { off: string }) {
  return (
    <>
      <noscript>
        <p className="page-width border-b border-line bg-sand py-3">{off}</p>
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
