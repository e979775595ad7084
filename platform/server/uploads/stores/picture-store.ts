/** Uploaded pictures by their path below /uploads, such as `reviews/<name>.webp`. */
export type PictureStore = {
  /** A picture is there whole or not at all, and survives a power cut. */
  write: (path: string, bytes: Uint8Array) => Promise<void>;
  read: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  has: (path: string) => Promise<boolean>;
  /** A missing picture is no error. */
  remove: (path: string) => Promise<void>;
  /** Lists one place in parts, with the time of the last change in milliseconds. */
  list: (place: string) => AsyncIterable<StoredPicture[]>;
};

export type StoredPicture = { name: string; changedAt: number };
