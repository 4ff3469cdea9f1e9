import type { Briefing } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import UsersRound from 'lucide-react/icons/users-round';
import { holdTalkScreen, documentScreen } from '../api/addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Translated } from '../language/translated.tsx';

export function TalkCard({ topic }: { topic: Briefing['toolboxTalkTopic'] }) {
  const { t } = useLingui();
  return (
    <Card title={t`Today's Toolbox Talk`}>
      <p className="text-lead leading-tight font-bold">
        <Translated text={topic.title} />
      </p>
      <p className="text-label text-quiet">
        <Translated text={topic.reason} />
      </p>
      <p>
        <Trans>Review this topic with your crew before starting work today</Trans>
      </p>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center">
        <ButtonLink href={holdTalkScreen(topic.documentKey)} look="primary" icon={UsersRound} wide>
          <Trans>Hold this talk</Trans>
        </ButtonLink>
        <ButtonLink href={documentScreen(topic.documentKey)} icon={BookOpen} wide>
          <Trans>Open Document</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
