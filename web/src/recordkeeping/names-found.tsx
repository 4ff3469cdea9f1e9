import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { namesStanding, withoutNames } from './without-names.ts';

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
