import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Attendee } from '@tailboard/contract/talks.ts';
import Check from 'lucide-react/icons/check';
import FileDown from 'lucide-react/icons/file-down';
import type { ReactNode } from 'react';
import { talkPdf } from '../api/addresses.ts';
import { useLanguage } from '../language/language.ts';
import { clock, dayAndTime } from '../language/moments.ts';
import { Translated } from '../language/translated.tsx';
import type { FullTalk } from '../offline/public.ts';
import { Card } from '../ui/card.tsx';
import { useOnline } from '../ui/online.ts';
import { AsWritten } from './as-written.tsx';
import { SignatureDrawing } from './signature-drawing.tsx';
import { usePersonName } from '../auth/public.ts';
import { TalkState } from './talk-state.tsx';

/** All that was said and signed, the same as in the PDF. */
export function TalkRecord({ talk }: { talk: FullTalk }) {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const nameIn = ({ name, userId }: Attendee) =>
    nameOf(name, userId === null ? null : talk.usernames?.[userId]);
  const present = talk.attendees.filter((attendee) => attendee.attendance === 'present');
  const excused = talk.attendees.filter((attendee) => attendee.attendance === 'excused');
  return (
    <>
      <TalkState talk={talk} />
      <PdfLink id={talk.id} />
      <Card>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-3">
          <Fact name={t`Led by`}>
            {nameOf(talk.heldBy, talk.heldByUsername)}
            {talk.crewId !== null && <>, {talk.crewId}</>}
          </Fact>
          {talk.place !== '' && <Fact name={t`Place`}>{talk.place}</Fact>}
          <Fact name={t`Began`}>{dayAndTime(talk.heldAt)}</Fact>
          <Fact name={t`Closed`}>{dayAndTime(talk.closedAt)}</Fact>
        </dl>
      </Card>
      <Card title={<Plural value={present.length} one="# signed" other="# signed" />}>
        <ul className="flex flex-col">
          {numbered(present).map(({ position, each }) => (
            <Signed key={position} attendee={each} name={nameIn(each)} />
          ))}
        </ul>
      </Card>
      {excused.length > 0 && (
        <Card title={<Plural value={excused.length} one="# excused" other="# excused" />}>
          <ul className="flex flex-col gap-2">
            {numbered(excused).map(({ position, each }) => (
              <li key={position}>
                <p className="font-semibold break-words">{nameIn(each)}</p>
                <p className="text-label break-words text-quiet">{each.reason}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t`Check questions`}>
        <ul className="flex flex-col gap-3">
          {talk.questions.map(({ question, answer, section }) => (
            <li key={question}>
              <p className="font-semibold">
                <AsWritten text={question} />
              </p>
              <p>
                <Translated text={answer} />
              </p>
              <p lang="en" className="text-label text-quiet">
                {section}
              </p>
            </li>
          ))}
        </ul>
      </Card>
      {talk.notes !== '' && (
        <Card title={t`Notes`}>
          <p className="max-w-[68ch] break-words whitespace-pre-wrap">{talk.notes}</p>
        </Card>
      )}
    </>
  );
}

/** A record never changes, and two people may have one name: their place in it names them. */
const numbered = <Each,>(list: readonly Each[]) => list.map((each, position) => ({ position, each }));

function Signed({
  attendee,
  name,
}: {
  attendee: Extract<Attendee, { attendance: 'present' }>;
  name: string;
}) {
  const { t } = useLingui();
  const { signature, signedAt } = attendee;
  return (
    <li className="edge-t flex min-h-16 flex-wrap items-center justify-between gap-x-3 py-2 first:border-t-0">
      <span className="min-w-0 flex-[1_1_8rem]">
        <span className="block font-semibold break-words">{name}</span>
        {signedAt !== null && <span className="block text-label text-quiet">{clock(signedAt)}</span>}
      </span>
      {signature?.by === 'finger' ? (
        <SignatureDrawing path={signature.path} label={t`Signature of ${name}`} />
      ) : (
        <span className="tone-ok flex items-center gap-1.5 text-label font-semibold text-tone">
          <Check size={18} aria-hidden />
          <Trans>Present, agrees</Trans>
        </span>
      )}
    </li>
  );
}

function PdfLink({ id }: { id: number }) {
  const online = useOnline();
  const language = useLanguage();
  if (id < 0 || !online) {
    return (
      <p className="text-label text-quiet">
        {id < 0 ? (
          <Trans>The PDF is available once the talk is on the server. This is the whole record.</Trans>
        ) : (
          <Trans>The PDF needs signal. This is the whole record.</Trans>
        )}
      </p>
    );
  }
  return (
    <div>
      <a
        href={talkPdf(id, language)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-(length:--edge) border-control bg-card px-4 py-2 font-semibold hover:bg-press"
      >
        <FileDown size="1.2em" className="shrink-0" aria-hidden />
        <Trans>PDF of the record</Trans>
      </a>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-label text-quiet">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}
