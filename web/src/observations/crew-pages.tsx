import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { posterScreen } from '../api/addresses.ts';
import { useCrewNames } from '../crews/public.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { showToast } from '../ui/toast.ts';
import { useRenewCode, useReportCode } from './queries.ts';

/** The page of a crew for reports without a name: its address, the poster, and a new code. */
export function CrewPages() {
  const { t } = useLingui();
  const crews = useCrewNames();
  const [chosen, setChosen] = useState<string>();
  const crewId = chosen ?? crews[0] ?? null;
  if (crewId === null) return null;
  return (
    <Card title={t`Page for reports without a name`}>
      {crews.length > 1 && (
        <SelectField
          label={t`Crew`}
          value={crewId}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {crews.map((crew) => (
            <option key={crew}>{crew}</option>
          ))}
        </SelectField>
      )}
      <CrewPage key={crewId} crewId={crewId} />
    </Card>
  );
}

function CrewPage({ crewId }: { crewId: string }) {
  const { t } = useLingui();
  const { body: page, refresh } = useReportCode(crewId);
  const renew = useRenewCode();
  const [isAsking, setIsAsking] = useState(false);
  const renewIt = () =>
    renew.mutate(crewId, {
      onSuccess: () => {
        setIsAsking(false);
        void refresh();
        showToast({ title: t`There is a new code. Print the poster again.` });
      },
      onError: () => showToast({ title: t`Not changed. Try again when there is signal.`, tone: 'bad' }),
    });
  return (
    <>
      <p>
        <Trans>Whoever opens it can report without an account, also subcontractors.</Trans>
      </p>
      {page !== undefined && (
        <p className="font-semibold break-all" translate="no">
          {page.url}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={posterScreen(crewId)} icon={Printer}>
          <Trans>Poster to print</Trans>
        </ButtonLink>
        <Button look="quiet" onClick={() => setIsAsking(true)}>
          <Trans>New code</Trans>
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Make a new code?`}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>
              <Trans>Keep the code</Trans>
            </Button>
            <Button look="danger" busy={renew.isPending} onClick={renewIt}>
              <Trans>Make a new code</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Posters with the current code stop working. Receipts stay good.</Trans>
        </p>
      </Dialog>
    </>
  );
}
