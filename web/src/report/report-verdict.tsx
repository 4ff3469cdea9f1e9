import type { FactValue } from '@tailboard/contract/incident-analysis.ts';
import type { AskedFact } from '@tailboard/contract/incident-facts.ts';
import { useWatch } from 'react-hook-form';
import {
  FactQuestions,
  OshaNotice,
  usePhoneVerdict,
  useSettled,
  VerdictCard,
  type FactAnswers,
  type ShownVerdict,
} from '../verdict/public.ts';
import { isNamed, type HurtPeople } from './hurt-people.ts';
import { PeopleFields } from './people-fields.tsx';
import type { ReportFields } from './report-fields.ts';

/** What was answered to the questions of the law, and the way to answer. */
export interface LawProps {
  facts: FactAnswers;
  hurt: HurtPeople;
  onHurt: (hurt: HurtPeople) => void;
  onAnswer: (fact: AskedFact, value: FactValue) => void;
}

/** What this phone judges of the report as it stands in the form; null before it says anything. */
export function useFormVerdict(
  fileCount: number,
  { facts, hurt }: Pick<LawProps, 'facts' | 'hurt'>,
): ShownVerdict | null {
  const [type, category, description, location] = useWatch<
    ReportFields,
    ['type', 'category', 'description', 'location']
  >({ name: ['type', 'category', 'description', 'location'] });
  const settled = useSettled(description);
  const report =
    type === ''
      ? null
      : { incidentType: type, category, description: settled, location, mediaCount: fileCount };
  return usePhoneVerdict(report, { facts, people: hurt.people.filter(isNamed) });
}

/** The verdict on a report that is not sent yet, and what it asks. */
export function ReportVerdict({
  fileCount,
  facts,
  hurt,
  onAnswer,
  onHurt,
}: LawProps & { fileCount: number }) {
  const verdict = useFormVerdict(fileCount, { facts, hurt });
  const [type, description] = useWatch<ReportFields, ['type', 'description']>({
    name: ['type', 'description'],
  });
  const people = <PeopleFields hurt={hurt} onChange={onHurt} />;
  if (verdict === null) {
    return (
      <>
        {type === 'Workplace Injury' && <OshaNotice />}
        {people}
      </>
    );
  }
  return (
    <>
      <VerdictCard verdict={verdict} judgedBy="phone" />
      <FactQuestions verdict={verdict} description={description} answers={facts} onAnswer={onAnswer} />
      {people}
    </>
  );
}
