/** State and district are named where they differ from those of the pincode. */
export type PostOffice = {
  name: string;
  kind: 'head' | 'sub' | 'branch';
  block: string;
  elsewhere?: { state: string; district: string };
};

export type Place = { latitude: number; longitude: number };

/** The main post office comes first. */
export type PincodeRecord = {
  pincode: string;
  district: string;
  state: string;
  place: Place | null;
  postOffices: PostOffice[];
};

export type RawPostOffice = {
  pincode: string;
  name: string;
  /** Otherwise the ending of the name decides. */
  kind?: PostOffice['kind'];
  taluk: string;
  district: string;
  state: string;
  place: Place | null;
};
