import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../language/language.ts';
import { languageNames } from '../language/language-names.ts';
import { languages, type Language } from '../language/pick-language.ts';
import { switchLanguage } from '../language/switch-language.ts';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';

export function LanguageSetting() {
  const { t } = useLingui();
  const language = useLanguage();
  // While its texts are on their way.
  const [wanted, setWanted] = useState<Language | null>(null);
  const choose = async (value: Language) => {
    setWanted(value);
    await switchLanguage(value);
    setWanted(null);
  };
  return (
    <Card title={t`Language`}>
      <ChoiceGroup
        legend={t`Language of the app`}
        legendHidden
        columns={2}
        choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={wanted ?? language}
        onChange={(value) => void choose(value)}
        help={<Trans>What people write stays in the language they wrote it in.</Trans>}
      />
    </Card>
  );
}
