import type { Briefing, Task } from '@tailboard/contract/briefing.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import MapPinned from 'lucide-react/icons/map-pinned';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useState } from 'react';
import { ApiError, hadSignalAt } from '../api/api-error.ts';
import { useUser } from '../auth/public.ts';
import { dayAndTime, fullDay } from '../language/moments.ts';
import { useBriefingNews } from '../notifications/public.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { showToast } from '../ui/toast.ts';
import { briefingAge, isTooOld } from './age.ts';
import { useTasks } from './kept-tasks.ts';
import { DayGlance } from './day-glance.tsx';
import { LiveTab } from './live-tab.tsx';
import { LoadingBlocks } from './loading-blocks.tsx';
import { defaultPlace } from './opening-place.ts';
import { OverviewTab } from './overview-tab.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { PlaceLine } from './place-line.tsx';
import { PlaceNotice } from './place-notice.tsx';
import { keepShownPlace, useBriefing } from './queries.ts';
import { SafetyTab } from './safety-tab.tsx';
import { useBriefingPlace } from './use-briefing-place.ts';
import { useNow } from '../ui/use-now.ts';
import { WeatherTab } from './weather-tab.tsx';
import { translate } from '../language/translate.ts';
import { Translated, SentencesOf } from '../language/translated.tsx';

/** What today does to this crew at this place. */
export default function BriefingPage() {
  const { t } = useLingui();
  const { id: userId } = useUser();
  const now = useNow();
  const shown = useBriefingPlace(userId);
  const { place } = shown;
  const [tasks, chooseTasks] = useTasks(userId);
  const { given, loading, refreshing, error, refresh } = useBriefing({ userId, place, tasks });
  const [choosing, setChoosing] = useState(false);
  const briefing = given?.briefing;

  useBriefingNews(({ what, title, sentences }) => {
    refresh();
    const titles = {
      hazard: t`A hazard was reported near this place`,
      alert: t`A new official alert for this place`,
    };
    const underWay = t`The briefing is being refreshed.`;
    showToast({
      title: what === null ? t`There is news for this place` : titles[what],
      description: title === '' ? underWay : `${translate(title, sentences)}. ${underWay}`,
    });
  });
  useKeptPlace(userId, place, given);
  const failed = t`Failed to fetch daily briefing. Please try again.`;
  // Without signal nothing is wrong as long as there is a briefing: its age says it.
  const told = error !== null && !loading && (briefing === undefined || hadSignalAt(error));
  useEffect(() => {
    if (told) showToast({ title: t`Error`, description: failed, tone: 'bad' });
  }, [told, failed, t]);

  const asOf = briefing && figuresOf(briefing);
  const age = given && asOf !== undefined ? briefingAge({ asOf, receivedAt: given.at, now }) : 0;
  const tooOld = isTooOld(age);
  const isBusy = refreshing || loading;
  const name = briefing?.location.name ?? place?.name ?? (loading ? t`Finding your place` : t`Your place`);
  return (
    <Page title={t`Daily Briefing`} titleHidden>
      <PlaceLine
        name={name}
        by={place?.by ?? 'device'}
        finding={shown.finding}
        asOf={asOf}
        age={age}
        tooOld={tooOld}
        unrefreshed={error !== null && briefing !== undefined}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="grow text-lead font-bold">{fullDay(new Date(now))}</p>
        <Button icon={MapPinned} onClick={() => setChoosing(true)}>
          <Trans>Change place</Trans>
        </Button>
        <Button icon={RotateCw} busy={isBusy} onClick={refresh}>
          {isBusy ? t`Refreshing...` : t`Refresh`}
        </Button>
      </div>
      <PlaceNotice shown={shown} onChange={() => setChoosing(true)} />
      {briefing ? (
        <SentencesOf answer={briefing}>
          <Content {...{ briefing, tasks, chooseTasks, tooOld, now }} />
        </SentencesOf>
      ) : loading ? (
        <LoadingBlocks finding={shown.finding} />
      ) : (
        <ErrorState title={t`Error Loading Briefing`} onRetry={refresh}>
          {(error instanceof ApiError && error.problem?.detail) || failed}
        </ErrorState>
      )}
      <PlaceDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        userId={userId}
        position={place ?? defaultPlace}
        onChoose={shown.choose}
        onFind={shown.find}
      />
    </Page>
  );
}

interface ContentProps {
  briefing: Briefing;
  tasks: readonly Task[];
  chooseTasks: (tasks: readonly Task[]) => void;
  tooOld: boolean;
  now: number;
}

function Content({ briefing, tasks, chooseTasks, tooOld, now }: ContentProps) {
  const { t } = useLingui();
  const { weather } = briefing;
  const composed = dayAndTime(briefing.composedAt);
  return (
    <>
      {tooOld && (
        <Notice tone="bad" title={t`Too old to rely on`}>
          <Trans>
            This briefing is from {composed}. Refresh it before work; until then, treat nothing as clear.
          </Trans>
        </Notice>
      )}
      {weather.source === 'typical' && (
        <Notice
          tone="warn"
          title={weather.label === null ? t`Typical values, not live` : <Translated text={weather.label} />}
        >
          <Trans>The weather here was not measured. Look and measure on site before you start.</Trans>
        </Notice>
      )}
      <DayGlance {...{ briefing, tasks, tooOld, now }} />
      <Tabs
        label={t`Daily Briefing`}
        tabs={[
          {
            value: 'overview',
            label: t`Overview`,
            content: <OverviewTab {...{ briefing, tasks, tooOld, now }} onTasks={chooseTasks} />,
          },
          { value: 'safety', label: t`Safety & PPE`, content: <SafetyTab briefing={briefing} now={now} /> },
          { value: 'weather', label: t`Weather`, content: <WeatherTab briefing={briefing} /> },
          { value: 'live', label: t`Real-Time Updates`, content: <LiveTab /> },
        ]}
      />
    </>
  );
}

/** The time that the figures are of: an older answer of the weather service makes the whole briefing older. */
const figuresOf = ({ weather, composedAt }: Briefing): string =>
  weather.live || weather.asOf === null ? composedAt : weather.asOf;

/** A place whose briefing is shown is opened with next time, and is offered as an earlier one. */
function useKeptPlace(
  userId: number,
  place: ReturnType<typeof useBriefingPlace>['place'],
  given: ReturnType<typeof useBriefing>['given'],
): void {
  useEffect(() => {
    if (place === null || given === undefined) return;
    const { latitude, longitude, by } = place;
    const { name } = given.briefing.location;
    const at = new Date().toISOString();
    keepShownPlace(userId, { latitude, longitude, name, by: by === 'last' ? 'device' : by, at });
  }, [userId, place, given]);
}
