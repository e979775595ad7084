export type GoogleOffer = 'real' | 'placeholder' | null;

type Shop = {
  demo: boolean;
  google: boolean;
  /** The dialog opened because a session ended. Leaving the page would lose a form. */
  ended: boolean;
  /** Google refuses to sign in inside other apps. The code by email works there. */
  isInApp: boolean;
};

/** Returns the Google button of the login. The placeholder of demo shops signs in nobody on the server. */
export function googleOffer({ demo, google, ended, isInApp }: Shop): GoogleOffer {
  if (ended || isInApp) return null;
  if (google) return 'real';
  return demo ? 'placeholder' : null;
}
