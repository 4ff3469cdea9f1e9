import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Route, Switch } from 'wouter';
import { languageNames } from '../language/language-names.ts';
import { showLanguage, useLanguage } from '../language/language.ts';
import { languages } from '../language/pick-language.ts';
import { Button } from '../ui/button.tsx';
import { ReceiptPage } from './receipt-page.tsx';
import { ReportPage } from './report-page.tsx';

/**
 * The pages /r/{code} and /r, for everybody: no account, no session, nothing stored on the device, not even the language that
 * is chosen here.
 */
export default function AnonymousApp() {
  const { t } = useLingui();
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[34rem] flex-col gap-4 px-4 pt-4 pb-8">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 text-lead font-bold">
          <img src="/icon.svg" alt="" width={32} height={32} /> Tailboard
        </p>
        {languages
          .filter((each) => each !== language)
          .map((other) => (
            <Button
              key={other}
              lang={other}
              onClick={() =>
                void showLanguage(other).then(
                  () => setFailed(false),
                  () => setFailed(true),
                )
              }
            >
              {languageNames[other]}
            </Button>
          ))}
      </header>
      {failed && (
        <p role="alert">
          <Trans>The language could not be loaded. Try again when there is signal.</Trans>
        </p>
      )}
      <main aria-label={t`Report without a name`}>
        <Switch>
          <Route path="/r/:code">{({ code }) => <ReportPage key={code} code={code} />}</Route>
          <Route>
            <ReceiptPage />
          </Route>
        </Switch>
      </main>
    </div>
  );
}
