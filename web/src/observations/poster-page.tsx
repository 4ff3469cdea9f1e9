import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useSearchParams } from 'wouter';
import { screens } from '../api/addresses.ts';
import { languages } from '../language/pick-language.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { useReportCode } from './queries.ts';

const heading = msg`See a danger? Report it without your name.`;
const lines: readonly MessageDescriptor[] = [
  msg`Scan the code with your phone. You need no account.`,
  msg`Nobody can see who you are.`,
  msg`You get a receipt. It shows you the answer.`,
];

/** The poster of a crew for the trailer, in both languages whatever the app's own is. */
export default function PosterPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { body: page } = useReportCode(search.get('crew'));
  // With the texts of the language that is not the app's.
  const { data: said } = useQuery({ queryKey: ['poster', 'texts'], queryFn: inBothLanguages });
  return (
    <Page title={t`Poster to print`} titleHidden>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <BackLink href={screens.observations}>
          <Trans>Reports without a name</Trans>
        </BackLink>
        <Button look="primary" icon={Printer} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      {page === undefined || said === undefined ? (
        <SkeletonRows label={t`Loading...`} />
      ) : (
        <section className="mx-auto flex w-full max-w-[40rem] flex-col items-center gap-6 rounded-card bg-[#fff] p-6 text-center text-[#000]">
          {said.map(({ language, title, texts }) => (
            <div key={language} lang={language} className="flex flex-col gap-2">
              <h2 className="text-title leading-tight font-bold">{title}</h2>
              {texts.map((text) => (
                <p key={text} className="text-lead">
                  {text}
                </p>
              ))}
            </div>
          ))}
          <QrCode text={page.url} label={page.url} className="w-80 max-w-full" />
          <p className="text-lead font-bold break-all" translate="no">
            {page.url}
          </p>
        </section>
      )}
    </Page>
  );
}

async function inBothLanguages() {
  const { messages } = await import('../locales/es.ts');
  return languages.map((language) => {
    const i18n = setupI18n({ locale: language, messages: { en: {}, es: messages } });
    return { language, title: i18n._(heading), texts: lines.map((line) => i18n._(line)) };
  });
}
