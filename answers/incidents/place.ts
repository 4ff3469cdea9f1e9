import { phrasesAs, places, plainWords, without } from './phrases.ts';

/** Where it happened, as far as 29 CFR 1904.39(b)(3) and (b)(4) ask. */
export type Place = Readonly<{
  /** A motor vehicle accident, as opposed to equipment at work. */
  isCrash: boolean;
  publicRoad: 'yes' | 'no' | 'unknown';
  workZone: 'yes' | 'no' | 'unknown';
  /** On foot at work near traffic. */
  isOnFoot: boolean;
  onPublicTransport: boolean;
}>;

/** Where somebody was going to or came from is not where it happened. */
const DESTINATION =
  / (?:to|from|toward|towards|for|hacia|rumbo|de|al|a) (?:(?:the|our|a|la|el|nuestra|nuestro|una|un|next|another|otra) )?(?:jobsite|job site|site|worksite|yard|warehouse|plant|quarry|shop|depot|obra|bodega|taller|planta|patio)(?= )/g;

type Sign = keyof typeof places;
let read: Readonly<Record<Sign, RegExp>> | null = null;
const compile = () =>
  Object.fromEntries(Object.entries(places).map(([sign, list]) => [sign, phrasesAs(list)])) as Record<
    Sign,
    RegExp
  >;

/** Reads the words of the description, then those of the location field, which only speaks of the place. */
export function readPlace(description: string, location: string, isVehicleType: boolean): Place {
  const signs = (read ??= compile());
  const is = (words: string, sign: Sign) => words.search(signs[sign]) >= 0;
  const raw = plainWords(description);
  const told = without(without(raw, signs.notTransport), signs.notWorkZone);
  const where = without(plainWords(location), signs.notWorkZone);
  const isSiteMachine = is(told, 'siteMachine');
  const onRoad = is(told, 'publicRoad');
  const onSite = is(without(told, DESTINATION), 'privateGround') || isSiteMachine;
  const inZone = is(told, 'workZone') || is(where, 'workZone');
  const isOutside =
    is(raw, 'notWorkZone') || / (?:passengers?|pasajeros?|riding|seatbelt|commut(?:e|ed|ing)) /.test(told);
  const elsewhere = is(where, 'privateGround') ? 'no' : 'unknown';
  return {
    isCrash: (is(told, 'vehicleCrash') || isVehicleType) && !isSiteMachine,
    // A haul road on the site: both are told, and neither is sure.
    publicRoad:
      onRoad && onSite ? 'unknown' : onSite ? 'no' : onRoad || is(where, 'publicRoad') ? 'yes' : elsewhere,
    workZone: inZone ? 'yes' : isOutside ? 'no' : 'unknown',
    isOnFoot: is(told, 'onFoot'),
    onPublicTransport: is(told, 'onPublicTransport'),
  };
}
