export type PostOffice = { name: string; kind: 'head' | 'sub' | 'branch'; block: string };

export type Place = { latitude: number; longitude: number };

/** One pincode as the shop keeps it; the post office it is known by comes first. */
export type PincodeRecord = {
  pincode: string;
  district: string;
  state: string;
  place: Place | null;
  postOffices: PostOffice[];
};

/** One line of a directory of post offices, before anything is corrected. */
export type RawPostOffice = {
  pincode: string;
  name: string;
  /** Where the directory says it; otherwise the name's ending does. */
  kind?: PostOffice['kind'];
  taluk: string;
  district: string;
  state: string;
  place: Place | null;
};
