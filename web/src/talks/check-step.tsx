import { Trans, useLingui } from '@lingui/react/macro';
import type { TalkTopic } from '@tailboard/contract/talks.ts';
import BookOpen from 'lucide-react/icons/book-open';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useRef, useState } from 'react';
import { documentScreen } from '../api/addresses.ts';
import { Translated } from '../language/translated.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { AsWritten } from './as-written.tsx';

interface CheckStepProps {
  topic: TalkTopic;
  answers: readonly (number | null)[];
  onAnswers: (answers: (number | null)[]) => void;
  onNext: () => void;
}

/** Two questions that the crew answers together. A wrong answer brings the words of the document that give the right one. */
export function CheckStep({ topic, answers, onAnswers, onNext }: CheckStepProps) {
  const { t } = useLingui();
  /** The answers as they were checked last: an error goes away with the answer that it was about. */
  const [checked, setChecked] = useState<readonly (number | null)[]>();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const isRight = (index: number) => answers[index] === topic.questions[index]?.correct;
  const check = () => {
    setChecked(answers);
    const wrong = topic.questions.findIndex((_, index) => !isRight(index));
    if (wrong === -1) onNext();
    else [first, second][wrong]?.current?.focus();
  };
  const errorOf = (index: number, section: string): string | undefined => {
    if (checked === undefined || checked[index] !== answers[index] || isRight(index)) return undefined;
    if (answers[index] === null) return t`Answer this together`;
    return t`That is not what the document says. Read “${section}” again, then try again.`;
  };
  return (
    <>
      {topic.questions.map(({ question, choices, section, quote }, index) => {
        const answer = answers[index];
        const error = errorOf(index, section);
        const hasPassed = checked !== undefined && checked[index] === answer && isRight(index);
        return (
          <div key={question} className="edge flex flex-col gap-3 rounded-card bg-card p-4">
            <ChoiceGroup
              legend={<AsWritten text={question} />}
              choices={choices.map((label, choice) => ({
                value: String(choice),
                label: <Translated text={label} />,
              }))}
              value={answer === null || answer === undefined ? '' : String(answer)}
              onChange={(choice) =>
                onAnswers(answers.map((each, at) => (at === index ? Number(choice) : each)))
              }
              error={error}
              ref={index === 0 ? first : second}
            />
            {hasPassed && (
              <p
                role="status"
                className="tone-ok flex items-start gap-1.5 text-label font-semibold text-tone"
              >
                <CircleCheck size="1.2em" className="mt-0.5 shrink-0" aria-hidden />
                <Trans>Correct: {section}</Trans>
              </p>
            )}
            {error && answer !== null && (
              <>
                {quote !== '' && (
                  <figure className="flex flex-col gap-1 border-l-4 border-accent-text pl-3">
                    <blockquote lang="en" className="max-w-[68ch]">
                      “{quote}”
                    </blockquote>
                    <figcaption lang="en" className="text-label text-quiet">
                      {topic.title} › {section}
                    </figcaption>
                  </figure>
                )}
                <div>
                  <ButtonLink href={documentScreen(topic.documentKey)} icon={BookOpen}>
                    <Trans>Open Document</Trans>
                  </ButtonLink>
                </div>
              </>
            )}
          </div>
        );
      })}
      <div>
        <Button look="primary" wide onClick={check}>
          <Trans>Check the answers</Trans>
        </Button>
      </div>
    </>
  );
}
