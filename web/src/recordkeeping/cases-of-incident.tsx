import { useLingui } from '@lingui/react/macro';
import BookCheck from 'lucide-react/icons/book-check';
import { recordedCaseScreen } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CaseName, StateBadge } from './case-words.tsx';
import { useCases } from './queries.ts';

/** Links from an opened report to its cases, for who may read them. Nothing where none was made. */
export default function CasesOfIncident({ incidentId }: { incidentId: number }) {
  const { t } = useLingui();
  const { role } = useUser();
  const isTheirs = role !== 'field-crew' && incidentId > 0;
  const { body: cases = [] } = useCases(isTheirs ? { incidentId } : null);
  if (cases.length === 0) return null;
  return (
    <ul aria-label={t`OSHA cases of this report`} className="flex flex-col gap-2">
      {cases.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-2">
          <ButtonLink href={recordedCaseScreen(one.id)} icon={BookCheck} wide>
            {t`OSHA case`}: <CaseName {...one} />
          </ButtonLink>
          <StateBadge state={one.state} />
        </li>
      ))}
    </ul>
  );
}
