import { Trans, useLingui } from '@lingui/react/macro';
import { screens } from '../api/addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

/** One that is not there, or not for this person: the two look the same. */
export function IncidentNotFound() {
  const { t } = useLingui();
  return (
    <Card title={t`Incident not found`}>
      <p>
        <Trans>This does not exist or you do not have permission to see it.</Trans>
      </p>
      <div>
        <ButtonLink href={screens.incidents} look="primary" wide>
          <Trans>Go to the incidents</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
