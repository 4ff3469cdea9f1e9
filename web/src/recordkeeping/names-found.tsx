import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFilingCheck } from './queries.ts';
import { namesStanding, withoutNames } from './without-names.ts';

/** Names of people that the check of what is filed found in the texts of a case, by field. */
export function useNamesFound(one: RecordedCase) {
  const { establishmentId, year, state } = one;
  const isFiled = state === 'recordable' && establishmentId !== null;
  const { body, refresh } = useFilingCheck(isFiled ? { establishmentId, year } : null);
  const sentences = new Map(body?.sentences.map((said) => [said.text, said]));
  const found = (body?.failing ?? []).flatMap(({ caseId, field, message }) => {
    const said = sentences.get(message);
    const name = said?.code === 'records.check.name' ? said.values?.['name'] : undefined;
    return caseId === one.id && typeof name === 'string' ? [{ field, name }] : [];
  });
  return {
    namesIn: (field: string) => found.filter((each) => each.field === field).map(({ name }) => name),
    refresh,
  };
}

interface NamesFoundProps {
  text: string;
  names: readonly string[];
  onChange: (text: string) => void;
}

/** Points out names in a text that is filed with OSHA, while they stand there. A person takes them out. */
export function NamesFound({ text, names, onChange }: NamesFoundProps) {
  const { t } = useLingui();
  const standing = namesStanding(text, names);
  if (standing.length === 0) return null;
  return (
    <Notice
      tone="warn"
      actions={
        <Button onClick={() => onChange(withoutNames(text, { names: standing, by: t`the worker` }))}>
          <Trans>Write 'the worker' instead</Trans>
        </Button>
      }
    >
      <Plural value={standing.length} one="This text has a name:" other="This text has names:" />{' '}
      <strong>{standing.join(', ')}</strong>. <Trans>It is filed with OSHA without names.</Trans>
    </Notice>
  );
}
