export type GoogleOffer = 'real' | 'placeholder' | null;

type Shop = {
  demo: boolean;
  /** Whether the shop has a Google client id. */
  google: boolean;
  /** Whether the dialog opened because a session ended: leaving the page would lose a form. */
  ended: boolean;
};

/** Which Google button the login offers. The placeholder is for demo shops: it signs nobody in on the server. */
export function googleOffer({ demo, google, ended }: Shop): GoogleOffer {
  if (ended) return null;
  if (google) return 'real';
  return demo ? 'placeholder' : null;
}
