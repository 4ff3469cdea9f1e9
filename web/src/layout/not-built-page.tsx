import { Trans, useLingui } from '@lingui/react/macro';
import Construction from 'lucide-react/icons/construction';
import HardHat from 'lucide-react/icons/hard-hat';
import { useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { placeOf, places } from './places.ts';

/** Stands for a screen that a later issue builds, so that nothing pretends to work. */
export default function NotBuiltPage() {
  const { t } = useLingui();
  const [path] = useLocation();
  const place = placeOf(path);
  const isKnown = place !== places[0] && !place.built;
  return (
    <Page title={isKnown ? t(place.title) : t`Not built yet`}>
      <EmptyState
        icons={[HardHat, Construction]}
        title={t`This part is not built yet.`}
        action={
          <ButtonLink href={screens.dashboard} look="primary">
            <Trans>Go to the dashboard</Trans>
          </ButtonLink>
        }
      >
        <Trans>Nothing is missing on your side. Incidents and reports work today.</Trans>
      </EmptyState>
    </Page>
  );
}
