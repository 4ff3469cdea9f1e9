import { Trans, useLingui } from '@lingui/react/macro';
import { screens } from '../api/addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';

export default function NotFoundPage() {
  const { t } = useLingui();
  return (
    <Page title={t`404 Page Not Found`} titleHidden narrow>
      <Card title={t`404 Page Not Found`}>
        <p>
          <Trans>Did you forget to add the page to the router?</Trans>
        </p>
        <div>
          <ButtonLink href={screens.dashboard} look="primary" wide>
            <Trans>Go to the dashboard</Trans>
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
