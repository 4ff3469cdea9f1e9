import { placePhrases } from './lexicon/places.ts';
import { wordClasses } from './lexicon/word-classes.ts';
import type { Match, PhraseTable } from './phrases.ts';
import { phraseFinder } from './phrases.ts';
import type { Token } from './tokens.ts';

type PlaceSign = keyof typeof placePhrases;
const classes = {
  ...wordClasses,
  transit: [
    'on',
    'in',
    'aboard',
    'a',
    'the',
    'an',
    'his',
    'city',
    'public',
    'commercial',
    'commuter',
    'to',
    'off',
    'work',
    'via',
    'by',
    'regional',
    'greyhound',
    'early',
    'morning',
    'local',
    'crowded',
  ],
};
const { notTransport, notWorkZone, ...signs } = placePhrases;
const findMasks = phraseFinder<'notTransport' | 'notWorkZone'>(
  { notTransport, notWorkZone } satisfies PhraseTable<'notTransport' | 'notWorkZone'>,
  classes,
);
const findSigns = phraseFinder<Exclude<PlaceSign, 'notTransport' | 'notWorkZone'>>(signs, classes);

/** Where it happened, as far as 1904.39(b)(3) and (b)(4) ask. */
export interface Place {
  readonly isVehicleCrash: boolean;
  /** `unclear` when nothing is said, or both a road and a site. */
  readonly road: 'public' | 'private' | 'unclear';
  /** `maybe`: on foot at work beside a public road. */
  readonly workZone: 'yes' | 'no' | 'maybe';
  readonly onPublicTransport: boolean;
  readonly commuting: boolean;
}

/** Reads the words of the description, then those of the location field, which only speaks of the place. */
export function readPlace(
  description: readonly Token[],
  location: readonly Token[],
  isVehicleType: boolean,
): Place {
  const masks = findMasks(description);
  const told = new Set(findSigns(description, masks).map(({ concept }) => concept));
  const where = new Set(findSigns(location, findMasks(location)).map(({ concept }) => concept));
  const inVehicle = description.some(({ word }) =>
    /^(passengers?|pasajeros?|riding|seatbelt|commut(e|ed|ing))$/.test(word),
  );
  const denied = masks.some(({ concept }: Match) => concept === 'notWorkZone');
  const isVehicleCrash = (told.has('vehicleCrash') || isVehicleType) && !told.has('siteMachine');
  const publicRoad = told.has('publicRoad') || where.has('publicRoad');
  const privateGround = told.has('privateGround');
  const closed = told.has('workZone') || where.has('workZone');
  return {
    isVehicleCrash,
    road: told.has('publicRoad')
      ? 'public'
      : privateGround || told.has('siteMachine')
        ? 'private'
        : publicRoad
          ? 'public'
          : where.has('privateGround')
            ? 'private'
            : 'unclear',
    workZone: closed ? 'yes' : denied || inVehicle ? 'no' : told.has('onFoot') ? 'maybe' : 'no',
    onPublicTransport: told.has('onPublicTransport'),
    commuting: description.some(({ word }) => word.startsWith('commut')),
  };
}
