export type Place = { latitude: number; longitude: number };

/** The name under which answers are kept: four decimals, about 11 m. It is also all that the geocoder is told. */
export const roundedPlace = ({ latitude, longitude }: Place): string =>
  `${fixed(latitude, 4)},${fixed(longitude, 4)}`;

/** What stands for an address where there is none (spec, section 8: six decimals). */
export const coordinatesText = ({ latitude, longitude }: Place): string =>
  `${fixed(latitude, 6)}, ${fixed(longitude, 6)}`;

/** Without a minus before nothing. */
const fixed = (degrees: number, decimals: number) => degrees.toFixed(decimals).replace(/^-(0\.0+)$/, '$1');
