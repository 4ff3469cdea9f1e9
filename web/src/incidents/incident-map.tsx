import { Trans, useLingui } from '@lingui/react/macro';
import type { IncidentPlace } from '@tailboard/contract/incident-filters.ts';
import { MAX_PLACES } from '@tailboard/contract/incident-terms.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { incidentScreen } from '../api/addresses.ts';
import { useAppConfig } from '../auth/public.ts';
import { PlacesMap } from '../map/places-map.tsx';
import type { IncidentEntry } from '../offline/public.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useIncidentWords } from './incident-words.ts';
import { usePlaces } from './use-places.ts';

/** The list on a map: all that its filters find, near ones together. */
export function IncidentMap({ query, onPhone }: { query: string; onPhone: readonly IncidentEntry[] }) {
  const { i18n, t } = useLingui();
  const hint = useId();
  const config = useAppConfig();
  const { places, loading, isOfPhone, isWhole } = usePlaces(query, onPhone);
  const [together, setTogether] = useState<readonly IncidentPlace[]>([]);
  const nameOf = usePlaceName();
  const most = MAX_PLACES.toLocaleString(i18n.locale);
  if (loading) return <SkeletonRows label={t`Loading the map`} />;
  return (
    <div className="flex flex-col gap-3">
      {isOfPhone && (
        <p role="status" className="text-label text-quiet">
          <Trans>No signal: the map shows only incidents on this phone.</Trans>
        </p>
      )}
      {!isWhole && (
        <p className="text-label text-quiet">
          <Trans>The map shows the newest {most}. Choose dates or other filters to see older ones.</Trans>
        </p>
      )}
      {places.length === 0 ? (
        <p className="text-quiet">
          <Trans>No incident found has a position on the map.</Trans>
        </p>
      ) : (
        <>
          <PlacesMap
            places={places}
            nameOf={nameOf}
            hrefOf={({ id }) => incidentScreen(id)}
            isGrave={({ severity }) => severity === 'high'}
            onTogether={setTogether}
            tileUrl={config.data ? config.data.tileUrl : config.isPending ? undefined : null}
            tileAttribution={config.data?.tileAttribution ?? ''}
            label={t`Map of the incidents`}
            describedBy={hint}
          />
          <p id={hint} className="text-label text-quiet">
            <Trans>
              Press a number to come closer, a pin to open the incident. “!” is high severity. Incidents
              without a position are only in the list.
            </Trans>
          </p>
        </>
      )}
      {together.length > 0 && <Together key={together[0]?.id} places={together} nameOf={nameOf} />}
    </div>
  );
}

function usePlaceName() {
  const { t } = useLingui();
  const words = useIncidentWords();
  return (place: IncidentPlace) => {
    const kind = words.kind(place);
    const name = place.id > 0 ? `${kind} #${place.id}` : t`${kind}, not sent yet`;
    return place.severity === 'high' ? `${name}, ${words.severity('high')}` : name;
  };
}

/** Incidents at one place, too near to each other for pins of their own. */
function Together({
  places,
  nameOf,
}: {
  places: readonly IncidentPlace[];
  nameOf: (place: IncidentPlace) => string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = places.length;
  return (
    <section className="edge rounded-card bg-card p-4">
      <h2 ref={heading} tabIndex={-1} className="text-lead font-bold">
        <Trans>{count} incidents at this place</Trans>
      </h2>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <Link
              href={incidentScreen(place.id)}
              className="inline-flex min-h-12 items-center text-accent-text underline underline-offset-4"
            >
              {nameOf(place)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
