/** In a request whose answer may tell days in words: the zone in which its reader reads clocks. Without it the server's own counts. */
export const TIME_ZONE_HEADER = 'x-time-zone';
