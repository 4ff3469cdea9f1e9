/** So many of so many. */
export type Share = readonly [of: number, from: number];
