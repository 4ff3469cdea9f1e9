import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { devicePosition } from '../map/device-position.ts';
import { sixDecimals, type Position } from '../map/position.ts';
import { showToast } from '../ui/toast.ts';
import type { ReverseGeocode } from '@tailboard/contract/geocode.ts';
import type { IncidentContent } from '@tailboard/contract/incidents.ts';
import { addressAt } from './address-at.ts';
import type { ReportFields } from './report-fields.ts';

export interface Place {
  /** The address that was found for the marker and stands in the field; null when a person wrote what stands there. */
  automatic: string | null;
  /** Who made the address that stands there. */
  attribution: string | null;
  /** The address of the marker, while a hand-written one stands in the field. */
  offered: string | null;
  /** Meters within which the device knows where it is; null when a hand placed the marker. */
  accuracy: number | null;
  busy: 'locating' | 'looking-up' | null;
  put: (position: Position) => void;
  /** Asks the device where it is. */
  locate: () => void;
  takeOffered: () => void;
  leaveOffered: () => void;
  removeMarker: () => void;
}

interface PlaceOptions {
  form: UseFormReturn<ReportFields, unknown, IncidentContent>;
  automatic: string | null;
  /** Something was put into the form. */
  onChange: () => void;
}

/**
 * Marker and words of a report's place. The marker is a position beside the words, never among them: without a geocoder the
 * field stays free. An address that is found is put into an empty field, or takes the place of the one found before; over words
 * typed by hand it is offered.
 */
export function usePlace({ form, automatic: kept, onChange }: PlaceOptions): Place {
  const { t } = useLingui();
  const [automatic, setAutomatic] = useState(kept);
  const [attribution, setAttribution] = useState<string | null>(null);
  const [offered, setOffered] = useState<ReverseGeocode | null>(null);
  const [accuracy, setAccuracy] = useState<number | null>(null);
  const [busy, setBusy] = useState<Place['busy']>(null);
  const filled = useRef(kept);
  const lookUp = useRef<AbortController>(undefined);
  /** Counts what a person asked for: an answer to an older question changes nothing. */
  const asked = useRef(0);
  useEffect(() => () => lookUp.current?.abort(), []);

  const mayFill = () => {
    const now = form.getValues('location');
    return now.trim() === '' || now === filled.current;
  };
  const fill = (text: string, by: string | null) => {
    filled.current = text;
    setAutomatic(text);
    setAttribution(by);
    setOffered(null);
    form.setValue('location', text, { shouldDirty: true });
    onChange();
  };
  const setCoordinates = (latitude: string, longitude: string) => {
    form.setValue('latitude', latitude, { shouldDirty: true });
    form.setValue('longitude', longitude, { shouldDirty: true });
    if (latitude !== '') form.clearErrors('location');
    onChange();
  };

  const put = (position: Position, within: number | null = null) => {
    lookUp.current?.abort();
    asked.current += 1;
    const ends = new AbortController();
    lookUp.current = ends;
    setOffered(null);
    setAccuracy(within);
    // The address that was found for the earlier marker.
    if (form.getValues('location') === filled.current) fill('', null);
    setCoordinates(sixDecimals(position.latitude), sixDecimals(position.longitude));
    void findAddress(position, ends.signal);
  };

  const findAddress = async (position: Position, signal: AbortSignal) => {
    setBusy('looking-up');
    const found = await addressAt(position, signal);
    if (signal.aborted) return;
    setBusy(null);
    if (!found) return;
    if (mayFill()) fill(found.location, found.attribution);
    else if (found.location !== form.getValues('location')) setOffered(found);
  };

  const locate = async () => {
    setBusy('locating');
    asked.current += 1;
    const question = asked.current;
    const found = await devicePosition();
    if (question !== asked.current) return;
    if (typeof found === 'object') return put(found, found.accuracy);
    setBusy(null);
    const isOld = found === 'unsupported';
    showToast({
      title: isOld ? t`Geolocation Not Supported` : t`Location Error`,
      description: isOld
        ? t`Your browser does not support geolocation. Please select a location on the map manually.`
        : t`Unable to get your current location. Please try again or select a location on the map.`,
      tone: 'bad',
    });
  };

  const removeMarker = () => {
    asked.current += 1;
    lookUp.current?.abort();
    setBusy(null);
    setOffered(null);
    if (form.getValues('location') === filled.current) fill('', null);
    setCoordinates('', '');
  };
  const takeOffered = () => {
    if (offered) fill(offered.location, offered.attribution);
  };
  const leaveOffered = () => setOffered(null);
  return {
    automatic,
    attribution,
    offered: offered?.location ?? null,
    accuracy,
    busy,
    put: (position) => put(position),
    locate: () => void locate(),
    takeOffered,
    leaveOffered,
    removeMarker,
  };
}
