import { Trans, useLingui } from '@lingui/react/macro';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { PolicySettings } from '@tailboard/contract/policy-settings.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import { usePersonName } from '../../auth/public.ts';
import { useIncidentWords } from '../../incidents/public.ts';
import { day, longDay } from '../../language/moments.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PolicyForm } from './policy-form.tsx';
import { TermList } from './term-list.tsx';

interface PolicyOfTypeProps {
  type: IncidentType;
  /** All of this type, newest day first and of one day the last written first. */
  settings: readonly PolicySettings[];
  /** ISO date of this device. */
  today: string;
  /** Whether the reader may set terms. */
  maySet: boolean;
  onSaved: () => Promise<unknown>;
}

/** The terms in force for a type of claim, the others that were set, and the form for new ones. */
export function PolicyOfType({ type, settings, today, maySet, onSaved }: PolicyOfTypeProps) {
  const { t } = useLingui();
  const words = useIncidentWords();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const inForce = settings.find(({ holdsFrom }) => holdsFrom <= today) ?? null;
  const others = settings.filter((each) => each !== inForce);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The form that had the focus is unmounted.
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const close = () => setEditing(false);
  const name = words.type(type);
  return (
    <Card title={name}>
      {inForce ? (
        <>
          <Origin settings={inForce} />
          {!editing && <TermList settings={inForce} />}
        </>
      ) : (
        <p>
          <Trans>Nothing is set, so claims of this type have no estimate.</Trans>
        </p>
      )}
      {editing ? (
        <PolicyForm
          type={type}
          from={inForce}
          today={today}
          onClose={close}
          onSaved={() => void onSaved().then(close)}
        />
      ) : maySet ? (
        <div>
          <Button
            ref={button}
            icon={Pencil}
            wide
            onClick={() => setEditing(true)}
            aria-label={t`Set new terms for ${name}`}
          >
            <Trans>Set new terms</Trans>
          </Button>
        </div>
      ) : null}
      {others.length > 0 && <Others settings={others} inForce={inForce} today={today} />}
    </Card>
  );
}

function Origin({ settings }: { settings: PolicySettings }) {
  // A date without a time zone: parsed as local midnight, so that it stays the same day.
  const since = longDay(`${settings.holdsFrom}T00:00`);
  const set = day(settings.createdAt);
  const by = usePersonName()(settings.setBy, settings.setByUsername);
  return (
    <div>
      <p className="max-w-[68ch] break-words">“{settings.clause}”</p>
      <p className="text-label text-quiet">
        <Trans>
          Valid from {since}. Set by {by} on {set}.
        </Trans>
      </p>
    </div>
  );
}

interface OthersProps {
  settings: readonly PolicySettings[];
  inForce: PolicySettings | null;
  today: string;
}

function Others({ settings, inForce, today }: OthersProps) {
  const { t } = useLingui();
  const all = inForce === null ? settings : [inForce, ...settings];
  const isReplaced = ({ id, holdsFrom }: PolicySettings) =>
    all.some((other) => other.holdsFrom === holdsFrom && other.id > id);
  return (
    <details className="group edge-t -mb-2 pt-1">
      <summary className="flex min-h-12 items-center justify-between gap-2 rounded-control font-semibold [&::-webkit-details-marker]:hidden">
        <Trans>Earlier and later terms ({settings.length})</Trans>
        <ChevronDown
          size={24}
          aria-hidden
          className="shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="flex flex-col">
        {settings.map((each) => (
          <li key={each.id} className="edge-b flex flex-col gap-3 py-3 last:border-b-0">
            {isReplaced(each) ? (
              <div>
                <Badge tone="plain" icon={History}>{t`Replaced for the same day`}</Badge>
              </div>
            ) : (
              each.holdsFrom > today && (
                <div>
                  <Badge tone="note" icon={CalendarClock}>{t`Not in force yet`}</Badge>
                </div>
              )
            )}
            <Origin settings={each} />
            <TermList settings={each} />
          </li>
        ))}
      </ul>
    </details>
  );
}
