/** The text of a page without JavaScript, which is `off`, and ten seconds after its code did not arrive. */
export function MissingCode({ off }: { off: string }) {
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
