import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { screens } from '../api/addresses.ts';
import { placeOf } from './places.ts';

/** A few sentences for the page one is on, then those that hold everywhere. */
export default function HelpTexts({ path }: { path: string }) {
  const here = helpFor(placeOf(path).path);
  return (
    <div className="flex flex-col gap-3">
      {here}
      <p>
        <Trans>
          Without signal everything is saved on this phone and sent later by itself. The round arrows at the
          top send it now; the number on them is how many reports are waiting.
        </Trans>
      </p>
    </div>
  );
}

function helpFor(place: string): ReactNode {
  switch (place) {
    case screens.dashboard:
      return (
        <p>
          <Trans>
            The numbers count your own incidents and claims. Under them are your latest incidents. When
            something has happened, press Report.
          </Trans>
        </p>
      );
    case screens.dailyBriefing:
      return (
        <p>
          <Trans>
            Choose the work you are doing today. The table shows hour by hour whether to stop; tap an hour to
            see why. The line at the top shows the place and how old the figures are. Unknown never means
            clear.
          </Trans>
        </p>
      );
    case screens.incidents:
      return (
        <p>
          <Trans>
            Press a row to open it: you see the place, the description and the photos, and you can edit it. A
            row says so when it is not on the server yet.
          </Trans>
        </p>
      );
    case screens.claims:
      return (
        <p>
          <Trans>
            To file a claim, open its incident and press File Claim. Here you see who is handling each claim,
            what it may pay and how that was worked out. You also add the documents it needs.
          </Trans>
        </p>
      );
    case screens.review:
      return (
        <p>
          <Trans>
            These claims are waiting for a decision, oldest first. Open one, take it, then approve it, reject
            it or ask for more. The estimate helps; the decision is yours, and your name stays on it.
          </Trans>
        </p>
      );
    case screens.talks:
      return (
        <p>
          <Trans>
            Hold a talk: read it to the crew, answer the two questions together, and have everybody sign on
            this phone. Excuse anybody who is not here, with a reason. A closed talk cannot be changed.
          </Trans>
        </p>
      );
    case screens.safety:
      return (
        <p>
          <Trans>
            Check the documents you want to ask, then ask in your own words. The answer quotes them; press a
            quotation to see where it stands. Keep documents on this phone to read, search and ask without
            signal.
          </Trans>
        </p>
      );
    case screens.report:
      return (
        <p>
          <Trans>
            The guided wizard asks one thing at a time and finds your location. The standard form shows
            everything on one page. What you enter is kept on this phone while you write.
          </Trans>
        </p>
      );
    case screens.settings:
      return (
        <p>
          <Trans>
            Choose larger text or high-contrast colors for bright sun. Under Data & Privacy you see what is
            kept on this phone. Clearing never removes a report that has not been sent.
          </Trans>
        </p>
      );
    case screens.profile:
      return (
        <p>
          <Trans>
            This is who you are signed in as. Keep your emergency contact up to date: that is who your
            supervisor calls. Log out here before somebody else uses this phone.
          </Trans>
        </p>
      );
    case screens.history:
      return (
        <p>
          <Trans>
            What happened to your incidents, claims and account, the newest day first. Nothing here is ever
            changed or removed. Older entries are loaded at the end of the list.
          </Trans>
        </p>
      );
    case screens.people:
      return (
        <p>
          <Trans>
            Open a person to change the role, the crew or the password, or to deactivate them. Their records
            stay. You see an imported list line by line before anything changes.
          </Trans>
        </p>
      );
    default:
      return null;
  }
}
