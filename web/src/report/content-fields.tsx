import { DateField } from './date-field.tsx';
import { DescriptionField } from './description-field.tsx';
import { LocationField } from './location-field.tsx';
import { PriorityField } from './priority-field.tsx';
import { TypeField } from './type-field.tsx';
import type { Place } from './use-place.ts';

/** Every field of an incident, in the order of the wizard. */
export function ContentFields({ place }: { place: Place }) {
  return (
    <>
      <TypeField />
      <DateField />
      <LocationField place={place} />
      <DescriptionField />
      <PriorityField />
    </>
  );
}
