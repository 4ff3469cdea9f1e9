import { useLingui } from '@lingui/react/macro';
import { PeopleInputs, type HurtPeople } from '../incidents/public.ts';
import { Fold } from '../ui/fold.tsx';

interface PeopleFieldsProps {
  hurt: HurtPeople;
  onChange: (hurt: HurtPeople) => void;
}

/** Who is hurt and who saw it: folded, and never asked for. */
export function PeopleFields(props: PeopleFieldsProps) {
  const { t } = useLingui();
  return (
    <Fold title={t`Who is hurt, and who saw it (optional)`}>
      <PeopleInputs {...props} isReporter />
    </Fold>
  );
}
