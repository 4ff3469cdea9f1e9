import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../language/language.ts';
import { languageNames } from '../language/language-names.ts';
import { languages } from '../language/pick-language.ts';
import { putInto } from '../language/put-into.ts';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';

export function LanguageSetting() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Card title={t`Language`}>
      <ChoiceGroup
        legend={t`Language of the app`}
        legendHidden
        columns={2}
        choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={language}
        onChange={(value) => void putInto(value)}
        help={<Trans>What people write stays in the language they wrote it in.</Trans>}
      />
    </Card>
  );
}
