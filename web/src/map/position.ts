/** A place on the globe in degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/** Six decimals: about 10 cm, as the coordinates are shown, kept and sent. */
export const sixDecimals = (degrees: number): string => degrees.toFixed(6);

/** `37.774900, -122.419400`. */
export const positionText = ({ latitude, longitude }: Position): string =>
  `${sixDecimals(latitude)}, ${sixDecimals(longitude)}`;

/** Reads the two texts of an incident; null unless both are numbers on the globe. */
export function readPosition(latitude: string | null, longitude: string | null): Position | null {
  if (!latitude || !longitude) return null;
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnGlobe =
    Math.abs(position.latitude) <= MAX_LATITUDE && Math.abs(position.longitude) <= MAX_LONGITUDE;
  return isOnGlobe ? position : null;
}
