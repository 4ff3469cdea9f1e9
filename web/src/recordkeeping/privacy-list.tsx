import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { recordedCaseScreen } from '../api/addresses.ts';
import { Card } from '../ui/card.tsx';
import { Answered } from './answered.tsx';
import { privacyWords } from './case-words.tsx';
import { OfEstablishment } from './chosen.tsx';
import { usePrivacyList, type OfPlace } from './queries.ts';

/** Whom the privacy cases of the log are about: apart from the log, for who keeps it alone. */
export const PrivacyList = () => <OfEstablishment>{(of) => <List of={of} />}</OfEstablishment>;

function List({ of }: { of: OfPlace }) {
  const { t } = useLingui();
  return (
    <Answered answer={usePrivacyList(of)}>
      {(list) => (
        <Card title={t`Privacy cases of ${String(of.year)}`}>
          <p className="text-label text-quiet">
            <Trans>
              Confidential. 29 CFR 1904.29(b)(6): keep it apart from the log and show it to nobody else.
            </Trans>
          </p>
          {list.length === 0 ? (
            <p>
              <Trans>There is no privacy case on this log.</Trans>
            </p>
          ) : (
            <ul className="flex flex-col">
              {list.map((one) => (
                <li key={one.caseId} className="edge-b py-1 last:border-0">
                  <Link
                    href={recordedCaseScreen(one.caseId)}
                    className="inline-flex min-h-12 items-center font-semibold text-accent-text underline"
                  >
                    {t`Case ${one.caseNumber}: ${one.name}`}
                  </Link>
                  <p>{t(privacyWords[one.reason])}</p>
                </li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </Answered>
  );
}
