import { Trans, useLingui } from '@lingui/react/macro';
import type { Establishment } from '@tailboard/contract/establishments.ts';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { SentencesOf, Translated } from '../language/translated.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import { Answered } from './answered.tsx';
import { NoEstablishment, useAddress } from './chosen.tsx';
import { EstablishmentForm } from './establishment-form.tsx';
import { useEstablishments } from './queries.ts';
import { YearFigures } from './year-figures.tsx';

/** Places with a log of their own: who they are, what they must keep and file, and how much was worked there. */
export function Establishments() {
  const [address, set] = useAddress();
  const answer = useEstablishments();
  const edit = address.get('edit');
  const close = () => set('edit', '');
  const saved = async () => {
    await answer.refresh();
    close();
  };
  return (
    <Answered answer={answer}>
      {(places) => (
        <div className="flex flex-col gap-4">
          {edit === 'new' ? (
            <EstablishmentForm place={null} onSaved={saved} onClose={close} />
          ) : places.length === 0 ? (
            <NoEstablishment />
          ) : (
            <div>
              <Button icon={Plus} wide onClick={() => set('edit', 'new')}>
                <Trans>Add an establishment</Trans>
              </Button>
            </div>
          )}
          {places.map((place) =>
            edit === String(place.id) ? (
              <EstablishmentForm key={place.id} place={place} onSaved={saved} onClose={close} />
            ) : (
              <Place
                key={place.id}
                place={place}
                onEdit={() => set('edit', String(place.id))}
                onSaved={answer.refresh}
              />
            ),
          )}
        </div>
      )}
    </Answered>
  );
}

interface PlaceProps {
  place: Establishment;
  onEdit: () => void;
  onSaved: () => Promise<unknown>;
}

function Place({ place, onEdit, onSaved }: PlaceProps) {
  const { t } = useLingui();
  const { name, street, city, state, zip, naics, crews, statePlan } = place;
  return (
    <Card
      title={name}
      aside={
        <Button icon={Pencil} aria-label={t`Edit: ${name}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      }
    >
      <p className="break-words">
        {street}, {city}, {state} {zip} · NAICS {naics}
      </p>
      <p className="break-words text-quiet">
        {crews.length > 0 ? t`Crews: ${crews.join(', ')}` : t`No crew has its home here yet.`}
      </p>
      <SentencesOf answer={place}>
        <dl className="flex flex-col gap-3">
          <Told name={t`A log is kept`} told={place.keepsLog} />
          <Told name={t`The 300A is filed with OSHA`} told={place.filesSummary} />
          <Told name={t`Cases are filed with OSHA`} told={place.filesCases} />
          {statePlan !== null && (
            <div>
              <dt className="font-semibold">
                <Trans>State plan</Trans>
              </dt>
              <dd>
                <Translated text={statePlan} />
              </dd>
            </div>
          )}
        </dl>
      </SentencesOf>
      <YearFigures place={place} onSaved={onSaved} />
    </Card>
  );
}

/** What the rule says, with its paragraph; 'Check' where this product does not know. */
function Told({ name, told }: { name: string; told: Establishment['keepsLog'] }) {
  const { t } = useLingui();
  const { words, tone, icon } = {
    yes: { words: t`Yes`, tone: 'ok', icon: CircleCheck },
    no: { words: t`No`, tone: 'plain', icon: CircleSlash },
    check: { words: t`Check`, tone: 'warn', icon: CircleAlert },
  }[told.answer] as { words: string; tone: 'ok' | 'plain' | 'warn'; icon: typeof CircleAlert };
  return (
    <div>
      <dt className="flex flex-wrap items-center gap-2 font-semibold">
        {name}
        <Badge tone={tone} icon={icon}>
          {words}
        </Badge>
      </dt>
      <dd>
        <Translated text={told.reason} /> <span className="text-label text-quiet">{told.paragraph}</span>
      </dd>
    </div>
  );
}
